import { at } from './at';
import { bisProblem, fenceProblem, roundaboutProblem, upgradeProblem } from './effects';
import type { Bis, BuildRoundabout, Fence, GameEvent, Upgrade, Write } from './events';
import { fits, gapAround, gaps } from './gaps';
import { problemInTurn } from './problem';
import { planMatches } from './plans';
import type { Game, Sheet } from './state';
import { isDecided, planValue } from './turn';
import { ESTATE_SIZES, HIGHEST_NUMBER, LONGEST_SHIFT, LOWEST_NUMBER, SIDES, type Effect, type Rules } from './types';
import type { PlanMatches } from './ways';
import { placingProblem, type Placing } from './writing';

export interface Spot {
  readonly street: number;
  readonly house: number;
}

/** Where this number may be written (R3). */
export function legalHouses(sheet: Sheet, number: number): Spot[] {
  const found: Spot[] = [];
  for (let street = 1; street <= sheet.streets.length; street += 1) {
    for (const gap of gaps(at(sheet.streets, street - 1))) {
      if (!fits(gap, number)) continue;
      for (let house = gap.first; house <= gap.last; house += 1) found.push({ street, house });
    }
  }
  return found;
}

/** All numbers this house could take, by whatever card. */
export function legalNumbers(sheet: Sheet, { street, house }: Spot): number[] {
  if (placingProblem(sheet, { street, house, number: LOWEST_NUMBER })?.code === 'noSuchHouse') return [];
  const row = at(sheet.streets, street - 1);
  if (at(row.houses, house - 1).kind !== 'empty') return [];
  const gap = gapAround(row, house);
  const found: number[] = [];
  for (let number = LOWEST_NUMBER; number <= HIGHEST_NUMBER; number += 1) if (fits(gap, number)) found.push(number);
  return found;
}

/** The numbers a card may be written as: with a temp also those up to two away (R4.5). */
export function cardNumbers(card: number, effect: Effect): number[] {
  if (effect !== 'temp') return [card];
  const found: number[] = [];
  const highest = Math.min(card + LONGEST_SHIFT, HIGHEST_NUMBER);
  for (let number = Math.max(card - LONGEST_SHIFT, LOWEST_NUMBER); number <= highest; number += 1) found.push(number);
  return found;
}

/** Every house and number a card with this effect can be written as. */
export function legalWrites(sheet: Sheet, card: number, effect: Effect): Write[] {
  return cardNumbers(card, effect).flatMap((number) =>
    legalHouses(sheet, number).map(({ street, house }): Write => ({ type: 'write', card, effect, street, house, number })),
  );
}

export function legalFences(sheet: Sheet, rules: Rules): Fence[] {
  const found: Fence[] = [];
  sheet.streets.forEach(({ houses }, index) => {
    for (let place = 1; place < houses.length; place += 1) {
      const fence: Fence = { type: 'fence', street: index + 1, place };
      if (fenceProblem(sheet, rules, fence) === null) found.push(fence);
    }
  });
  return found;
}

export function legalUpgrades(sheet: Sheet): Upgrade[] {
  return ESTATE_SIZES.map((size): Upgrade => ({ type: 'upgrade', size })).filter(
    (upgrade) => upgradeProblem(sheet, upgrade) === null,
  );
}

function emptySpots(sheet: Sheet): Spot[] {
  return sheet.streets.flatMap(({ houses }, index) =>
    houses.flatMap(({ kind }, house) => (kind === 'empty' ? [{ street: index + 1, house: house + 1 }] : [])),
  );
}

export function legalBis(sheet: Sheet, rules: Rules): Bis[] {
  return emptySpots(sheet)
    .flatMap((spot) => SIDES.map((side): Bis => ({ type: 'bis', ...spot, side })))
    .filter((bis) => bisProblem(sheet, rules, bis) === null);
}

export function legalRoundabouts(sheet: Sheet): BuildRoundabout[] {
  return emptySpots(sheet)
    .map((spot): BuildRoundabout => ({ type: 'roundabout', ...spot }))
    .filter((roundabout) => roundaboutProblem(sheet, roundabout) === null);
}

/** What the effect of this turn's number can be used for now; empty if there is nothing to use it for. */
export function effectChoices(game: Game): GameEvent[] {
  const { written } = game.turn;
  if (written === null || problemInTurn(game, { type: 'skip' })?.code === 'effectDone') return [];
  return targets(game, written.effect).filter((event) => problemInTurn(game, event) === null);
}

function targets({ sheet, setup }: Game, effect: Effect): GameEvent[] {
  switch (effect) {
    case 'fence':
      return legalFences(sheet, setup.rules);
    case 'upgrade':
      return legalUpgrades(sheet);
    case 'bis':
      return legalBis(sheet, setup.rules);
    default:
      return [{ type: effect }];
  }
}

/** The houses a roundabout may take the place of at this moment of the turn (R6.1). */
export function roundaboutChoices(game: Game): BuildRoundabout[] {
  if (!game.setup.rules.roundabouts || game.turn.roundabout) return [];
  return legalRoundabouts(game.sheet).filter((event) => problemInTurn(game, event) === null);
}

export interface ClaimChoice {
  readonly plan: number;
  readonly value: number; // first or later, as of now
  readonly matches: PlanMatches;
}

/** The plans that can be claimed now, each with the ways to do it. */
export function claimChoices(game: Game): ClaimChoice[] {
  if (!isDecided(game.turn)) return [];
  return game.setup.plans.flatMap(({ goal }, plan) => {
    if (game.sheet.plans[plan] !== null) return [];
    const matches = planMatches(game.sheet, goal);
    return matches.count === 0 ? [] : [{ plan, value: planValue(game, plan), matches }];
  });
}

/** Whether a number could be written there: the question behind every lit house. */
export function canPlace(sheet: Sheet, placing: Placing): boolean {
  return placingProblem(sheet, placing) === null;
}
