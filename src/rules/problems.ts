import type { EventType } from './events';
import type { Effect, EndReason, Side, TrackName } from './types';

/** Every reason why an event is not allowed. */
export const PROBLEM_CODES = [
  'gameOver',
  'notInThisGame',
  'noSuchHouse',
  'noSuchFence',
  'noSuchColumn',
  'noSuchPlan',
  'noSuchCard',
  'numberOutOfRange',
  'houseTaken',
  'tooLow',
  'tooHigh',
  'sameNumber',
  'shiftNeedsTemp',
  'shiftTooFar',
  'notOffered',
  'alreadyDealt',
  'turnTaken',
  'numberFirst',
  'effectAfterRefusal',
  'effectDone',
  'effectAfterPlans',
  'wrongEffect',
  'tempMissing',
  'trackFull',
  'fenceStands',
  'fenceInUsedEstate',
  'fenceInBisPair',
  'noPoolDrawn',
  'nothingToCopy',
  'bisAcrossFence',
  'roundaboutThisTurn',
  'threeNumbers',
  'mustWrite',
  'planDone',
  'planFlipped',
  'goalNotMet',
  'wrongEstates',
  'cardNotGiven',
  'cardGiven',
  'cardInUse',
  'soloCardGone',
  'validationGone',
  'reshuffleDone',
  'notFirstClaim',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

interface At {
  readonly street: number;
  readonly house: number;
}

interface FencePlace {
  readonly street: number;
  readonly place: number;
}

/** A number that would break the rising order, and the one in its way (R3.2). */
interface InTheWay extends At {
  readonly number: number;
  readonly neighbour: number; // stands at `street`, `house`
}

/** Why not: a code and the facts a sentence about it needs. */
export type Problem =
  | { readonly code: 'gameOver'; readonly reasons: readonly EndReason[] }
  | { readonly code: 'notInThisGame'; readonly event: EventType }
  | ({ readonly code: 'noSuchHouse' } & At)
  | ({ readonly code: 'noSuchFence' } & FencePlace)
  | { readonly code: 'noSuchColumn'; readonly size: number }
  | { readonly code: 'noSuchPlan'; readonly plan: number }
  | { readonly code: 'noSuchCard'; readonly card: number }
  | { readonly code: 'numberOutOfRange'; readonly number: number }
  | ({ readonly code: 'houseTaken'; readonly number: number | null } & At) // null: by a roundabout
  | ({ readonly code: 'tooLow' | 'tooHigh' | 'sameNumber' } & InTheWay)
  | { readonly code: 'shiftNeedsTemp' | 'shiftTooFar'; readonly card: number; readonly number: number }
  | { readonly code: 'notOffered'; readonly card: number; readonly effect: Effect | null } // null: a refused number
  | { readonly code: 'alreadyDealt' }
  | { readonly code: 'turnTaken' }
  | { readonly code: 'numberFirst' }
  | { readonly code: 'effectAfterRefusal' }
  | { readonly code: 'effectDone' }
  | { readonly code: 'effectAfterPlans' }
  | { readonly code: 'wrongEffect'; readonly effect: Effect; readonly offered: Effect }
  | { readonly code: 'tempMissing'; readonly card: number; readonly number: number }
  | { readonly code: 'trackFull'; readonly track: TrackName; readonly row: number } // row: street or size, else 1
  | ({ readonly code: 'fenceStands' | 'fenceInUsedEstate' } & FencePlace)
  | ({ readonly code: 'fenceInBisPair'; readonly number: number } & FencePlace)
  | ({ readonly code: 'noPoolDrawn' } & At)
  | ({ readonly code: 'nothingToCopy'; readonly side: Side } & At)
  | ({ readonly code: 'bisAcrossFence' } & FencePlace)
  | { readonly code: 'roundaboutThisTurn' }
  | { readonly code: 'threeNumbers'; readonly count: number }
  | ({ readonly code: 'mustWrite'; readonly number: number } & At) // the house that would do
  | { readonly code: 'planDone' | 'planFlipped' | 'goalNotMet' | 'wrongEstates'; readonly plan: number }
  | { readonly code: 'cardNotGiven' }
  | { readonly code: 'cardGiven' }
  | { readonly code: 'cardInUse'; readonly effect: Effect }
  | { readonly code: 'soloCardGone' }
  | { readonly code: 'validationGone'; readonly plan: number }
  | { readonly code: 'reshuffleDone' }
  | { readonly code: 'notFirstClaim' };
