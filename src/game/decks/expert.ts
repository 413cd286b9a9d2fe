import { at } from '../../rules/at';
import { CARDS_PER_TURN, type Card, type Dealing } from '../../rules/types';
import { deckCards, shuffleFor } from './cards';

/** R10: a hand of three for each player, in seating order; the right-hand neighbour is the next one. */
export interface ExpertTable {
  readonly seed: string;
  readonly shuffles: number;
  readonly deck: readonly Card[]; // the first card is dealt next
  readonly discard: readonly Card[];
  readonly hands: readonly (readonly Card[])[];
}

/** Takes cards from the deck; an empty deck is made from the reshuffled discards (R10.1). */
function draw(table: ExpertTable, count: number): { table: ExpertTable; cards: readonly Card[] } {
  const cards = table.deck.slice(0, count);
  const rest = { ...table, deck: table.deck.slice(count) };
  if (cards.length === count || table.discard.length === 0) return { table: rest, cards };
  const deck = shuffleFor(table.discard, table.seed, table.shuffles);
  const more = draw({ ...rest, deck, discard: [], shuffles: table.shuffles + 1 }, count - cards.length);
  return { table: more.table, cards: [...cards, ...more.cards] };
}

/** Deals `count` cards to each hand, hand by hand from the first player. */
function dealOut(table: ExpertTable, count: number): ExpertTable {
  let now = table;
  const hands = table.hands.map((hand) => {
    const drawn = draw(now, count);
    now = drawn.table;
    return [...hand, ...drawn.cards];
  });
  return { ...now, hands };
}

export function startExpert({ deck, seed }: Dealing, players: number): ExpertTable {
  const cards = shuffleFor(deckCards(deck), seed, 0);
  const hands = Array.from({ length: players }, (): Card[] => []);
  return dealOut({ seed, shuffles: 1, deck: cards, discard: [], hands }, CARDS_PER_TURN);
}

/** After a turn: each player passes one card on, discards the others and gets two new ones. */
export function passExpert(table: ExpertTable, passed: readonly number[]): ExpertTable {
  const { hands } = table;
  const seats = hands.length;
  const discard = hands.flatMap((hand, seat) => hand.filter((_, index) => index !== passed[seat]));
  const kept = hands.map((_, seat) => {
    const giver = (seat + seats - 1) % seats;
    return [at(at(hands, giver), at(passed, giver))];
  });
  return dealOut({ ...table, discard: [...table.discard, ...discard], hands: kept }, CARDS_PER_TURN - 1);
}

/** R5.8 for hands: all cards nobody holds are shuffled into a new deck. */
export function reshuffleExpert(table: ExpertTable): ExpertTable {
  const deck = shuffleFor([...table.deck, ...table.discard], table.seed, table.shuffles);
  return { ...table, deck, discard: [], shuffles: table.shuffles + 1 };
}
