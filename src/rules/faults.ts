import { at } from './at';
import { boxes, tally, upgradeTrack } from './sheet';
import type { House, NumberedHouse, Sheet, Street } from './state';
import { ESTATE_SIZES, HIGHEST_NUMBER, LOWEST_NUMBER, type Rules, type TrackName } from './types';

/** What can be wrong with a sheet that comes from outside. */
export const SHEET_FAULTS = [
  'streets',
  'houses',
  'number',
  'order',
  'repeated',
  'bisAlone',
  'bisAcrossFence',
  'poolNotDrawn',
  'poolOnBis',
  'track',
] as const;

/** The first thing a sheet shows that no legal game can lead to; its place counts from 1. */
export type SheetFault =
  | { readonly fault: 'streets'; readonly count: number }
  | { readonly fault: 'houses'; readonly street: number; readonly count: number }
  | { readonly fault: 'track'; readonly track: TrackName; readonly row: number } // row: street or size, else 1
  | {
      readonly fault:
        'number' | 'order' | 'repeated' | 'bisAlone' | 'bisAcrossFence' | 'poolNotDrawn' | 'poolOnBis';
      readonly street: number;
      readonly house: number;
    };

export function sheetFault(sheet: Sheet, rules: Rules): SheetFault | null {
  return sheetFaults(sheet, rules)[0] ?? null;
}

/** All of them, one per house at most: street by street, then the tracks. */
export function sheetFaults(sheet: Sheet, rules: Rules): readonly SheetFault[] {
  const { def, streets } = sheet;
  if (streets.length !== def.streets.length) return [{ fault: 'streets', count: streets.length }];
  return [
    ...streets.flatMap((street, index) => streetFaults(sheet, rules, { street, position: index + 1 })),
    ...trackFaults(sheet),
  ];
}

interface Row {
  readonly street: Street;
  readonly position: number;
}

function streetFaults(sheet: Sheet, rules: Rules, row: Row): readonly SheetFault[] {
  const { houses, pools } = at(sheet.def.streets, row.position - 1);
  const count = row.street.houses.length;
  if (count !== houses) return [{ fault: 'houses', street: row.position, count }];
  const faults: SheetFault[] = [];
  for (let house = 1; house <= count; house += 1) {
    const found = at(row.street.houses, house - 1);
    if (found.kind !== 'numbered') continue;
    const fault =
      houseFault(found, pools.includes(house)) ??
      orderFault(row.street, house) ??
      bisFault(row.street, rules, house);
    if (fault !== null) faults.push({ fault, street: row.position, house });
  }
  return faults;
}

function houseFault(
  house: NumberedHouse,
  poolDrawn: boolean,
): 'number' | 'poolNotDrawn' | 'poolOnBis' | null {
  if (house.number < LOWEST_NUMBER || house.number > HIGHEST_NUMBER) return 'number';
  if (!house.pool) return null;
  if (!poolDrawn) return 'poolNotDrawn';
  return house.bis ? 'poolOnBis' : null;
}

/** The nearest number to the left in the same run (R3.2), with the place it stands at. */
function before(street: Street, house: number): { number: number; house: number } | null {
  for (let left = house - 1; left >= 1; left -= 1) {
    const found = at(street.houses, left - 1);
    if (found.kind === 'roundabout') return null;
    if (found.kind === 'numbered') return { number: found.number, house: left };
  }
  return null;
}

/** Numbers rise; the same number may only stand directly beside its like. */
function orderFault(street: Street, house: number): 'order' | 'repeated' | null {
  const left = before(street, house);
  const number = numberOf(street.houses[house - 1]);
  if (left === null || number === null || left.number < number) return null;
  if (left.number > number) return 'order';
  return left.house === house - 1 ? null : 'repeated';
}

function numberOf(house: House | undefined): number | null {
  return house?.kind === 'numbered' ? house.number : null;
}

/** Of houses with one number side by side exactly one is the original (R4.6), none is fenced off in 2018 (R4.2). */
function bisFault(
  street: Street,
  rules: Rules,
  house: number,
): 'repeated' | 'bisAlone' | 'bisAcrossFence' | null {
  const number = numberOf(street.houses[house - 1]);
  if (number === numberOf(street.houses[house - 2])) {
    return at(street.fences, house - 1) && !rules.bisAcrossFence ? 'bisAcrossFence' : null;
  }
  let originals = 0;
  for (let like = house; numberOf(street.houses[like - 1]) === number; like += 1) {
    const found = at(street.houses, like - 1);
    if (found.kind === 'numbered' && !found.bis) originals += 1;
  }
  if (originals === 0) return 'bisAlone';
  return originals > 1 ? 'repeated' : null;
}

function trackFaults(sheet: Sheet): readonly SheetFault[] {
  const { def } = sheet;
  const rows: readonly (readonly [TrackName, number, number, number])[] = [
    ...def.streets.map(
      ({ park }, index) => ['park', index + 1, sheet.parks[index] ?? -1, boxes(park)] as const,
    ),
    ...ESTATE_SIZES.map(
      (size) => ['upgrade', size, sheet.upgrades[size - 1] ?? -1, boxes(upgradeTrack(def, size))] as const,
    ),
    ['pools', 1, tally(sheet.streets).pools, boxes(def.pools)],
    ['temps', 1, sheet.temps, def.tempBoxes],
    ['refusals', 1, sheet.refusals, boxes(def.refusals)],
    ['roundabouts', 1, tally(sheet.streets).roundabouts, boxes(def.roundabouts)],
  ];
  return rows
    .filter(([, , ticks, all]) => !Number.isInteger(ticks) || ticks < 0 || ticks > all)
    .map(([track, row]) => ({ fault: 'track', track, row }));
}
