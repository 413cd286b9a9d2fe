import type { PlanGoal, Refill, Rules, SheetDef, Stack } from '../rules/types';
import type { DeckRows } from './decks';

/** A plan card as printed; null where no public source gives the points. */
export interface PlanRow {
  readonly id: string;
  readonly stack: Stack;
  readonly advanced: boolean;
  readonly goal: PlanGoal;
  readonly first: number | null;
  readonly later: number | null;
}

/** An AAA opponent as far as it is known; null is copied from the card by the player. */
export interface OpponentRow {
  readonly name: string;
  readonly level: number | null;
  readonly validates: readonly boolean[] | null; // per plan
  readonly park: number | null;
  readonly pool: number | null;
  readonly temp: number | null;
  readonly fence: number | null;
  readonly bisHouses: number | null;
  readonly upgradeValue: number | null;
}

/** The solo card of 2018 (R9.3): points for at least that many temps. */
export interface SoloRow {
  readonly cards: number;
  readonly temps: number;
  readonly points: number;
}

export const EDITION_IDS = ['2018', '2023'] as const;
export type EditionId = (typeof EDITION_IDS)[number];

export interface Edition {
  readonly id: EditionId;
  readonly rules: Omit<Rules, 'roundabouts'>;
  readonly sheet: SheetDef;
  readonly stacks: readonly Stack[];
  readonly deck: DeckRows;
  readonly refill: Refill;
  readonly plans: readonly PlanRow[];
  readonly solo: SoloRow | null;
  readonly expert: boolean;
  readonly opponents: readonly OpponentRow[] | null; // null: no AAA in the box
}
