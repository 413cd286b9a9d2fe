import * as v from 'valibot';
import type { SheetDef } from '../../rules/types';
import { parseWith, type Parsed } from './result';

export const LIMITS = {
  streets: { min: 1, max: 5 },
  houses: { min: 3, max: 20 },
  trackValues: 30,
  value: 999,
  boxes: 50,
} as const;

export function int(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

/** A track has at least the value that needs no box; `boxes` more where it cannot do without. */
function track(boxes = 0) {
  return v.pipe(v.array(int(0, LIMITS.value)), v.minLength(boxes + 1), v.maxLength(LIMITS.trackValues));
}

const StreetSchema = v.pipe(
  v.object({
    houses: int(LIMITS.houses.min, LIMITS.houses.max),
    pools: v.pipe(v.array(int(1, LIMITS.houses.max)), v.maxLength(LIMITS.houses.max)),
    park: track(),
  }),
  v.check(({ pools, houses }) => pools.every((house) => house <= houses), 'poolBeyondStreet'),
  v.check(({ pools }) => new Set(pools).size === pools.length, 'poolTwice'),
);

export const SheetSchema: v.GenericSchema<unknown, SheetDef> = v.object({
  streets: v.pipe(v.array(StreetSchema), v.minLength(LIMITS.streets.min), v.maxLength(LIMITS.streets.max)),
  pools: track(),
  tempBoxes: int(0, LIMITS.boxes),
  tempPoints: v.pipe(v.array(int(0, LIMITS.value)), v.maxLength(LIMITS.trackValues)),
  upgrade: v.object({ 1: track(), 2: track(), 3: track(), 4: track(), 5: track(), 6: track() }),
  bis: track(),
  roundabouts: track(),
  refusals: track(1),
});

/** A sheet a player copied or made up. */
export function parseSheet(value: unknown, path = 'sheet'): Parsed<SheetDef> {
  return parseWith(SheetSchema, value, path);
}
