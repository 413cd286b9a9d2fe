import * as v from 'valibot';
import {
  EFFECTS,
  HIGHEST_CARD,
  REFILLS,
  TIE_BREAKS,
  type Opponent,
  type Play,
  type Setup,
} from '../../rules/types';
import { PlanSchema, goalFitsSheet } from './plans';
import { parseWith, refused, type Parsed } from './result';
import { LIMITS, SheetSchema, int } from './sheet';

const PLANS = 3;
const LONGEST_TEXT = 80;
const MOST_CARDS = 999;
/** Three piles of three: a turn needs a card to turn over and one below it. */
const FEWEST_CARDS = 9;
const HIGHEST_LEVEL = 9; // of an opponent's card

const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));
const figure = int(0, LIMITS.value);

export const OpponentSchema: v.GenericSchema<unknown, Opponent> = v.object({
  validates: v.pipe(v.array(v.boolean()), v.length(PLANS)),
  park: figure,
  pool: figure,
  temp: figure,
  fence: figure,
  bisHouses: figure,
  upgradeValue: figure,
  level0Places: v.nullable(v.pipe(v.array(figure), v.length(PLANS))),
});

/** An opponent a player copied from its card. */
export function parseOpponent(value: unknown, path = 'opponent'): Parsed<Opponent> {
  return parseWith(OpponentSchema, value, path);
}

const PlaySchema: v.GenericSchema<unknown, Play> = v.variant('kind', [
  v.object({ kind: v.literal('table') }),
  v.object({ kind: v.literal('expert') }),
  v.object({ kind: v.literal('solo'), cards: int(PLANS, MOST_CARDS), temps: figure, points: figure }),
  v.object({
    kind: v.literal('aaa'),
    opponent: OpponentSchema,
    name: v.exactOptional(text),
    level: v.exactOptional(int(0, HIGHEST_LEVEL)),
  }),
]);

const RulesSchema = v.object({
  fenceBetweenBisPair: v.boolean(),
  bisAcrossFence: v.boolean(),
  reshuffleOnFirstPlan: v.boolean(),
  roundabouts: v.boolean(),
  tieBreak: v.pipe(v.array(v.picklist(TIE_BREAKS)), v.maxLength(TIE_BREAKS.length)),
});

const DealingSchema = v.object({
  seed: text,
  deck: v.pipe(
    v.array(v.pipe(v.array(int(0, LIMITS.boxes)), v.length(EFFECTS.length))),
    v.length(HIGHEST_CARD),
    v.check((rows) => rows.flat().reduce((sum, count) => sum + count, 0) >= FEWEST_CARDS, 'tooFewCards'),
  ),
  refill: v.picklist(REFILLS),
});

export const SetupSchema: v.GenericSchema<unknown, Setup> = v.object({
  edition: text,
  rules: RulesSchema,
  sheet: SheetSchema,
  plans: v.pipe(v.array(PlanSchema), v.length(PLANS)),
  play: PlaySchema,
  dealing: v.nullable(DealingSchema),
});

/** A setup from outside: its parts, and that its plans fit its sheet. */
export function parseSetup(value: unknown, path = 'setup'): Parsed<Setup> {
  const parsed = parseWith(SetupSchema, value, path);
  if (!parsed.ok) return parsed;
  const { plans, sheet } = parsed.value;
  const stray = plans.findIndex(({ goal }) => !goalFitsSheet(goal, sheet));
  return stray < 0 ? parsed : refused(`${path}.plans[${stray}].goal`, 'streetBeyondSheet');
}
