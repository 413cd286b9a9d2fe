import { CARDS_PER_TURN, type Card, type Dealing } from '../../rules/types';
import { deckCards, shuffleFor } from './cards';

export interface SoloDraw {
  readonly cards: readonly Card[];
  readonly soloCard: boolean; // it came up in this draw and was replaced (R9.2)
}

type SoloDeck = readonly (Card | 'solo')[];

/** R9.1: the deck halved, the solo card shuffled into the lower half. */
export function soloDeck({ deck, seed }: Dealing): SoloDeck {
  const cards = shuffleFor(deckCards(deck), seed, 0);
  const above = Math.floor(cards.length / 2);
  const lower: SoloDeck = [...cards.slice(above), 'solo'];
  return [...cards.slice(0, above), ...shuffleFor(lower, seed, 1)];
}

/** The cards of a turn, from 1; null when fewer than three are left (R9.3). */
export function soloDraw(dealing: Dealing, turn: number): SoloDraw | null {
  const deck = soloDeck(dealing);
  const drawn: Card[] = [];
  const before = (turn - 1) * CARDS_PER_TURN;
  const after = turn * CARDS_PER_TURN;
  let soloCard = false;
  for (const card of deck) {
    if (drawn.length === after) break;
    if (card !== 'solo') drawn.push(card);
    else if (drawn.length >= before) soloCard = true;
  }
  return drawn.length < after ? null : { cards: drawn.slice(before), soloCard };
}
