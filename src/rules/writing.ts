import { at } from './at';
import type { Refusal, Write } from './events';
import { fits, gapAround, gaps, type Gap } from './gaps';
import type { Problem } from './problems';
import { houseAt } from './sheet';
import type { Game, House, Sheet } from './state';
import {
  CARDS_PER_TURN,
  HIGHEST_CARD,
  HIGHEST_NUMBER,
  LONGEST_SHIFT,
  LOWEST_CARD,
  LOWEST_NUMBER,
  type Card,
  type Effect,
  type Play,
} from './types';

/** A number at a place; what a card or a shift has to do with it is judged elsewhere. */
export interface Placing {
  readonly street: number;
  readonly house: number;
  readonly number: number;
}

/** R3.1 and R3.2: an empty house, numbers of a run rising strictly from left to right. */
export function placingProblem(sheet: Sheet, placing: Placing): Problem | null {
  const { street, house, number } = placing;
  const found = houseAt(sheet, street, house);
  if (found === undefined) return { code: 'noSuchHouse', street, house };
  if (!isBetween(number, LOWEST_NUMBER, HIGHEST_NUMBER)) return { code: 'numberOutOfRange', number };
  const gap = gapAround(at(sheet.streets, street - 1), house);
  if (gap === undefined) return houseTaken(found, placing);
  return fits(gap, number) ? null : inTheWay(gap, placing);
}

function inTheWay(gap: Gap, { street, number }: Placing): Problem {
  if (number <= gap.above) {
    const code = number === gap.above ? 'sameNumber' : 'tooLow';
    return { code, number, neighbour: gap.above, street, house: gap.first - 1 };
  }
  const code = number === gap.below ? 'sameNumber' : 'tooHigh';
  return { code, number, neighbour: gap.below, street, house: gap.last + 1 };
}

export function houseTaken(
  house: House,
  { street, house: position }: { street: number; house: number },
): Problem {
  return {
    code: 'houseTaken',
    street,
    house: position,
    number: house.kind === 'numbered' ? house.number : null,
  };
}

function isBetween(value: number, low: number, high: number): boolean {
  return Number.isInteger(value) && value >= low && value <= high;
}

/** A house that could take one of the numbers as it is: nobody is forced to shift (R3.3). */
export function placeFor(sheet: Sheet, numbers: readonly number[]): Placing | null {
  for (const number of numbers) {
    for (const [index, street] of sheet.streets.entries()) {
      const gap = gaps(street).find((candidate) => fits(candidate, number));
      if (gap !== undefined) return { street: index + 1, house: gap.first, number };
    }
  }
  return null;
}

/** R4.5: without a temp the card's number, with one at most two away. */
function shiftProblem({ card, effect, number }: Write): Problem | null {
  if (number === card) return null;
  if (effect !== 'temp') return { code: 'shiftNeedsTemp', card, number };
  return Math.abs(number - card) > LONGEST_SHIFT ? { code: 'shiftTooFar', card, number } : null;
}

/** At the table one combination; with cards in hand, number and effect of two different ones (R2.5). */
export function isOffered(
  cards: readonly Card[],
  play: Play,
  taken: { card: number; effect: Effect },
): boolean {
  const giving = (index: number) => at(cards, index).effect === taken.effect;
  return cards.some(
    ({ number }, index) =>
      number === taken.card &&
      (play.kind === 'table' ? giving(index) : cards.some((_, other) => other !== index && giving(other))),
  );
}

export function writeProblem(game: Game, event: Write): Problem | null {
  const { cards } = game.turn;
  const { card, effect } = event;
  if (!isBetween(card, LOWEST_CARD, HIGHEST_CARD)) return { code: 'noSuchCard', card };
  if (cards !== null && !isOffered(cards, game.setup.play, event))
    return { code: 'notOffered', card, effect };
  return shiftProblem(event) ?? placingProblem(game.sheet, event);
}

/** R3.3: only if none of the three numbers can be written. */
export function refusalProblem(game: Game, { numbers }: Refusal): Problem | null {
  if (numbers.length !== CARDS_PER_TURN) return { code: 'threeNumbers', count: numbers.length };
  for (const card of numbers)
    if (!isBetween(card, LOWEST_CARD, HIGHEST_CARD)) return { code: 'noSuchCard', card };
  const absent = game.turn.cards === null ? undefined : notAmong(game.turn.cards, numbers);
  if (absent !== undefined) return { code: 'notOffered', card: absent, effect: null };
  const place = placeFor(game.sheet, numbers);
  return place === null ? null : { code: 'mustWrite', ...place };
}

/** A number that is told to lie on the table more often than it does. */
function notAmong(cards: readonly Card[], numbers: readonly number[]): number | undefined {
  const left = cards.map(({ number }) => number);
  return numbers.find((number) => {
    const index = left.indexOf(number);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
