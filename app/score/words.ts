import type { TFunction } from 'i18next';

import { partValue, type Focus, type ScorePart } from '../../src/game/scoreParts';
import type { TableLine } from '../../src/game/table';
import { estateCounts } from '../../src/rules/estates';
import { sum, type Score } from '../../src/rules/score';
import { tally, upgradeTrack, worth } from '../../src/rules/sheet';
import type { Sheet } from '../../src/rules/state';
import type { Setup } from '../../src/rules/types';
import { figure } from '../history/words';

/** One player's own points, ready to be told. */
export interface OwnScore {
  readonly setup: Setup;
  readonly sheet: Sheet;
  readonly line: TableLine;
  readonly score: Score;
}

export function partName(t: TFunction, part: ScorePart): string {
  return part === 'temps' ? t('record.temps') : t(`score.${part}`);
}

const adds = (values: readonly number[]) => values.map(figure).join(' + ');

/** The few words behind the name of a section. */
export function partDetail(t: TFunction, part: ScorePart, own: OwnScore): string {
  const { sheet, score, line } = own;
  const shown = tally(sheet.streets);
  switch (part) {
    case 'plans':
      return score.plans.every((value) => value === 0) ? t('ending.none') : '';
    case 'parks':
      return adds(score.parks);
    case 'pools':
      return t('ending.built', { count: shown.pools });
    case 'temps':
      return tempsDetail(t, sheet.temps, line);
    case 'estates':
      return t('ending.complete', { count: sum(estateCounts(sheet)) });
    case 'bis':
      return t('ending.written', { count: shown.bis });
    case 'roundabouts':
      return t('ending.built', { count: shown.roundabouts });
    case 'refusals':
      return t('ending.ticked', { count: sheet.refusals });
  }
}

function tempsDetail(t: TFunction, count: number, { tempRank, tempPoints }: TableLine): string {
  const ticked = t('ending.ticked', { count });
  if (tempRank === null) return tempPoints === null ? `${ticked}, ${t('ending.rankOpen')}` : ticked;
  return `${ticked}, ${tempRank === 0 ? t('ending.noRank') : t('ending.rank', { rank: tempRank })}`;
}

/** Where a section comes from, in one sentence. */
export function focusWords(t: TFunction, focus: Focus, own: OwnScore): string {
  const { setup, sheet, score } = own;
  const shown = tally(sheet.streets);
  if (typeof focus === 'number') return sizeWords(t, focus, own);
  const value = figure(Math.abs(partValue(score, focus)));
  switch (focus) {
    case 'plans': {
      const claimed = setup.plans.flatMap(({ stack }, plan) => {
        const points = score.plans[plan] ?? 0;
        return points === 0 ? [] : [t('ending.say.plan', { stack, value: points })];
      });
      return claimed.length === 0 ? t('ending.say.noPlans') : claimed.join(' · ');
    }
    case 'parks':
      return t('ending.say.parks', { sum: adds(score.parks), value });
    case 'pools':
      return t('ending.say.pools', { count: shown.pools, value });
    case 'temps':
      return tempsWords(t, sheet.temps, own.line);
    case 'estates':
      return t('ending.say.estates', { sum: adds(score.estates), value });
    case 'bis':
      return t('ending.say.bis', { count: shown.bis, value });
    case 'roundabouts':
      return t('ending.say.roundabouts', { count: shown.roundabouts, value });
    case 'refusals':
      return t('ending.say.refusals', { count: sheet.refusals, value });
  }
}

function sizeWords(t: TFunction, size: Exclude<Focus, ScorePart>, { sheet, score }: OwnScore): string {
  const count = estateCounts(sheet)[size - 1] ?? 0;
  const each = worth(upgradeTrack(sheet.def, size), sheet.upgrades[size - 1] ?? 0);
  return t('ending.say.size', { size, count, worth: each, value: score.estates[size - 1] ?? 0 });
}

function tempsWords(t: TFunction, count: number, { tempRank, tempPoints }: TableLine): string {
  if (tempRank === null && tempPoints !== null)
    return t('ending.say.tempsAlone', { count, value: tempPoints });
  if (tempRank === null) return t('ending.say.tempsOpen');
  if (tempRank === 0) return t('ending.say.tempsNone');
  return t('ending.say.tempsRank', { count, rank: tempRank, value: tempPoints ?? 0 });
}
