import type { Street } from './state';
import { HIGHEST_NUMBER, LOWEST_NUMBER } from './types';

/** A row of empty houses side by side; what may be written is the same for all of them (R3.2). */
export interface Gap {
  readonly first: number;
  readonly last: number;
  readonly above: number; // numbers must be higher than the left neighbour's
  readonly below: number; // and lower than the right neighbour's
}

function isEmpty(street: Street, house: number): boolean {
  return street.houses[house - 1]?.kind === 'empty';
}

/** The number at a house, or `none` where a run ends: at a roundabout or at the end of the street. */
function numberOr(street: Street, house: number, none: number): number {
  const found = street.houses[house - 1];
  return found?.kind === 'numbered' ? found.number : none;
}

/** The gap around an empty house. */
export function gapAround(street: Street, house: number): Gap {
  let first = house;
  while (isEmpty(street, first - 1)) first -= 1;
  let last = house;
  while (isEmpty(street, last + 1)) last += 1;
  return {
    first,
    last,
    above: numberOr(street, first - 1, LOWEST_NUMBER - 1),
    below: numberOr(street, last + 1, HIGHEST_NUMBER + 1),
  };
}

/** All gaps of a street, from left to right. */
export function gaps(street: Street): Gap[] {
  const found: Gap[] = [];
  let house = 1;
  while (house <= street.houses.length) {
    if (isEmpty(street, house)) {
      const gap = gapAround(street, house);
      found.push(gap);
      house = gap.last;
    }
    house += 1;
  }
  return found;
}

export function fits(gap: Gap, number: number): boolean {
  return number > gap.above && number < gap.below;
}
