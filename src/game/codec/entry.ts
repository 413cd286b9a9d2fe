import * as v from 'valibot';

import { ESTATE_SIZES } from '../../rules/types';
import { CLAIMS, TOLD, type Entry, type PaperLine } from '../table';
import { parseWith, type Parsed } from './result';
import { LIMITS, int } from './sheet';

const PLANS = 3;
const MOST_POINTS = 9_999;
const figure = v.nullable(int(0, MOST_POINTS));
const count = v.nullable(int(0, LIMITS.value));

const LineSchema: v.GenericSchema<unknown, PaperLine> = v.object({
  parks: v.pipe(v.array(figure), v.maxLength(LIMITS.streets.max)),
  pools: figure,
  estates: v.pipe(v.array(figure), v.length(ESTATE_SIZES.length)),
  bis: figure,
  roundabouts: figure,
  refusals: figure,
});

export const EntrySchema: v.GenericSchema<unknown, Entry> = v.object({
  own: v.boolean(),
  told: v.picklist(TOLD),
  total: v.nullable(int(-MOST_POINTS, MOST_POINTS)),
  tempsIn: v.boolean(),
  temps: count,
  tempRank: v.nullable(int(0, LIMITS.trackValues)),
  line: v.nullable(LineSchema),
  claims: v.pipe(v.array(v.nullable(v.picklist(CLAIMS))), v.maxLength(PLANS)),
  estates: count,
  sizes: v.pipe(v.array(count), v.length(ESTATE_SIZES.length)),
});

/** What was entered of a player, as it was kept. */
export function parseEntry(value: unknown, path = 'entry'): Parsed<Entry> {
  return parseWith(EntrySchema, value, path);
}
