import { at } from '../../rules/at';
import { randomFrom, shuffled } from '../../rules/random';
import { EFFECTS, type Card, type Dealing } from '../../rules/types';

/** The cards of a deck in the order of its table. */
export function deckCards(deck: Dealing['deck']): Card[] {
  const cards: Card[] = [];
  deck.forEach((row, index) => {
    EFFECTS.forEach((effect, column) => {
      for (let copy = at(row, column); copy > 0; copy -= 1) cards.push({ number: index + 1, effect });
    });
  });
  return cards;
}

/** Shuffle number `round` of a game: each has its own stream, so none depends on what was drawn before. */
export function shuffleFor<T>(cards: readonly T[], seed: string, round: number): T[] {
  return shuffled(cards, randomFrom(`${seed}/${round}`));
}
