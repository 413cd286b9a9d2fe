import { createI18n } from '../../src/i18n';
import { de } from '../../src/i18n/de';
import { en } from '../../src/i18n/en';
import { fr } from '../../src/i18n/fr';
import { careDe } from '../../src/i18n/care.de';
import { careEn } from '../../src/i18n/care.en';
import { careFr } from '../../src/i18n/care.fr';
import { explainDe } from '../../src/i18n/explain.de';
import { explainEn } from '../../src/i18n/explain.en';
import { explainFr } from '../../src/i18n/explain.fr';
import { helpDe } from '../../src/i18n/help.de';
import { helpEn } from '../../src/i18n/help.en';
import { helpFr } from '../../src/i18n/help.fr';
import { historyDe } from '../../src/i18n/history.de';
import { historyEn } from '../../src/i18n/history.en';
import { historyFr } from '../../src/i18n/history.fr';
import { postcardDe } from '../../src/i18n/postcard.de';
import { postcardEn } from '../../src/i18n/postcard.en';
import { postcardFr } from '../../src/i18n/postcard.fr';
import { replayDe } from '../../src/i18n/replay.de';
import { replayEn } from '../../src/i18n/replay.en';
import { replayFr } from '../../src/i18n/replay.fr';
import { scoreDe } from '../../src/i18n/score.de';
import { scoreEn } from '../../src/i18n/score.en';
import { scoreFr } from '../../src/i18n/score.fr';
import { setupDe } from '../../src/i18n/setup.de';
import { setupEn } from '../../src/i18n/setup.en';
import { setupFr } from '../../src/i18n/setup.fr';
import { soloDe } from '../../src/i18n/solo.de';
import { soloEn } from '../../src/i18n/solo.en';
import { soloFr } from '../../src/i18n/solo.fr';
import { statsDe } from '../../src/i18n/stats.de';
import { statsEn } from '../../src/i18n/stats.en';
import { statsFr } from '../../src/i18n/stats.fr';
import { sources } from '../sources';

/** Every sentence with its key: "settings.themes.light" → "Paper". */
function sentences(tree: object, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') found.set(path + key, value);
    else for (const [inner, sentence] of sentences(value, `${path}${key}.`)) found.set(inner, sentence);
  }
  return found;
}

const ENGLISH = sentences({
  ...en,
  ...careEn,
  ...explainEn,
  ...helpEn,
  ...historyEn,
  ...postcardEn,
  ...replayEn,
  ...scoreEn,
  ...setupEn,
  ...soloEn,
  ...statsEn,
});
const OTHERS = [
  [
    'fr',
    sentences({
      ...fr,
      ...careFr,
      ...explainFr,
      ...helpFr,
      ...historyFr,
      ...postcardFr,
      ...replayFr,
      ...scoreFr,
      ...setupFr,
      ...soloFr,
      ...statsFr,
    }),
  ],
  [
    'de',
    sentences({
      ...de,
      ...careDe,
      ...explainDe,
      ...helpDe,
      ...historyDe,
      ...postcardDe,
      ...replayDe,
      ...scoreDe,
      ...setupDe,
      ...soloDe,
      ...statsDe,
    }),
  ],
] as const;
const placeholders = (sentence: string) => (sentence.match(/\{\{\w+\}\}/g) ?? []).sort();

describe.each(OTHERS)('%s', (_language, translated) => {
  test('has exactly the keys of English', () => {
    expect([...translated.keys()].sort()).toEqual([...ENGLISH.keys()].sort());
  });

  test('has a sentence for every key, with the same values in it', () => {
    for (const [key, sentence] of translated) {
      expect({ key, empty: sentence.trim() === '' }).toEqual({ key, empty: false });
      expect({ key, values: placeholders(sentence) }).toEqual({
        key,
        values: placeholders(ENGLISH.get(key) ?? ''),
      });
    }
  });

  test('no sentence was left in English', () => {
    const words = (sentence: string) => sentence.replace(/\{\{\w+\}\}/g, '').match(/\p{L}+/gu) ?? [];
    const same = [...translated].filter(([key, s]) => s === ENGLISH.get(key) && words(s).length > 3);
    expect(same).toEqual([]);
  });
});

test('every key is used somewhere, in full or by a template', () => {
  const code = sources('app', 'src/ui')
    .map(({ text }) => text)
    .join('\n');
  const templates = [...code.matchAll(/\bt\(`([\w.]+)\$\{[^}]+\}`/g)].map(([, prefix]) => prefix ?? '');
  const used = (key: string) =>
    code.includes(`'${key}'`) ||
    templates.some((prefix) => key.startsWith(prefix) && !key.slice(prefix.length).includes('.'));
  const unused = [...ENGLISH.keys()].filter((key) => !used(key.replace(/_(one|other|many)$/, '')));
  expect(unused).toEqual([]);
});

test.each([
  ['en', 1, '1 typeface, under the SIL Open Font License 1.1.'],
  ['en', 3, '3 typefaces, all under the SIL Open Font License 1.1.'],
  ['fr', 0, '0 police, sous licence SIL Open Font License 1.1.'],
  ['fr', 2, '2 polices, toutes sous licence SIL Open Font License 1.1.'],
  ['de', 0, '0 Schriften, alle unter der SIL Open Font License 1.1.'],
  ['de', 1, '1 Schrift, unter der SIL Open Font License 1.1.'],
] as const)('plurals of %s: %d', (language, count, sentence) => {
  expect(createI18n(language).t('about.fonts', { count })).toBe(sentence);
});
