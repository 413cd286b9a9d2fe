import { CARDS_PER_TURN, type Card, type Dealing } from '../../rules/types';
import { deckCards, shuffleFor } from './cards';

/** The deck of R9.1; a turn takes from its front. */
export type SoloDeck = readonly (Card | 'solo')[];

export interface SoloDraw {
  readonly deck: SoloDeck; // what is left
  readonly cards: readonly Card[];
  readonly soloCard: boolean; // it came up in this draw and was replaced (R9.2)
}

/** The deck halved, the solo card shuffled into the lower half. */
export function startSolo({ deck, seed }: Dealing): SoloDeck {
  const cards = shuffleFor(deckCards(deck), seed, 0);
  const above = Math.floor(cards.length / 2);
  const lower: SoloDeck = [...cards.slice(above), 'solo'];
  return [...cards.slice(0, above), ...shuffleFor(lower, seed, 1)];
}

/** Three cards, or null when fewer are left (R9.3). */
export function drawSolo(deck: SoloDeck): SoloDraw | null {
  const drawn = deck.slice(0, CARDS_PER_TURN);
  const soloCard = drawn.includes('solo');
  const taken = soloCard ? deck.slice(0, CARDS_PER_TURN + 1) : drawn;
  const cards = taken.filter((card) => card !== 'solo');
  return cards.length < CARDS_PER_TURN ? null : { deck: deck.slice(taken.length), cards, soloCard };
}
