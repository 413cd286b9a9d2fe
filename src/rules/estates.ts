import { at } from './at';
import type { EstateRef } from './events';
import type { House, Sheet, Street } from './state';
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

/** R5.3: one to six houses, all numbered. The size, or null for a group that is no complete estate. */
function sizeOf(street: Street, first: number, last: number): EstateSize | null {
  for (let house = first; house <= last; house += 1) {
    if (at(street.houses, house - 1).kind !== 'numbered') return null;
  }
  return ESTATE_SIZES[last - first] ?? null;
}

function estateOf(houses: readonly House[], ref: EstateRef, size: EstateSize): Estate {
  let used = false;
  let pools = 0;
  let bis = 0;
  for (let house = ref.first; house <= ref.last; house += 1) {
    const found = at(houses, house - 1);
    if (found.kind !== 'numbered') continue;
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
  for (let first = 1; first <= row.houses.length;) {
    const last = groupEnd(row, first);
    const size = sizeOf(row, first, last);
    if (size !== null) found.push(estateOf(row.houses, { street, first, last }, size));
    first = last + 1;
  }
  return found;
}

/** The sheet asked about last: all its plans ask in a row. */
let asked: { readonly sheet: Sheet; readonly found: readonly Estate[] } | null = null;

/** All complete estates, street by street. */
export function estates(sheet: Sheet): readonly Estate[] {
  if (asked?.sheet === sheet) return asked.found;
  const found: Estate[] = [];
  for (let street = 1; street <= sheet.streets.length; street += 1) {
    for (const estate of streetEstates(sheet, street)) found.push(estate);
  }
  asked = { sheet, found };
  return found;
}

/** How many complete estates there are of each size, marked or not (R8.5). */
export function estateCounts(sheet: Sheet): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const row of sheet.streets) {
    for (let first = 1; first <= row.houses.length;) {
      const last = groupEnd(row, first);
      const size = sizeOf(row, first, last);
      if (size !== null) counts[size - 1] = at(counts, size - 1) + 1;
      first = last + 1;
    }
  }
  return counts;
}
