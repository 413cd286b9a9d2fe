import type { Deal, Give } from './events';
import type { Problem } from './problems';
import type { Game } from './state';
import { isDecided } from './turn';
import { CARDS_PER_TURN, HIGHEST_CARD, LOWEST_CARD, type Card } from './types';

/** The three cards or combinations of the turn, told once and before the number (R2.1). */
export function dealProblem({ turn }: Game, { cards }: Deal): Problem | null {
  if (turn.cards !== null) return { code: 'alreadyDealt' };
  if (cards.length !== CARDS_PER_TURN) return { code: 'threeNumbers', count: cards.length };
  const odd = cards.find(
    ({ number }) => !Number.isInteger(number) || number < LOWEST_CARD || number > HIGHEST_CARD,
  );
  return odd === undefined ? null : { code: 'noSuchCard', card: odd.number };
}

/** R9.2: there is one solo card. */
export function soloCardProblem({ setup, firstClaims }: Game): Problem | null {
  if (setup.play.kind !== 'solo') return { code: 'notInThisGame', event: 'soloCard' };
  return firstClaims.includes(0) ? { code: 'soloCardGone' } : null;
}

/** R11.3: one validation card per plan, and it leaves the game. */
export function validationProblem({ setup, rival }: Game, plan: number): Problem | null {
  if (setup.play.kind !== 'aaa') return { code: 'notInThisGame', event: 'validation' };
  const drawn = rival.drawn[plan];
  if (drawn === undefined) return { code: 'noSuchPlan', plan };
  return drawn ? { code: 'validationGone', plan } : null;
}

/** R11.2: one card a turn, one that gave neither number nor effect; after a refusal any of the three. */
export function giveProblem(game: Game, event: Give): Problem | null {
  const { turn, setup } = game;
  if (setup.play.kind !== 'aaa') return { code: 'notInThisGame', event: 'give' };
  if (!isDecided(turn)) return { code: 'numberFirst' };
  if (turn.given) return { code: 'cardGiven' };
  if (turn.cards === null || canSpare(game, turn.cards, event)) return null;
  return { code: 'cardInUse', effect: event.effect };
}

function canSpare({ turn }: Game, cards: readonly Card[], { effect, number }: Give): boolean {
  return cards.some((card, spare) => {
    if (card.effect !== effect || card.number !== number) return false;
    if (turn.written === null) return true;
    const [one, other] = cards.filter((_, index) => index !== spare);
    return (
      one !== undefined &&
      other !== undefined &&
      (gives(one, other, turn.written) || gives(other, one, turn.written))
    );
  });
}

function gives(number: Card, effect: Card, taken: { card: number; effect: Card['effect'] }): boolean {
  return number.number === taken.card && effect.effect === taken.effect;
}
