import { CARDS_PER_TURN, type Card, type Dealing, type Effect } from '../../rules/types';
import { deckCards, shuffleFor } from './cards';

/** A validation card, named by the plan it stands for. */
export interface Validation {
  readonly plan: number;
}

type DeckCard = Card | Validation;

/** R11: the player's deck and discard; AAA's cards and resolved validations have left them. */
export interface AaaDeck {
  readonly seed: string;
  readonly shuffles: number;
  readonly deck: readonly DeckCard[]; // the first card is drawn next
  readonly discard: readonly DeckCard[];
}

export interface AaaDraw {
  readonly deck: AaaDeck;
  readonly cards: readonly Card[];
  readonly validations: readonly number[]; // drawn on the way, in order; they have left the game
}

const BOTTOM = 20;
const VALIDATIONS: readonly Validation[] = [{ plan: 0 }, { plan: 1 }, { plan: 2 }];

/** R11.1: one validation card somewhere in the last twenty works cards, the other two in the discard. */
export function startAaa({ deck, seed }: Dealing): AaaDeck {
  const cards = shuffleFor(deckCards(deck), seed, 0);
  const [hidden, ...discard] = shuffleFor(VALIDATIONS, seed, 1);
  const top = cards.slice(0, -BOTTOM);
  const bottom: readonly DeckCard[] =
    hidden === undefined ? cards.slice(-BOTTOM) : [...cards.slice(-BOTTOM), hidden];
  return { seed, shuffles: 3, deck: [...top, ...shuffleFor(bottom, seed, 2)], discard };
}

/** Draws three works cards; validations are replaced (R11.3), an empty deck is the reshuffled discard (R11.4). */
export function drawAaa(start: AaaDeck): AaaDraw | null {
  let { deck, discard, shuffles } = start;
  const cards: Card[] = [];
  const validations: number[] = [];
  while (cards.length < CARDS_PER_TURN) {
    if (deck.length === 0) {
      if (discard.length === 0) return null;
      deck = shuffleFor(discard, start.seed, shuffles);
      discard = [];
      shuffles += 1;
    }
    const [card] = deck;
    deck = deck.slice(1);
    if (card === undefined) continue;
    if ('plan' in card) validations.push(card.plan);
    else cards.push(card);
  }
  return { deck: { seed: start.seed, shuffles, deck, discard }, cards, validations };
}

/** R11.2: two of the three cards are discarded, the given one stays with AAA. */
export function discardAaa(draw: AaaDraw, given: { effect: Effect; number: number | null }): AaaDeck {
  const index = draw.cards.findIndex(
    ({ effect, number }) => effect === given.effect && number === given.number,
  );
  return {
    ...draw.deck,
    discard: [...draw.deck.discard, ...draw.cards.filter((_, other) => other !== index)],
  };
}
