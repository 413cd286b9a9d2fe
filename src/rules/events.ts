import type { Card, Effect, EndReason, Side } from './types';

export const EVENT_TYPES = [
  'deal',
  'soloCard',
  'validation',
  'write',
  'refusal',
  'temp',
  'park',
  'pool',
  'fence',
  'upgrade',
  'bis',
  'skip',
  'roundabout',
  'claim',
  'give',
  'rivalClaim',
  'rivalEnd',
  'reshuffle',
  'endTurn',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export interface EstateRef {
  readonly street: number;
  readonly first: number;
  readonly last: number;
}

export interface Deal {
  readonly type: 'deal'; // the cards on offer, where the app knows them: combinations at the table, else cards
  readonly cards: readonly Card[];
}

export interface Write {
  readonly type: 'write';
  readonly card: number;
  readonly effect: Effect;
  readonly street: number;
  readonly house: number;
  readonly number: number;
}

export interface Refusal {
  readonly type: 'refusal';
  readonly numbers: readonly number[]; // on the table
}

export interface Fence {
  readonly type: 'fence';
  readonly street: number;
  readonly place: number; // between houses `place` and `place + 1`
}

export interface Upgrade {
  readonly type: 'upgrade';
  readonly size: number; // the column
}

export interface Bis {
  readonly type: 'bis';
  readonly street: number;
  readonly house: number;
  readonly side: Side; // where the original stands
}

export interface BuildRoundabout {
  readonly type: 'roundabout';
  readonly street: number;
  readonly house: number;
}

export interface Claim {
  readonly type: 'claim';
  readonly plan: number;
  readonly estates: readonly EstateRef[]; // empty where the goal takes none
}

export interface Give {
  readonly type: 'give'; // the third card goes to AAA (R11.2)
  readonly effect: Effect;
  readonly number: number | null; // needed only where the app deals
}

export interface RivalClaim {
  readonly type: 'rivalClaim';
  readonly plan: number;
  readonly earlier: boolean; // told late: it was claimed in an earlier turn
}

/** One choice of the player, or one fact the table tells. A log of these is the game. */
export type GameEvent =
  | Deal
  | Write
  | Refusal
  | Fence
  | Upgrade
  | Bis
  | BuildRoundabout
  | Claim
  | Give
  | RivalClaim
  | { readonly type: 'soloCard' } // R9.2
  | { readonly type: 'validation'; readonly plan: number } // R11.3
  | { readonly type: 'temp' }
  | { readonly type: 'park' }
  | { readonly type: 'pool' }
  | { readonly type: 'skip' } // the effect is not used
  | { readonly type: 'rivalEnd'; readonly reason: EndReason }
  | { readonly type: 'reshuffle'; readonly rival: boolean } // R5.8
  | { readonly type: 'endTurn' };

/** The events that open a turn: after a finished turn they end it by themselves. */
export function opensTurn(event: GameEvent): boolean {
  switch (event.type) {
    case 'deal':
    case 'soloCard':
    case 'validation':
    case 'write':
    case 'refusal':
      return true;
    default:
      return false;
  }
}
