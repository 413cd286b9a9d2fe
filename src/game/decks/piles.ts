import { at } from '../../rules/at';
import { CARDS_PER_TURN, type Card, type Dealing } from '../../rules/types';
import { deckCards, shuffleFor } from './cards';

/** One pile of the table, number side up: the first `turned` cards lie beside it, the next one on top of it. */
export interface Pile {
  readonly cards: readonly Card[];
  readonly turned: number;
}

/** The three piles of R2.6. */
export interface TablePiles {
  readonly dealing: Dealing;
  readonly shuffles: number; // so far
  readonly piles: readonly Pile[];
}

/** All cards shuffled into three equal piles; what does not divide makes the last one smaller. */
function threePiles(dealing: Dealing, shuffles: number): TablePiles {
  const cards = shuffleFor(deckCards(dealing.deck), dealing.seed, shuffles);
  const size = Math.ceil(cards.length / CARDS_PER_TURN);
  const piles: Pile[] = [];
  for (let first = 0; first < cards.length; first += size)
    piles.push({ cards: cards.slice(first, first + size), turned: 0 });
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
  return { cards, turned: turned + 1 };
}

function leavesNumber({ cards, turned }: Pile): boolean {
  return turned + 1 < cards.length;
}

/** The last card is turned and stays as this turn's effect; the discard becomes the pile again. */
function refilled({ cards }: Pile, seed: string, round: number): Pile {
  return { cards: [...cards.slice(-1), ...shuffleFor(cards.slice(0, -1), seed, round)], turned: 1 };
}

/** Turns over the top card of every pile; a pile that would leave no number is filled again, each edition in its way. */
export function turnPiles(table: TablePiles): TablePiles {
  const { dealing, shuffles, piles } = table;
  if (piles.every(leavesNumber)) return { dealing, shuffles, piles: piles.map(turnedOver) };
  if (dealing.refill === 'together') return turnPiles(reshufflePiles(table));
  const next = piles.map((pile, index) =>
    leavesNumber(pile) ? turnedOver(pile) : refilled(pile, dealing.seed, shuffles + index),
  );
  return { dealing, shuffles: shuffles + piles.length, piles: next };
}

/** Number of the card on top, effect of the card turned over: the three combinations of the turn. */
export function combinations({ piles }: TablePiles): Card[] {
  return piles.map(({ cards, turned }) => ({
    number: at(cards, turned).number,
    effect: at(cards, turned - 1).effect,
  }));
}

/** The effects of the next turn are public: they are printed in the corners of the numbers (R2.6). */
export function nextEffects({ piles }: TablePiles): Card['effect'][] {
  return piles.map(({ cards, turned }) => at(cards, turned).effect);
}
