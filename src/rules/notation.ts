import { EMPTY, ROUNDABOUT, emptyStreet, numbered, withFence, withHouse, withRoundabout } from './sheet';
import type { House, Street } from './state';

/**
 * One street as text: `1 3 4* 6! | 7 8 8b _ | R | 2`. `|` fence, `_` empty, `R` roundabout; after a number `b` bis,
 * `*` pool built, `!` used for a plan, in this order. Fences beside `R` are printed and may be left out when read.
 */
export function formatStreet(street: Street): string {
  const words = street.houses.flatMap((house, index) => {
    const fenced = index > 0 && street.fences[index] === true;
    return fenced ? ['|', formatHouse(house)] : [formatHouse(house)];
  });
  return words.join(' ');
}

export function formatHouse(house: House): string {
  switch (house.kind) {
    case 'empty':
      return '_';
    case 'roundabout':
      return 'R';
    case 'numbered':
      return `${house.number}${house.bis ? 'b' : ''}${house.pool ? '*' : ''}${house.used ? '!' : ''}`;
  }
}

export const NOTATION_FAULTS = ['unknownWord', 'fenceAtEnd', 'fenceTwice'] as const;
export type NotationFault = (typeof NOTATION_FAULTS)[number];

export type ParsedStreet =
  | { readonly ok: true; readonly street: Street }
  | { readonly ok: false; readonly fault: NotationFault; readonly house: number }; // read so far

const NUMBERED = /^(0|[1-9]\d?)(b?)(\*?)(!?)$/;

function parseHouse(word: string): House | null {
  if (word === '_') return EMPTY;
  if (word === 'R') return ROUNDABOUT;
  const match = NUMBERED.exec(word);
  if (match === null) return null;
  const [, number, bis, pool, used] = match;
  return numbered(Number(number), { bis: bis !== '', pool: pool !== '', used: used !== '' });
}

/** Reads the form of a street; whether the numbers may stand so is asked from `sheetFault`. */
export function parseStreet(text: string): ParsedStreet {
  const houses: House[] = [];
  const fences: number[] = [];
  for (const word of text.replace(/\|/g, ' | ').split(/\s+/)) {
    if (word === '') continue;
    if (word === '|') {
      if (fences.includes(houses.length)) return { ok: false, fault: 'fenceTwice', house: houses.length };
      fences.push(houses.length);
      continue;
    }
    const house = parseHouse(word);
    if (house === null) return { ok: false, fault: 'unknownWord', house: houses.length + 1 };
    houses.push(house);
  }
  if (fences.includes(0)) return { ok: false, fault: 'fenceAtEnd', house: 0 };
  if (fences.includes(houses.length)) return { ok: false, fault: 'fenceAtEnd', house: houses.length };
  return { ok: true, street: built(houses, fences) };
}

function built(houses: readonly House[], fences: readonly number[]): Street {
  let street = emptyStreet(houses.length);
  for (const place of fences) street = withFence(street, place);
  houses.forEach((house, index) => {
    street =
      house.kind === 'roundabout' ? withRoundabout(street, index + 1) : withHouse(street, index + 1, house);
  });
  return street;
}
