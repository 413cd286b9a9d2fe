import { at } from './at';
import type { Street } from './state';
import { HIGHEST_NUMBER, LOWEST_NUMBER } from './types';

/** A row of empty houses side by side; what may be written is the same for all of them (R3.2). */
export interface Gap {
  readonly first: number;
  readonly last: number;
  readonly above: number; // numbers must be higher than the left neighbour's
  readonly below: number; // and lower than the right neighbour's
}

const NOTHING_BEFORE = LOWEST_NUMBER - 1;
const NOTHING_AFTER = HIGHEST_NUMBER + 1;

/** All gaps of a street, from left to right; a run ends at a roundabout and at the end of the street. */
export function gaps({ houses }: Street): Gap[] {
  const found: Gap[] = [];
  let above = NOTHING_BEFORE;
  let first = 1;
  for (let house = 1; house <= houses.length; house += 1) {
    const here = at(houses, house - 1);
    if (here.kind === 'empty') continue;
    const numbered = here.kind === 'numbered';
    if (first < house)
      found.push({ first, last: house - 1, above, below: numbered ? here.number : NOTHING_AFTER });
    above = numbered ? here.number : NOTHING_BEFORE;
    first = house + 1;
  }
  if (first <= houses.length) found.push({ first, last: houses.length, above, below: NOTHING_AFTER });
  return found;
}

/** The gap an empty house lies in. */
export function gapAround(street: Street, house: number): Gap | undefined {
  return gaps(street).find(({ first, last }) => first <= house && house <= last);
}

export function fits(gap: Gap, number: number): boolean {
  return number > gap.above && number < gap.below;
}
