import { at } from './at';
import { sheetEnds } from './sheet';
import type { Game, Turn } from './state';
import { CARDS_PER_TURN, type EndReason } from './types';

export function freshTurn(index: number): Turn {
  return {
    index,
    started: false,
    cards: null,
    written: null,
    refused: false,
    effectDone: false,
    claimed: false,
    roundabout: false,
    given: false,
  };
}

/** A number is written or a refusal ticked: what is compulsory is done (R2.2). */
export function isDecided({ written, refused }: Turn): boolean {
  return written !== null || refused;
}

export function nextTurn(game: Game): Game {
  return { ...game, turn: freshTurn(game.turn.index + 1) };
}

/** A shifted number must still tick its temp (R4.5); with all boxes ticked it need not (R1.5). */
export function owesTemp({ turn, sheet }: Game): boolean {
  const { written } = turn;
  if (written === null || turn.effectDone || written.number === written.card) return false;
  return sheet.temps < sheet.def.tempBoxes;
}

/** AAA has not been given its card of this turn (R11.2). */
export function owesCard({ turn, setup }: Game): boolean {
  return setup.play.kind === 'aaa' && isDecided(turn) && !turn.given;
}

/** Why the game ends with this turn; empty while it goes on (R7.1, R9.3, R11.5). */
export function endReasons(game: Game): readonly EndReason[] {
  const reasons = sheetEnds(game.sheet);
  if (game.rivalEnd !== null && !reasons.includes(game.rivalEnd)) reasons.push(game.rivalEnd);
  if (isDeckUsedUp(game)) reasons.push('cards');
  return reasons;
}

/** Each solo turn takes three cards from the deck, and nothing brings them back (R9.1, R9.3). */
function isDeckUsedUp({ setup, turn }: Game): boolean {
  if (setup.play.kind !== 'solo') return false;
  const drawn = isDecided(turn) ? turn.index : turn.index - 1;
  return setup.play.cards - drawn * CARDS_PER_TURN < CARDS_PER_TURN;
}

/** The last turn is finished; a turn that has begun is always played out. */
export function isOver(game: Game): boolean {
  return !game.turn.started && endReasons(game).length > 0;
}

/** What claiming a plan now is worth: first in the turn of its first claim by anyone (R5.2). */
export function planValue(game: Game, plan: number): number {
  const { first, later } = at(game.setup.plans, plan);
  return isFirst(game, plan) ? first : later;
}

export function isFirst({ firstClaims, turn }: Game, plan: number): boolean {
  const claimed = at(firstClaims, plan);
  return claimed === null || claimed === turn.index;
}
