import { at } from './at';
import { bisProblem, fenceProblem, roundaboutProblem, upgradeProblem } from './effects';
import type { Bis, BuildRoundabout, Fence, GameEvent, Upgrade, Write } from './events';
import { fits, gapAround, gaps } from './gaps';
import { effectTimeProblem, problemInTurn, roundaboutTimeProblem } from './problem';
import { planMatches } from './plans';
import type { Game, Sheet } from './state';
import { isDecided, owesTemp, planValue } from './turn';
import {
  ESTATE_SIZES,
  HIGHEST_NUMBER,
  LONGEST_SHIFT,
  LOWEST_NUMBER,
  SIDES,
  type Effect,
  type Rules,
} from './types';
import type { PlanMatches } from './ways';

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
  const row = sheet.streets[street - 1];
  const gap = row === undefined ? undefined : gapAround(row, house);
  if (gap === undefined) return [];
  const found: number[] = [];
  for (let number = LOWEST_NUMBER; number <= HIGHEST_NUMBER; number += 1)
    if (fits(gap, number)) found.push(number);
  return found;
}

/** The numbers a card may be written as: with a temp also those up to two away (R4.5). */
export function cardNumbers(card: number, effect: Effect): number[] {
  if (effect !== 'temp') return [card];
  const found: number[] = [];
  const highest = Math.min(card + LONGEST_SHIFT, HIGHEST_NUMBER);
  for (let number = Math.max(card - LONGEST_SHIFT, LOWEST_NUMBER); number <= highest; number += 1)
    found.push(number);
  return found;
}

/** Houses side by side that can take the same number. */
export interface WriteRange {
  readonly street: number;
  readonly first: number;
  readonly last: number;
  readonly number: number;
}

/** Where a card with this effect can be written, and as what; the short form of `legalWrites`. */
export function legalRanges(sheet: Sheet, card: number, effect: Effect): WriteRange[] {
  const found: WriteRange[] = [];
  const numbers = cardNumbers(card, effect);
  for (let street = 1; street <= sheet.streets.length; street += 1) {
    for (const gap of gaps(at(sheet.streets, street - 1))) {
      for (const number of numbers) {
        if (fits(gap, number)) found.push({ street, first: gap.first, last: gap.last, number });
      }
    }
  }
  return found;
}

/** Every house and number a card with this effect can be written as. */
export function legalWrites(sheet: Sheet, card: number, effect: Effect): Write[] {
  const found: Write[] = [];
  for (const { street, first, last, number } of legalRanges(sheet, card, effect)) {
    for (let house = first; house <= last; house += 1)
      found.push({ type: 'write', card, effect, street, house, number });
  }
  return found;
}

export function legalFences(sheet: Sheet, rules: Rules): Fence[] {
  const found: Fence[] = [];
  for (let street = 1; street <= sheet.streets.length; street += 1) {
    const { length } = at(sheet.streets, street - 1).houses;
    for (let place = 1; place < length; place += 1) {
      const fence: Fence = { type: 'fence', street, place };
      if (fenceProblem(sheet, rules, fence) === null) found.push(fence);
    }
  }
  return found;
}

export function legalUpgrades(sheet: Sheet): Upgrade[] {
  return ESTATE_SIZES.map((size): Upgrade => ({ type: 'upgrade', size })).filter(
    (upgrade) => upgradeProblem(sheet, upgrade) === null,
  );
}

function emptySpots(sheet: Sheet): Spot[] {
  const found: Spot[] = [];
  for (let street = 1; street <= sheet.streets.length; street += 1) {
    const { houses } = at(sheet.streets, street - 1);
    for (let house = 1; house <= houses.length; house += 1) {
      if (at(houses, house - 1).kind === 'empty') found.push({ street, house });
    }
  }
  return found;
}

export function legalBis(sheet: Sheet, rules: Rules): Bis[] {
  const found: Bis[] = [];
  for (const { street, house } of emptySpots(sheet)) {
    for (const side of SIDES) {
      const bis: Bis = { type: 'bis', street, house, side };
      if (bisProblem(sheet, rules, bis) === null) found.push(bis);
    }
  }
  return found;
}

export function legalRoundabouts(sheet: Sheet): BuildRoundabout[] {
  return emptySpots(sheet)
    .map(({ street, house }): BuildRoundabout => ({ type: 'roundabout', street, house }))
    .filter((roundabout) => roundaboutProblem(sheet, roundabout) === null);
}

/** What the effect of this turn's number can be used for now; empty if there is nothing to use it for. */
export function effectChoices(game: Game): GameEvent[] {
  const { written } = game.turn;
  if (written === null || effectTimeProblem(game) !== null) return [];
  switch (written.effect) {
    case 'fence':
      return legalFences(game.sheet, game.setup.rules);
    case 'upgrade':
      return legalUpgrades(game.sheet);
    case 'bis':
      return legalBis(game.sheet, game.setup.rules);
    default: {
      const event: GameEvent = { type: written.effect };
      return problemInTurn(game, event) === null ? [event] : [];
    }
  }
}

/** The houses a roundabout may take the place of at this moment of the turn (R6.1). */
export function roundaboutChoices(game: Game): BuildRoundabout[] {
  return roundaboutTimeProblem(game) === null ? legalRoundabouts(game.sheet) : [];
}

export interface ClaimChoice {
  readonly plan: number;
  readonly value: number; // first or later, as of now
  readonly matches: PlanMatches;
}

/** The plans that can be claimed now, each with the ways to do it. */
export function claimChoices(game: Game): ClaimChoice[] {
  const found: ClaimChoice[] = [];
  for (let plan = 0; plan < game.setup.plans.length; plan += 1) {
    const choice = claimChoice(game, plan);
    if (choice !== null) found.push(choice);
  }
  return found;
}

/** The ways to claim this plan now, or null if it cannot be. */
export function claimChoice(game: Game, plan: number): ClaimChoice | null {
  if (!isDecided(game.turn) || owesTemp(game) || game.sheet.plans[plan] !== null) return null;
  const matches = planMatches(game.sheet, at(game.setup.plans, plan).goal);
  return matches.count === 0 ? null : { plan, value: planValue(game, plan), matches };
}
