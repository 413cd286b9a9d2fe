import { at } from './at';
import { estateCounts } from './estates';
import { score, sum } from './score';
import type { Sheet } from './state';
import type { TieBreak } from './types';

/** What places are decided by. */
export interface Standing {
  readonly total: number;
  readonly estates: readonly number[]; // complete ones per size
}

export interface Ranking {
  readonly scores: readonly number[];
  readonly tempPoints: readonly number[];
  readonly places: readonly number[]; // from 1; equals share a place
}

/** Points for temps (R8.4): equal counts share, the next lower count takes the next value; none for none. */
export function tempPoints(counts: readonly number[], values: readonly number[]): readonly number[] {
  const levels = [...new Set(counts)].sort((a, b) => b - a);
  return counts.map((count) => (count === 0 ? 0 : (values[levels.indexOf(count)] ?? 0)));
}

function criterion(standing: Standing, by: TieBreak): number {
  switch (by) {
    case 'estates':
      return sum(standing.estates);
    case 'size1':
      return at(standing.estates, 0);
    case 'size2':
      return at(standing.estates, 1);
    case 'size3':
      return at(standing.estates, 2);
    case 'size4':
      return at(standing.estates, 3);
    case 'size5':
      return at(standing.estates, 4);
    case 'size6':
      return at(standing.estates, 5);
  }
}

/** Positive if `one` stands above `other` (R8.7). */
export function compare(one: Standing, other: Standing, tieBreak: readonly TieBreak[]): number {
  if (one.total !== other.total) return one.total - other.total;
  for (const by of tieBreak) {
    const difference = criterion(one, by) - criterion(other, by);
    if (difference !== 0) return difference;
  }
  return 0;
}

export function places(standings: readonly Standing[], tieBreak: readonly TieBreak[]): readonly number[] {
  return standings.map((own) => 1 + standings.filter((other) => compare(other, own, tieBreak) > 0).length);
}

/** The final table of several sheets of one game. */
export function ranking(sheets: readonly Sheet[], tieBreak: readonly TieBreak[]): Ranking {
  const values = sheets[0]?.def.tempPoints ?? [];
  const points = tempPoints(
    sheets.map(({ temps }) => temps),
    values,
  );
  const standings = sheets.map((sheet, index) => ({
    total: score(sheet, at(points, index)).total,
    estates: estateCounts(sheet),
  }));
  return {
    scores: standings.map(({ total }) => total),
    tempPoints: points,
    places: places(standings, tieBreak),
  };
}
