import * as v from 'valibot';
import type { GameEvent } from '../../rules/events';
import {
  CARDS_PER_TURN,
  EFFECTS,
  END_REASONS,
  ESTATE_SIZES,
  HIGHEST_CARD,
  HIGHEST_NUMBER,
  LOWEST_CARD,
  LOWEST_NUMBER,
  SIDES,
} from '../../rules/types';
import { parseWith, type Parsed } from './result';
import { LIMITS, int } from './sheet';

const MOST_ESTATES = 12;
const PLANS = 3;
const street = int(1, LIMITS.streets.max);
const house = int(1, LIMITS.houses.max);
const plan = int(0, PLANS - 1);
const card = int(LOWEST_CARD, HIGHEST_CARD);
const effect = v.picklist(EFFECTS);
const estate = v.object({ street, first: house, last: house });

/** The shape of every event; whether it is allowed is asked from the judge on replay. */
export const EventSchema: v.GenericSchema<unknown, GameEvent> = v.variant('type', [
  v.object({
    type: v.literal('deal'),
    cards: v.pipe(v.array(v.object({ number: card, effect })), v.length(CARDS_PER_TURN)),
  }),
  v.object({ type: v.literal('soloCard') }),
  v.object({ type: v.literal('validation'), plan }),
  v.object({
    type: v.literal('write'),
    card,
    effect,
    street,
    house,
    number: int(LOWEST_NUMBER, HIGHEST_NUMBER),
  }),
  v.object({ type: v.literal('refusal'), numbers: v.pipe(v.array(card), v.length(CARDS_PER_TURN)) }),
  v.object({ type: v.literal('temp') }),
  v.object({ type: v.literal('park') }),
  v.object({ type: v.literal('pool') }),
  v.object({ type: v.literal('fence'), street, place: house }),
  v.object({ type: v.literal('upgrade'), size: v.picklist(ESTATE_SIZES) }),
  v.object({ type: v.literal('bis'), street, house, side: v.picklist(SIDES) }),
  v.object({ type: v.literal('skip') }),
  v.object({ type: v.literal('roundabout'), street, house }),
  v.object({ type: v.literal('claim'), plan, estates: v.pipe(v.array(estate), v.maxLength(MOST_ESTATES)) }),
  v.object({ type: v.literal('give'), effect, number: v.nullable(card) }),
  v.object({ type: v.literal('rivalClaim'), plan, earlier: v.boolean() }),
  v.object({ type: v.literal('rivalEnd'), reason: v.picklist(END_REASONS) }),
  v.object({ type: v.literal('reshuffle'), rival: v.boolean() }),
  v.object({ type: v.literal('endTurn') }),
]);

export function parseEventValue(value: unknown, path = 'event'): Parsed<GameEvent> {
  return parseWith(EventSchema, value, path);
}
