import { at } from './at';
import { estateCounts } from './estates';
import { bisHouses, poolsBuilt, roundabouts, total, upgradeTrack, worth } from './sheet';
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
export function score(sheet: Sheet, tempPoints: number): Score {
  const { def } = sheet;
  const counts = estateCounts(sheet);
  const lines = {
    plans: sheet.plans.map((value) => value ?? 0),
    parks: def.streets.map(({ park }, index) => worth(park, at(sheet.parks, index))),
    pools: worth(def.pools, total(sheet, poolsBuilt)),
    temps: tempPoints,
    estates: ESTATE_SIZES.map((size) => at(counts, size - 1) * worth(upgradeTrack(def, size), at(sheet.upgrades, size - 1))),
    bis: 0 - worth(def.bis, total(sheet, bisHouses)),
    roundabouts: 0 - worth(def.roundabouts, total(sheet, roundabouts)),
    refusals: 0 - worth(def.refusals, sheet.refusals),
  };
  const gains = sum(lines.plans) + sum(lines.parks) + lines.pools + lines.temps + sum(lines.estates);
  return { ...lines, total: gains + lines.bis + lines.roundabouts + lines.refusals };
}

export function sum(values: readonly number[]): number {
  let all = 0;
  for (const value of values) all += value;
  return all;
}
