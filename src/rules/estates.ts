import { at } from './at';
import type { EstateRef } from './events';
import type { Sheet, Street } from './state';
import { ESTATE_SIZES, type EstateSize } from './types';

/** A complete estate (R5.3). */
export interface Estate extends EstateRef {
  readonly size: EstateSize;
  readonly used: boolean; // holds a house marked for a plan (R5.4, R5.6)
  readonly pools: number; // built
  readonly bis: number;
}

/** The last house of the group that begins at `first`: the one before the next fence. */
function groupEnd(street: Street, first: number): number {
  let last = first;
  while (!at(street.fences, last)) last += 1;
  return last;
}

/** The group as an estate, or null if a house lacks its number or the group is too large. */
function estateOf(street: Street, ref: EstateRef): Estate | null {
  const size = ESTATE_SIZES[ref.last - ref.first];
  if (size === undefined) return null;
  let used = false;
  let pools = 0;
  let bis = 0;
  for (let house = ref.first; house <= ref.last; house += 1) {
    const found = at(street.houses, house - 1);
    if (found.kind !== 'numbered') return null;
    if (found.used) used = true;
    if (found.pool) pools += 1;
    if (found.bis) bis += 1;
  }
  return { street: ref.street, first: ref.first, last: ref.last, size, used, pools, bis };
}

/** The complete estates of one street, from left to right. */
export function streetEstates(sheet: Sheet, street: number): Estate[] {
  const row = at(sheet.streets, street - 1);
  const found: Estate[] = [];
  let first = 1;
  while (first <= row.houses.length) {
    const last = groupEnd(row, first);
    const estate = estateOf(row, { street, first, last });
    if (estate !== null) found.push(estate);
    first = last + 1;
  }
  return found;
}

/** All complete estates, street by street. */
export function estates(sheet: Sheet): Estate[] {
  const found: Estate[] = [];
  for (let street = 1; street <= sheet.streets.length; street += 1) found.push(...streetEstates(sheet, street));
  return found;
}

/** How many complete estates there are of each size, marked or not (R8.5). */
export function estateCounts(sheet: Sheet): readonly number[] {
  const counts = ESTATE_SIZES.map(() => 0);
  for (const { size } of estates(sheet)) counts[size - 1] = at(counts, size - 1) + 1;
  return counts;
}
