import * as v from 'valibot';
import type { Score } from '../../rules/score';
import { ESTATE_SIZES } from '../../rules/types';
import { parseWith, type Parsed } from './result';
import { LIMITS, int } from './sheet';

const PLANS = 3;
const MOST_POINTS = 99_999;
const points = int(-MOST_POINTS, MOST_POINTS);
const lines = (count: number) => v.pipe(v.array(points), v.length(count));

export const ScoreSchema: v.GenericSchema<unknown, Score> = v.object({
  plans: lines(PLANS),
  parks: v.pipe(v.array(points), v.maxLength(LIMITS.streets.max)),
  pools: points,
  temps: points,
  estates: lines(ESTATE_SIZES.length),
  bis: points,
  roundabouts: points,
  refusals: points,
  total: points,
});

/** The lines of a score sheet that was kept. */
export function parseScore(value: unknown, path = 'score'): Parsed<Score> {
  return parseWith(ScoreSchema, value, path);
}
