import * as v from 'valibot';
import { ESTATE_SIZES, STACKS, type PlanCard, type PlanGoal, type SheetDef } from '../../rules/types';
import { parseWith, refused, type Parsed } from './result';
import { LIMITS, int } from './sheet';

const MOST_ESTATES = 12;
const size = v.picklist(ESTATE_SIZES);
const sizes = v.pipe(v.array(size), v.minLength(1), v.maxLength(MOST_ESTATES));
const street = int(1, LIMITS.streets.max);
const count = int(1, LIMITS.value);
const atLeast = int(0, LIMITS.houses.max);

export const GoalSchema: v.GenericSchema<unknown, PlanGoal> = v.variant('kind', [
  v.object({ kind: v.literal('estates'), sizes }),
  v.object({ kind: v.literal('fullStreet'), street }),
  v.object({ kind: v.literal('streetEnds') }),
  v.object({ kind: v.literal('parksAndPoolsOfStreet'), street }),
  v.object({ kind: v.literal('allParksOfStreets'), streets: street }),
  v.object({ kind: v.literal('allPoolsOfStreets'), streets: street }),
  v.object({ kind: v.literal('parksPoolsAndRoundaboutInOneStreet') }),
  v.object({ kind: v.literal('temps'), count }),
  v.object({ kind: v.literal('bisInOneStreet'), count }),
  v.object({ kind: v.literal('endEstates'), size }),
  v.object({ kind: v.literal('streetEstates'), street, sizes }),
  v.object({ kind: v.literal('oneStreetEstates'), sizes, roundabouts: atLeast }),
  v.object({ kind: v.literal('estatesWith'), sizes, pools: atLeast, bis: atLeast }),
  v.object({ kind: v.literal('parksTotal'), count }),
  v.object({ kind: v.literal('parksEveryStreet'), count }),
  v.object({ kind: v.literal('upgradesTotal'), count }),
  v.object({ kind: v.literal('upgradeColumnsFull'), count: int(1, ESTATE_SIZES.length) }),
]);

export const PlanSchema: v.GenericSchema<unknown, PlanCard> = v.object({
  stack: v.picklist(STACKS),
  goal: GoalSchema,
  first: int(0, LIMITS.value),
  later: int(0, LIMITS.value),
});

/** A goal may name streets only as far as the sheet has them. */
export function goalFitsSheet(goal: PlanGoal, sheet: SheetDef): boolean {
  if ('street' in goal) return goal.street <= sheet.streets.length;
  return 'streets' in goal ? goal.streets <= sheet.streets.length : true;
}

export function parseGoal(value: unknown, sheet: SheetDef, path = 'goal'): Parsed<PlanGoal> {
  const parsed = parseWith(GoalSchema, value, path);
  if (!parsed.ok || goalFitsSheet(parsed.value, sheet)) return parsed;
  return refused(path, 'streetBeyondSheet');
}

export function parsePlanCard(value: unknown, sheet: SheetDef, path = 'plan'): Parsed<PlanCard> {
  const parsed = parseWith(PlanSchema, value, path);
  if (!parsed.ok || goalFitsSheet(parsed.value.goal, sheet)) return parsed;
  return refused(`${path}.goal`, 'streetBeyondSheet');
}
