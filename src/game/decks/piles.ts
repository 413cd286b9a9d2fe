import { at } from '../../rules/at';
import { CARDS_PER_TURN, type Card, type Dealing } from '../../rules/types';
import { deckCards, shuffleFor } from './cards';

/** One pile of the table, number side up, and the cards turned over beside it; the first card lies on top. */
export interface Pile {
  readonly cards: readonly Card[];
  readonly turned: readonly Card[];
}

/** The three piles of R2.6. */
export interface TablePiles {
  readonly dealing: Dealing;
  readonly shuffles: number; // so far
  readonly piles: readonly Pile[];
}

/** All cards shuffled into three equal piles; what does not divide goes to the first ones. */
function threePiles(dealing: Dealing, shuffles: number): TablePiles {
  const cards = shuffleFor(deckCards(dealing.deck), dealing.seed, shuffles);
  const size = Math.ceil(cards.length / CARDS_PER_TURN);
  const piles = Array.from({ length: CARDS_PER_TURN }, (_, index) => ({
    cards: cards.slice(index * size, (index + 1) * size),
    turned: [],
  }));
  return { dealing, shuffles: shuffles + 1, piles };
}

export function startPiles(dealing: Dealing): TablePiles {
  return threePiles(dealing, 0);
}

/** R5.8: all cards of the table into three new piles. */
export function reshufflePiles({ dealing, shuffles }: TablePiles): TablePiles {
  return threePiles(dealing, shuffles);
}

function turnedOver({ cards, turned }: Pile): Pile {
  return { cards: cards.slice(1), turned: [at(cards, 0), ...turned] };
}

/** The discard of a used-up pile becomes the pile again; the card turned last stays as this turn's effect. */
function refilled({ turned }: Pile, seed: string, round: number): Pile {
  return { cards: shuffleFor(turned.slice(1), seed, round), turned: turned.slice(0, 1) };
}

/** Turns over the top card of every pile; piles that leave no number are filled again first, each edition in its way. */
export function turnPiles(table: TablePiles): TablePiles {
  const { dealing, shuffles, piles } = table;
  if (piles.every(({ cards }) => cards.length > 1)) return { ...table, piles: piles.map(turnedOver) };
  if (dealing.refill === 'together') return turnPiles(reshufflePiles(table));
  const next = piles.map(turnedOver).map((pile, index) => (pile.cards.length > 0 ? pile : refilled(pile, dealing.seed, shuffles + index)));
  return { dealing, shuffles: shuffles + piles.length, piles: next };
}

/** Number of the card on top, effect of the card turned over: the three combinations of the turn. */
export function combinations({ piles }: TablePiles): Card[] {
  return piles.map(({ cards, turned }) => ({ number: at(cards, 0).number, effect: at(turned, 0).effect }));
}

/** The effects of the next turn are public: they are printed in the corners of the numbers (R2.6). */
export function nextEffects({ piles }: TablePiles): Card['effect'][] {
  return piles.map(({ cards }) => at(cards, 0).effect);
}
