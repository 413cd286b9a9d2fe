import { at } from '../../rules/at';
import { randomFrom, shuffled } from '../../rules/random';
import { EFFECTS, type Card, type Dealing } from '../../rules/types';

/** The cards of a deck in the order of its table. */
export function deckCards(deck: Dealing['deck']): Card[] {
  return deck.flatMap((row, index) =>
    EFFECTS.flatMap((effect, column) => Array.from({ length: at(row, column) }, (): Card => ({ number: index + 1, effect }))),
  );
}

/** Shuffle number `round` of a game: each has its own stream, so none depends on what was drawn before. */
export function shuffleFor<T>(cards: readonly T[], seed: string, round: number): T[] {
  return shuffled(cards, randomFrom(`${seed}/${round}`));
}
