import type { EstateRef } from '../rules/events';
import {
  cardNumbers,
  effectChoices,
  legalBis,
  legalFences,
  legalRanges,
  legalUpgrades,
  roundaboutChoices,
} from '../rules/legal';
import { houseAt } from '../rules/sheet';
import type { Game } from '../rules/state';
import { endReasons, isDecided, isOver } from '../rules/turn';
import type { Effect } from '../rules/types';
import type { Draft } from './draft';

/** What the sheet is waiting for: decides what a tap on it means. */
export const MODES = ['number', 'fence', 'upgrade', 'bis', 'roundabout', 'claim', 'rest', 'over'] as const;
export type Mode = (typeof MODES)[number];

/** Everything that is lit now; keys are `houseKey` and `fenceKey`. */
export interface Targets {
  readonly mode: Mode;
  readonly houses: ReadonlyMap<string, readonly number[]>; // the numbers a tap would write there, nearest to the card first
  readonly fences: ReadonlySet<string>;
  readonly columns: ReadonlySet<number>;
  readonly estates: readonly EstateRef[]; // to choose from while claiming
}

export const houseKey = (street: number, house: number): string => `${street}.${house}`;
export const fenceKey = (street: number, place: number): string => `${street}|${place}`;

const NONE: Omit<Targets, 'mode'> = { houses: new Map(), fences: new Set(), columns: new Set(), estates: [] };

export function modeOf(game: Game, draft: Draft): Mode {
  if (isOver(game)) return 'over';
  if (draft.claim) return 'claim';
  if (draft.roundabout) return 'roundabout';
  if (isNextTurn(game, draft) || !isDecided(game.turn)) return 'number';
  const choice = effectChoices(game)[0];
  return choice?.type === 'fence' || choice?.type === 'upgrade' || choice?.type === 'bis'
    ? choice.type
    : 'rest';
}

/** A number or effect picked after a decided turn belongs to the next one: the turn ends by itself. */
export function isNextTurn({ turn }: Game, { number, effect }: Draft): boolean {
  return isDecided(turn) && (number !== null || effect !== null);
}

/** Asks the engine what may be touched: the sheet itself decides nothing. */
export function targetsOf(game: Game, draft: Draft): Targets {
  const mode = modeOf(game, draft);
  switch (mode) {
    case 'number':
      return { ...NONE, mode, houses: numberHouses(game, draft) };
    case 'fence':
      return {
        ...NONE,
        mode,
        fences: new Set(legalFences(game.sheet, game.setup.rules).map((f) => fenceKey(f.street, f.place))),
      };
    case 'upgrade':
      return { ...NONE, mode, columns: new Set(legalUpgrades(game.sheet).map(({ size }) => size)) };
    case 'bis':
      return { ...NONE, mode, houses: bisHouses(game) };
    case 'roundabout':
      return {
        ...NONE,
        mode,
        houses: new Map(roundaboutChoices(game).map((r) => [houseKey(r.street, r.house), []])),
      };
    case 'claim':
      return { ...NONE, mode, estates: draft.claim?.candidates ?? [] };
    case 'rest':
    case 'over':
      return { ...NONE, mode };
  }
}

function numberHouses(game: Game, { number, effect }: Draft): Map<string, number[]> {
  const found = new Map<string, number[]>();
  if (number === null || isLastTurnDecided(game)) return found;
  for (const range of legalRanges(game.sheet, number, effect ?? 'park')) {
    for (let house = range.first; house <= range.last; house += 1) {
      const key = houseKey(range.street, house);
      found.set(key, [...(found.get(key) ?? []), range.number]);
    }
  }
  for (const numbers of found.values())
    numbers.sort((a, b) => Math.abs(a - number) - Math.abs(b - number) || a - b);
  return found;
}

/** The game ends with this turn: no further number can be written. */
export function isLastTurnDecided(game: Game): boolean {
  return isDecided(game.turn) && endReasons(game).length > 0;
}

function bisHouses(game: Game): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { street, house, side } of legalBis(game.sheet, game.setup.rules)) {
    const original = houseAt(game.sheet, street, side === 'left' ? house - 1 : house + 1);
    if (original?.kind !== 'numbered') continue;
    const key = houseKey(street, house);
    const numbers = found.get(key) ?? [];
    if (!numbers.includes(original.number)) found.set(key, [...numbers, original.number]);
  }
  return found;
}

/** The numbers a card may become, for the row of five beside a temp (R4.5). */
export function shifts(number: number, effect: Effect | null): readonly number[] {
  return effect === 'temp' ? cardNumbers(number, 'temp') : [];
}
