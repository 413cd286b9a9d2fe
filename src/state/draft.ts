import type { EstateRef } from '../rules/events';
import type { Effect } from '../rules/types';
import { NOTHING_TAKEN, type Taken } from './hand';

/** A claim being made: the estates it could take and the ones chosen so far. */
export interface ClaimDraft {
  readonly plan: number;
  readonly candidates: readonly EstateRef[];
  readonly chosen: readonly EstateRef[];
}

/** A tap that leaves a question open: which of these numbers. */
export interface Chooser {
  readonly street: number;
  readonly house: number;
  readonly numbers: readonly number[];
}

/** What the finger is doing. Never kept: leaving the screen forgets it. */
export interface Draft {
  readonly number: number | null; // tapped on the keypad
  readonly effect: Effect | null; // tapped on the tiles
  readonly taken: Taken; // the dealt cards they are from
  readonly spot: { readonly street: number; readonly house: number } | null; // tapped before the effect was known
  readonly chooser: Chooser | null;
  readonly roundabout: boolean; // the tool is in hand
  readonly claim: ClaimDraft | null;
}

export const NO_DRAFT: Draft = {
  number: null,
  effect: null,
  taken: NOTHING_TAKEN,
  spot: null,
  chooser: null,
  roundabout: false,
  claim: null,
};
