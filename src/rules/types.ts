/**
 * The vocabulary of the game. Streets, houses, fence places, stacks and estate sizes count from 1,
 * as on the printed sheet; plans and combinations are indexes from 0.
 */

export const EFFECTS = ['fence', 'upgrade', 'park', 'pool', 'temp', 'bis'] as const;
export type Effect = (typeof EFFECTS)[number];

export const ESTATE_SIZES = [1, 2, 3, 4, 5, 6] as const;
export type EstateSize = (typeof ESTATE_SIZES)[number];

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export const STACKS = [1, 2, 3, 'A', 'B', 'C'] as const;
export type Stack = (typeof STACKS)[number];

export const END_REASONS = ['refusals', 'plans', 'houses', 'cards'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** Criteria of a tie, strongest first (R8.7). */
export const TIE_BREAKS = ['estates', 'size1', 'size2', 'size3', 'size4', 'size5', 'size6'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export const TRACKS = ['park', 'pools', 'upgrade', 'temps', 'refusals', 'roundabouts'] as const;
export type TrackName = (typeof TRACKS)[number];

export const LOWEST_CARD = 1;
export const HIGHEST_CARD = 15;
export const LOWEST_NUMBER = 0;
export const HIGHEST_NUMBER = 17;
/** How far a temp shifts the number of the card (R4.5). */
export const LONGEST_SHIFT = 2;
/** Cards, and so numbers, on offer in every turn (R2.1). */
export const CARDS_PER_TURN = 3;

/** The values of a row of boxes; the last one has no box, the worth is the first not ticked (R1.3). */
export type Track = readonly number[];

export interface Card {
  readonly number: number;
  readonly effect: Effect;
}

export interface StreetDef {
  readonly houses: number;
  readonly pools: readonly number[]; // houses with a pool drawn beside them
  readonly park: Track;
}

export interface SheetDef {
  readonly streets: readonly StreetDef[];
  readonly pools: Track;
  readonly tempBoxes: number;
  readonly tempPoints: readonly number[]; // for the most temps, the next lower count, … (R8.4)
  readonly upgrade: Readonly<Record<EstateSize, Track>>;
  readonly bis: Track;
  readonly roundabouts: Track;
  readonly refusals: Track;
}

export const GOAL_KINDS = [
  'estates',
  'fullStreet',
  'streetEnds',
  'parksAndPoolsOfStreet',
  'allParksOfStreets',
  'allPoolsOfStreets',
  'parksPoolsAndRoundaboutInOneStreet',
  'temps',
  'bisInOneStreet',
  'endEstates',
  'streetEstates',
  'oneStreetEstates',
  'estatesWith',
  'parksTotal',
  'parksEveryStreet',
  'upgradesTotal',
  'upgradeColumnsFull',
] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

type Sizes = readonly EstateSize[];

/** What a city plan asks for (R5.5–R5.7). */
export type PlanGoal =
  | { readonly kind: 'estates'; readonly sizes: Sizes }
  | { readonly kind: 'fullStreet'; readonly street: number }
  | { readonly kind: 'streetEnds' }
  | { readonly kind: 'parksAndPoolsOfStreet'; readonly street: number }
  | { readonly kind: 'allParksOfStreets'; readonly streets: number }
  | { readonly kind: 'allPoolsOfStreets'; readonly streets: number }
  | { readonly kind: 'parksPoolsAndRoundaboutInOneStreet' }
  | { readonly kind: 'temps'; readonly count: number }
  | { readonly kind: 'bisInOneStreet'; readonly count: number }
  | { readonly kind: 'endEstates'; readonly size: EstateSize }
  | { readonly kind: 'streetEstates'; readonly street: number; readonly sizes: Sizes }
  | { readonly kind: 'oneStreetEstates'; readonly sizes: Sizes; readonly roundabouts: number }
  | { readonly kind: 'estatesWith'; readonly sizes: Sizes; readonly pools: number; readonly bis: number }
  | { readonly kind: 'parksTotal'; readonly count: number }
  | { readonly kind: 'parksEveryStreet'; readonly count: number }
  | { readonly kind: 'upgradesTotal'; readonly count: number }
  | { readonly kind: 'upgradeColumnsFull'; readonly count: number };

export interface PlanCard {
  readonly stack: Stack;
  readonly goal: PlanGoal;
  readonly first: number;
  readonly later: number;
}

/** What differs between editions and ways to play; judged by these, never by an edition's name. */
export interface Rules {
  readonly fenceBetweenBisPair: boolean; // R4.2
  readonly bisAcrossFence: boolean; // R4.6
  readonly reshuffleOnFirstPlan: boolean; // R5.8
  readonly roundabouts: boolean; // R6, advanced play
  readonly tieBreak: readonly TieBreak[]; // R8.7
}

/** The printed figures of an AAA opponent (R11.6–R11.8). */
export interface Opponent {
  readonly validates: readonly boolean[]; // per plan
  readonly park: number;
  readonly pool: number;
  readonly temp: number;
  readonly fence: number;
  readonly bisHouses: number;
  readonly upgradeValue: number;
  readonly level0Places: readonly number[] | null; // temps for 1st, 2nd, 3rd place; null from level 1 on
}

/** Who is at the table, and where number and effect come from. */
export type Play =
  | { readonly kind: 'table' } // R2.6: one of three combinations
  | { readonly kind: 'expert' } // R10: two of three cards in hand
  | { readonly kind: 'solo'; readonly cards: number; readonly temps: number; readonly points: number } // R9
  | { readonly kind: 'aaa'; readonly opponent: Opponent; readonly name?: string; readonly level?: number }; // R11; name and level are labels

/** What the piles of the table do once they are used up (R2.6). */
export const REFILLS = ['together', 'pileByPile'] as const;
export type Refill = (typeof REFILLS)[number];

/** Where the app deals: the deck as a table of counts, one row per number, one column per effect. */
export interface Dealing {
  readonly seed: string;
  readonly deck: readonly (readonly number[])[];
  readonly refill: Refill;
}

/** Everything a game is judged by; it travels with the game, so an old game keeps its score. */
export interface Setup {
  readonly edition: string; // a label
  readonly rules: Rules;
  readonly sheet: SheetDef;
  readonly plans: readonly PlanCard[];
  readonly play: Play;
  readonly dealing: Dealing | null; // null: the cards lie on the table, the app does not know them
}
