import type { GameEvent } from '../rules/events';
import { CARDS_PER_TURN, type Setup } from '../rules/types';
import { turnsOf } from './turnLog';

/** Cards in the deck and in the discard pile, with the three of the turn in hand. */
export interface DeckCount {
  readonly deck: number;
  readonly discard: number;
}

const WORKS = 63;
/** R11.1: one validation card lies in the deck, the other two in the discard. */
const AAA_START: DeckCount = { deck: WORKS + 1, discard: 2 };

/** What lies where, whoever deals: counted from the log alone. Null where the app cannot know. */
export function deckCount(setup: Setup, log: readonly GameEvent[]): DeckCount | null {
  switch (setup.play.kind) {
    case 'solo':
      return soloCount(setup.play.cards, turnsOf(log).length);
    case 'aaa':
      return aaaCount(turnsOf(log));
    default:
      return null;
  }
}

/** R9.1: three cards a turn, and none comes back. */
function soloCount(cards: number, turns: number): DeckCount {
  const drawn = Math.min(turns * CARDS_PER_TURN, cards - (cards % CARDS_PER_TURN));
  return { deck: cards - drawn, discard: Math.max(0, drawn - CARDS_PER_TURN) };
}

/** R11.2–R11.4: three works cards a turn, a validation card is replaced; an empty deck is the discard again. */
function aaaCount(turns: readonly (readonly GameEvent[])[]): DeckCount {
  let { deck, discard } = AAA_START;
  for (const turn of turns) {
    const validations = turn.filter(({ type }) => type === 'validation').length;
    for (let card = CARDS_PER_TURN + validations; card > 0; card -= 1) {
      if (deck === 0) [deck, discard] = [discard, 0];
      deck -= 1;
    }
    if (turn.some(({ type }) => type === 'give')) discard += CARDS_PER_TURN - 1;
  }
  return { deck, discard };
}

/** R9.3: turns still to come after the one in hand. */
export function turnsLeft({ deck }: DeckCount): number {
  return Math.floor(deck / CARDS_PER_TURN);
}
