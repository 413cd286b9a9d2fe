import * as v from 'valibot';
import type { BoxContent, OwnOpponent, OwnPlan } from '../boxItem';
import { cleanName, nameFault } from '../names';
import { PlanSchema } from './plans';
import { parseWith, type Parsed } from './result';
import { OpponentSchema } from './setup';
import { SheetSchema, int } from './sheet';

const HIGHEST_LEVEL = 9;

const name = v.pipe(
  v.string(),
  v.transform(cleanName),
  v.check((text) => nameFault(text) === null, 'name'),
);
const plan: v.GenericSchema<unknown, OwnPlan> = v.object({ card: PlanSchema, advanced: v.boolean() });
const opponent: v.GenericSchema<unknown, OwnOpponent> = v.object({
  level: int(0, HIGHEST_LEVEL),
  opponent: OpponentSchema,
});

const BoxSchema: v.GenericSchema<unknown, BoxContent> = v.variant('kind', [
  v.object({
    kind: v.literal('plan'),
    name: v.pipe(
      v.string(),
      v.transform(() => ''),
    ),
    body: plan,
  }),
  v.object({ kind: v.literal('opponent'), name, body: opponent }),
  v.object({ kind: v.literal('sheet'), name, body: SheetSchema }),
]);

/** A card, an opponent or a sheet from outside: a file, a code, the disk. */
export function parseBoxContent(value: unknown, path = 'item'): Parsed<BoxContent> {
  return parseWith(BoxSchema, value, path);
}
