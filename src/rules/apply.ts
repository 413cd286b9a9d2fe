import { at, replaced } from './at';
import { originalOf } from './effects';
import {
  opensTurn,
  type Bis,
  type Claim,
  type GameEvent,
  type Give,
  type RivalClaim,
  type Write,
} from './events';
import { markUsed } from './marks';
import { BIS, POOL, emptySheet, numbered, withFence, withHouse, withRoundabout, withStreet } from './sheet';
import type { Game, Sheet, Street, Turn } from './state';
import { freshTurn, isDecided, isFirst, nextTurn, planValue } from './turn';
import type { Setup } from './types';

export function startGame(setup: Setup): Game {
  return gameOn(setup, emptySheet(setup.sheet, setup.plans.length));
}

/** A game at the start of a turn with a sheet already written on. */
export function gameOn(setup: Setup, sheet: Sheet): Game {
  return {
    setup,
    sheet,
    turn: freshTurn(1),
    firstClaims: setup.plans.map(() => null),
    reshuffled: false,
    rivalEnd: null,
    rival: { pile: [], plans: setup.plans.map(() => null), drawn: setup.plans.map(() => false) },
  };
}

/** The game after an event that `problem` has nothing against. */
export function apply(game: Game, event: GameEvent): Game {
  if (event.type === 'endTurn') return nextTurn(game);
  const current = opensTurn(event) && isDecided(game.turn) ? nextTurn(game) : game;
  return changed(current, event);
}

function changed(game: Game, event: Exclude<GameEvent, { type: 'endTurn' }>): Game {
  switch (event.type) {
    case 'deal':
      return moved(game, game.sheet, { ...game.turn, started: true, cards: event.cards });
    case 'write':
      return moved(game, written(game.sheet, event), { ...game.turn, started: true, written: event });
    case 'refusal':
      return moved(
        game,
        { ...game.sheet, refusals: game.sheet.refusals + 1 },
        { ...game.turn, started: true, refused: true },
      );
    case 'roundabout':
      return moved(game, circled(game.sheet, event), { ...game.turn, started: true, roundabout: true });
    case 'claim':
      return claimed(game, event);
    case 'give':
      return given(game, event);
    case 'rivalClaim':
      return rivalClaimed(game, event);
    case 'rivalEnd':
      return { ...game, rivalEnd: event.reason, turn: { ...game.turn, started: true } };
    case 'reshuffle':
      return { ...game, reshuffled: true, turn: { ...game.turn, started: true } };
    case 'soloCard':
      return soloCard(game);
    case 'validation':
      return validated(game, event.plan);
    default:
      return moved(game, effect(game, event), { ...game.turn, started: true, effectDone: true });
  }
}

/** Sheet and turn change with almost every event; written out, this is several times faster than a spread. */
function moved({ setup, firstClaims, reshuffled, rivalEnd, rival }: Game, sheet: Sheet, turn: Turn): Game {
  return { setup, sheet, turn, firstClaims, reshuffled, rivalEnd, rival };
}

function changedStreet(sheet: Sheet, street: number, change: (row: Street) => Street): Sheet {
  return withStreet(sheet, street, change(at(sheet.streets, street - 1)));
}

function written(sheet: Sheet, { street, house, number }: Write): Sheet {
  return changedStreet(sheet, street, (row) => withHouse(row, house, numbered(number)));
}

function circled(sheet: Sheet, { street, house }: { street: number; house: number }): Sheet {
  return changedStreet(sheet, street, (row) => withRoundabout(row, house));
}

type EffectEvent = Extract<
  GameEvent,
  { type: 'fence' | 'upgrade' | 'park' | 'pool' | 'temp' | 'bis' | 'skip' }
>;

function effect({ sheet, turn }: Game, event: EffectEvent): Sheet {
  switch (event.type) {
    case 'fence':
      return changedStreet(sheet, event.street, (row) => withFence(row, event.place));
    case 'upgrade':
      return { ...sheet, upgrades: ticked(sheet.upgrades, event.size) };
    case 'park':
      return turn.written === null ? sheet : { ...sheet, parks: ticked(sheet.parks, turn.written.street) };
    case 'pool':
      return turn.written === null ? sheet : poolBuilt(sheet, turn.written);
    case 'temp':
      return { ...sheet, temps: Math.min(sheet.temps + 1, sheet.def.tempBoxes) };
    case 'bis':
      return copied(sheet, event);
    case 'skip':
      return sheet;
  }
}

function ticked(ticks: readonly number[], row: number): readonly number[] {
  return replaced(ticks, row - 1, at(ticks, row - 1) + 1);
}

function poolBuilt(
  sheet: Sheet,
  { street, house, number }: { street: number; house: number; number: number },
): Sheet {
  return changedStreet(sheet, street, (row) => withHouse(row, house, numbered(number, POOL)));
}

function copied(sheet: Sheet, { street, house, side }: Bis): Sheet {
  return changedStreet(sheet, street, (row) => {
    const original = originalOf(row, house, side);
    if (original?.kind !== 'numbered') return row;
    return withHouse(row, house, numbered(original.number, BIS));
  });
}

function flipped(game: Game, plan: number, turn: number): Game {
  return isFirst(game, plan) ? { ...game, firstClaims: replaced(game.firstClaims, plan, turn) } : game;
}

function rivalClaimed(game: Game, { plan, earlier }: RivalClaim): Game {
  const turn = earlier ? game.turn.index - 1 : game.turn.index;
  return { ...flipped(game, plan, turn), turn: { ...game.turn, started: true } };
}

function claimed(game: Game, { plan, estates }: Claim): Game {
  const { goal } = at(game.setup.plans, plan);
  const marked = markUsed(game.sheet, goal, estates);
  const sheet = { ...marked, plans: replaced(marked.plans, plan, planValue(game, plan)) };
  return {
    ...flipped(game, plan, game.turn.index),
    sheet,
    turn: { ...game.turn, started: true, claimed: true },
  };
}

function given(game: Game, { effect: kind }: Give): Game {
  const rival = { ...game.rival, pile: [...game.rival.pile, kind] };
  return { ...game, rival, turn: { ...game.turn, started: true, given: true } };
}

/** R9.2: from now on every plan not yet claimed is worth its later value. */
function soloCard(game: Game): Game {
  const firstClaims = game.firstClaims.map((turn) => turn ?? 0);
  return { ...game, firstClaims, turn: { ...game.turn, started: true } };
}

/** R11.3: AAA notes the plan's present value and flips it, if the opponent validates that letter. */
function validated(game: Game, plan: number): Game {
  const { play } = game.setup;
  const drawn = replaced(game.rival.drawn, plan, true);
  const turn = { ...game.turn, started: true };
  if (play.kind !== 'aaa' || play.opponent.validates[plan] !== true) {
    return { ...game, rival: { ...game.rival, drawn }, turn };
  }
  const plans = replaced(game.rival.plans, plan, planValue(game, plan));
  return { ...flipped(game, plan, game.turn.index), rival: { ...game.rival, drawn, plans }, turn };
}
