import type { i18n } from 'i18next';

/** What the label of a house tells. */
export interface SpokenHouse {
  readonly street: number;
  readonly house: number;
  readonly mark: string; // as in the text notation
  readonly fenced: boolean; // on its right
  readonly lit: string | null; // the numbers that fit ("" where a lit house takes none)
}

const COUNT = 999; // stands for any number where only numbers are taken

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Reads the app's own labels back, in whatever language they are. */
export function labelReader({ t }: i18n) {
  const pattern = (sentence: string) => escaped(sentence).replaceAll('@', '(\\d+)');
  const at = pattern(t('sheet.house', { street: '@', house: '@' }));
  const house = new RegExp(`^${at}, (.*)$`);
  const number = new RegExp(`^${pattern(t('sheet.number', { number: '@' }))}$`);
  const fits = new RegExp(`${escaped(t('sheet.fits', { numbers: '@' })).replace('@', '(\\d+(?:, \\d+)*)')}$`);
  const fence = new RegExp(
    `^${pattern(t('sheet.fence', { street: '@', left: '@', right: '@' }))}, ${t('sheet.fenceFree')}$`,
  );
  const figures = { size: '@', count: COUNT, worth: '@', ticks: '@', boxes: '@' };
  const column = new RegExp(
    `^${pattern(t('sheet.column', figures).replace(`${COUNT}`, '@'))}, ${t('sheet.selectable')}$`,
  );
  const LIT = [t('sheet.canBuild'), t('sheet.selectable'), t('sheet.selected')];

  return {
    house(label: string): SpokenHouse | null {
      const [, street, place, rest] = house.exec(label) ?? [];
      if (rest === undefined) return null;
      const fitting = fits.exec(rest);
      const words = rest.replace(fits, '').split(', ');
      const written = number.exec(words[0] ?? '')?.[1];
      const mark = words[0] === t('sheet.roundabout') ? 'R' : (written ?? '_');
      const marks: [string, string][] = [
        [t('sheet.bis'), 'b'],
        [t('sheet.poolBuilt'), '*'],
        [t('sheet.used'), '!'],
      ];
      return {
        street: Number(street),
        house: Number(place),
        mark: mark + marks.map(([word, sign]) => (words.includes(word) ? sign : '')).join(''),
        fenced: words.includes(t('sheet.fenced')),
        lit: fitting ? (fitting[1] ?? '') : words.some((word) => LIT.includes(word)) ? '' : null,
      };
    },
    freeFence(label: string): string | null {
      const [, street, left] = fence.exec(label) ?? [];
      return left === undefined ? null : `${street}|${left}`;
    },
    litColumn(label: string): number | null {
      const size = column.exec(label)?.[1];
      return size === undefined ? null : Number(size);
    },
  };
}
