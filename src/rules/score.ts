import { at } from './at';
import { estateCounts } from './estates';
import { tally, upgradeTrack, worth } from './sheet';
import type { Sheet } from './state';
import { ESTATE_SIZES } from './types';

/** The lines of the score sheet; penalties are negative, the total is the sum of all lines (R8). */
export interface Score {
  readonly plans: readonly number[]; // per plan
  readonly parks: readonly number[]; // per street
  readonly pools: number;
  readonly temps: number;
  readonly estates: readonly number[]; // per size
  readonly bis: number;
  readonly roundabouts: number;
  readonly refusals: number;
  readonly total: number;
}

/** Scores a sheet; the points for temps depend on the others and are handed in (R8.4). */
export function score(sheet: Sheet, temps: number): Score {
  const { def } = sheet;
  const counts = estateCounts(sheet);
  const shown = tally(sheet.streets);
  const plans = sheet.plans.map((value) => value ?? 0);
  const parks = def.streets.map(({ park }, index) => worth(park, at(sheet.parks, index)));
  const estates = ESTATE_SIZES.map(
    (size, index) => at(counts, index) * worth(upgradeTrack(def, size), at(sheet.upgrades, index)),
  );
  const pools = worth(def.pools, shown.pools);
  const bis = 0 - worth(def.bis, shown.bis);
  const roundabouts = 0 - worth(def.roundabouts, shown.roundabouts);
  const refusals = 0 - worth(def.refusals, sheet.refusals);
  const points = sum(plans) + sum(parks) + pools + temps + sum(estates) + bis + roundabouts + refusals;
  return { plans, parks, pools, temps, estates, bis, roundabouts, refusals, total: points };
}

export function sum(values: readonly number[]): number {
  let all = 0;
  for (const value of values) all += value;
  return all;
}
