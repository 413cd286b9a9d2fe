import type { GameState } from '../../../state/gameStore';
import type { Taken } from '../../../state/hand';
import { NOTHING_TAKEN } from '../../../state/hand';
import { rivalGain } from '../../../game/pile';
import type { Game } from '../../../rules/state';
import { owesCard } from '../../../rules/turn';
import type { Card, Effect } from '../../../rules/types';

/** What a dealt card is for: nothing yet, or the part it plays in this turn. */
export const ROLES = ['open', 'number', 'effect', 'both', 'third', 'give'] as const;
export type Role = (typeof ROLES)[number];

/** One card as it is shown: a flat object, so that only a real change renders. */
export interface CardView {
  readonly number: number;
  readonly effect: Effect;
  readonly role: Role;
  readonly gain: number | null; // what AAA would get out of it
}

export function cardView(state: GameState, index: number): CardView {
  const { game } = state.timeline;
  const card = game.turn.cards?.[index];
  if (!card) return { number: 0, effect: 'fence', role: 'open', gain: null };
  const gain = game.turn.given ? null : rivalGain(game, card.effect);
  return { number: card.number, effect: card.effect, role: roleOf(state, index), gain };
}

function roleOf({ timeline: { game }, draft }: GameState, index: number): Role {
  const { cards, written } = game.turn;
  if (owesCard(game)) return 'give';
  const taken = written && cards ? takenBy(game, cards) : draft.taken;
  const isNumber = taken.number === index;
  const isEffect = taken.effect === index;
  if (isNumber && isEffect) return 'both';
  if (isNumber) return 'number';
  if (isEffect) return 'effect';
  const pair = taken.number !== null && taken.effect !== null && taken.number !== taken.effect;
  return pair && game.setup.play.kind === 'aaa' ? 'third' : 'open';
}

/** Which cards gave number and effect of this turn; of equal ones, those that leave AAA what it was given. */
function takenBy({ turn, setup, rival }: Game, cards: readonly Card[]): Taken {
  const { written } = turn;
  if (written === null) return NOTHING_TAKEN;
  const places = cards.map((_, place) => place);
  const pairs = places.flatMap((number) => places.map((effect): Required<Pairing> => ({ number, effect })));
  const gives = ({ number, effect }: Pairing) =>
    cards[number]?.number === written.card &&
    cards[effect]?.effect === written.effect &&
    (number === effect) === (setup.play.kind === 'table');
  const left = ({ number, effect }: Pairing) => cards.find((_, i) => i !== number && i !== effect)?.effect;
  const fitting = pairs.filter(gives);
  return (
    fitting.find((pair) => !turn.given || left(pair) === rival.pile.at(-1)) ?? fitting[0] ?? NOTHING_TAKEN
  );
}

interface Pairing {
  readonly number: number;
  readonly effect: number;
}
