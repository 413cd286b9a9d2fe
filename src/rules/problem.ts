import { at } from './at';
import {
  bisProblem,
  fenceProblem,
  parkProblem,
  poolProblem,
  roundaboutProblem,
  tempProblem,
  upgradeProblem,
} from './effects';
import { opensTurn, type Claim, type GameEvent, type RivalClaim } from './events';
import { planMatches } from './plans';
import type { Problem } from './problems';
import type { Game, Written } from './state';
import { dealProblem, giveProblem, soloCardProblem, validationProblem } from './table';
import { endReasons, isDecided, isOver, nextTurn, owesCard, owesTemp } from './turn';
import type { Effect } from './types';
import { isWay } from './ways';
import { refusalProblem, writeProblem } from './writing';

/** The one judge: why this event is not allowed now, or null if it is. */
export function problem(game: Game, event: GameEvent): Problem | null {
  if (!opensTurn(event) || !isDecided(game.turn)) return problemInTurn(game, event);
  return unfinished(game) ?? problemInTurn(nextTurn(game), event);
}

/** The same within the present turn: a second number does not open the next one by itself. */
export function problemInTurn(game: Game, event: GameEvent): Problem | null {
  if (isOver(game)) return { code: 'gameOver', reasons: endReasons(game) };
  if (opensTurn(event) && isDecided(game.turn)) return { code: 'turnTaken' };
  switch (event.type) {
    case 'deal':
      return dealProblem(game, event);
    case 'soloCard':
      return soloCardProblem(game);
    case 'validation':
      return validationProblem(game, event.plan);
    case 'write':
      return writeProblem(game, event);
    case 'refusal':
      return refusalProblem(game, event);
    case 'roundabout':
      return roundaboutTimeProblem(game) ?? roundaboutProblem(game.sheet, event);
    case 'claim':
      return claimProblem(game, event);
    case 'give':
      return giveProblem(game, event);
    case 'rivalClaim':
      return rivalClaimProblem(game, event);
    case 'rivalEnd':
      return hasRivals(game) ? null : { code: 'notInThisGame', event: 'rivalEnd' };
    case 'reshuffle':
      return reshuffleProblem(game, event.rival);
    case 'endTurn':
      return isDecided(game.turn) ? unfinished(game) : { code: 'numberFirst' };
    default:
      return effectProblem(game, event);
  }
}

/** What a decided turn still owes before it can end. */
function unfinished(game: Game): Problem | null {
  return tempOwed(game) ?? (owesCard(game) ? { code: 'cardNotGiven' } : null);
}

function tempOwed(game: Game): Problem | null {
  const { written } = game.turn;
  return written !== null && owesTemp(game)
    ? { code: 'tempMissing', card: written.card, number: written.number }
    : null;
}

type EffectEvent = Extract<GameEvent, { type: Effect | 'skip' }>;

/** R2.2 and R2.3: once, after the number and before the plans. */
export function effectTimeProblem({ turn }: Game): Problem | null {
  if (turn.refused) return { code: 'effectAfterRefusal' };
  if (turn.written === null) return { code: 'numberFirst' };
  if (turn.effectDone) return { code: 'effectDone' };
  return turn.claimed ? { code: 'effectAfterPlans' } : null;
}

/** Only the effect the number came with, and only where it finds something to do. */
function effectProblem(game: Game, event: EffectEvent): Problem | null {
  const { written } = game.turn;
  const untimely = effectTimeProblem(game);
  if (untimely !== null || written === null) return untimely;
  if (event.type === 'skip') return tempOwed(game);
  if (event.type !== written.effect)
    return { code: 'wrongEffect', effect: event.type, offered: written.effect };
  return targetProblem(game, event, written);
}

function targetProblem(
  { sheet, setup }: Game,
  event: Exclude<EffectEvent, { type: 'skip' }>,
  written: Written,
): Problem | null {
  switch (event.type) {
    case 'fence':
      return fenceProblem(sheet, setup.rules, event);
    case 'upgrade':
      return upgradeProblem(sheet, event);
    case 'park':
      return parkProblem(sheet, written);
    case 'pool':
      return poolProblem(sheet, written);
    case 'temp':
      return tempProblem(sheet, written);
    case 'bis':
      return bisProblem(sheet, setup.rules, event);
  }
}

/** R2.4 and R6.1: at any moment, once per turn, in advanced play. */
export function roundaboutTimeProblem(game: Game): Problem | null {
  if (isOver(game)) return { code: 'gameOver', reasons: endReasons(game) };
  if (!game.setup.rules.roundabouts) return { code: 'notInThisGame', event: 'roundabout' };
  return game.turn.roundabout ? { code: 'roundaboutThisTurn' } : null;
}

/** R5.2 and R5.4: each plan once, after number and effect, with estates that satisfy it. */
function claimProblem(game: Game, { plan, estates }: Claim): Problem | null {
  const card = game.setup.plans[plan];
  if (card === undefined) return { code: 'noSuchPlan', plan };
  if (!isDecided(game.turn)) return { code: 'numberFirst' };
  const owed = tempOwed(game);
  if (owed !== null) return owed;
  if (at(game.sheet.plans, plan) !== null) return { code: 'planDone', plan };
  const matches = planMatches(game.sheet, card.goal);
  if (matches.count === 0) return { code: 'goalNotMet', plan };
  return isWay(matches, estates) ? null : { code: 'wrongEstates', plan };
}

function hasRivals({ setup }: Game): boolean {
  return setup.play.kind === 'table' || setup.play.kind === 'expert';
}

/** Another player's first claim of a plan; later ones change nothing (R5.2). */
function rivalClaimProblem(game: Game, { plan }: RivalClaim): Problem | null {
  if (!hasRivals(game)) return { code: 'notInThisGame', event: 'rivalClaim' };
  const claimed = game.firstClaims[plan];
  if (claimed === undefined) return { code: 'noSuchPlan', plan };
  return claimed === null ? null : { code: 'planFlipped', plan };
}

/** R5.8: once, in the turn of the first claim of the game, by one who made it. */
function reshuffleProblem(game: Game, rival: boolean): Problem | null {
  if (!game.setup.rules.reshuffleOnFirstPlan || !hasRivals(game))
    return { code: 'notInThisGame', event: 'reshuffle' };
  if (game.reshuffled) return { code: 'reshuffleDone' };
  const turns = game.firstClaims.filter((turn) => turn !== null);
  const isFirst = turns.length > 0 && turns.every((turn) => turn === game.turn.index);
  return isFirst && (rival || game.turn.claimed) ? null : { code: 'notFirstClaim' };
}
