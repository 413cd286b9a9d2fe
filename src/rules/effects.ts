import { at } from './at';
import type { Bis, BuildRoundabout, Fence, Upgrade } from './events';
import type { Problem } from './problems';
import { boxes, houseAt, tally, upgradeTrack } from './sheet';
import type { House, Sheet, Street, Written } from './state';
import { ESTATE_SIZES, type Rules, type Side } from './types';
import { houseTaken } from './writing';

/** R4.1 and R4.2. */
export function fenceProblem(sheet: Sheet, rules: Rules, { street, place }: Fence): Problem | null {
  const row = sheet.streets[street - 1];
  const left = row?.houses[place - 1];
  const right = row?.houses[place];
  if (row === undefined || left === undefined || right === undefined)
    return { code: 'noSuchFence', street, place };
  if (at(row.fences, place)) return { code: 'fenceStands', street, place };
  if (left.kind !== 'numbered' || right.kind !== 'numbered') return null;
  if (left.used && right.used) return { code: 'fenceInUsedEstate', street, place };
  if (left.number === right.number && !rules.fenceBetweenBisPair) {
    return { code: 'fenceInBisPair', street, place, number: left.number };
  }
  return null;
}

/** R4.3: every column that has a box left will do. */
export function upgradeProblem(sheet: Sheet, { size }: Upgrade): Problem | null {
  const column = ESTATE_SIZES.find((known) => known === size);
  if (column === undefined) return { code: 'noSuchColumn', size };
  const full = at(sheet.upgrades, size - 1) >= boxes(upgradeTrack(sheet.def, column));
  return full ? { code: 'trackFull', track: 'upgrade', row: size } : null;
}

/** R4.4: the street of this turn's number. */
export function parkProblem(sheet: Sheet, { street }: Written): Problem | null {
  const full = at(sheet.parks, street - 1) >= boxes(at(sheet.def.streets, street - 1).park);
  return full ? { code: 'trackFull', track: 'park', row: street } : null;
}

/** R4.5: a full track still shifts a number, but there is nothing else to use it for (R1.5). */
export function tempProblem(sheet: Sheet, { card, number }: Written): Problem | null {
  const full = sheet.temps >= sheet.def.tempBoxes;
  return full && card === number ? { code: 'trackFull', track: 'temps', row: 1 } : null;
}

/** R4.7: the house of this turn's number. */
export function poolProblem(sheet: Sheet, { street, house }: Written): Problem | null {
  if (!at(sheet.def.streets, street - 1).pools.includes(house)) return { code: 'noPoolDrawn', street, house };
  const full = tally(sheet.streets).pools >= boxes(sheet.def.pools);
  return full ? { code: 'trackFull', track: 'pools', row: 1 } : null;
}

/** The house whose number a bis copies. */
export function originalOf(street: Street, house: number, side: Side): House | undefined {
  return street.houses[side === 'left' ? house - 2 : house];
}

/** R4.6: a copy beside its original; a full track is no hindrance (R1.5). */
export function bisProblem(sheet: Sheet, rules: Rules, { street, house, side }: Bis): Problem | null {
  const row = sheet.streets[street - 1];
  const found = row?.houses[house - 1];
  if (row === undefined || found === undefined) return { code: 'noSuchHouse', street, house };
  if (found.kind !== 'empty') return houseTaken(found, { street, house });
  if (originalOf(row, house, side)?.kind !== 'numbered')
    return { code: 'nothingToCopy', street, house, side };
  const place = side === 'left' ? house - 1 : house;
  if (at(row.fences, place) && !rules.bisAcrossFence) return { code: 'bisAcrossFence', street, place };
  return null;
}

/** R6.1: into an empty house, as long as the track has a box. */
export function roundaboutProblem(sheet: Sheet, { street, house }: BuildRoundabout): Problem | null {
  const found = houseAt(sheet, street, house);
  if (found === undefined) return { code: 'noSuchHouse', street, house };
  if (found.kind !== 'empty') return houseTaken(found, { street, house });
  const full = tally(sheet.streets).roundabouts >= boxes(sheet.def.roundabouts);
  return full ? { code: 'trackFull', track: 'roundabouts', row: 1 } : null;
}
