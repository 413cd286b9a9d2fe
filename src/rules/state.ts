import type { Card, Effect, EndReason, Setup, SheetDef } from './types';

export interface EmptyHouse {
  readonly kind: 'empty';
}

export interface Roundabout {
  readonly kind: 'roundabout';
}

export interface NumberedHouse {
  readonly kind: 'numbered';
  readonly number: number;
  readonly bis: boolean;
  readonly pool: boolean; // built
  readonly used: boolean; // for a plan (R5.4)
}

export type House = EmptyHouse | Roundabout | NumberedHouse;

export interface Street {
  readonly houses: readonly House[];
  readonly fences: readonly boolean[]; // [k] stands right of house k; [0] and the last are the street's ends (R1.2)
}

/** One player's paper. Ticks of pools, bis and roundabouts are what the houses show. */
export interface Sheet {
  readonly def: SheetDef;
  readonly streets: readonly Street[];
  readonly parks: readonly number[]; // ticks per street
  readonly upgrades: readonly number[]; // ticks per estate size
  readonly temps: number;
  readonly refusals: number;
  readonly plans: readonly (number | null)[]; // values noted
}

export interface Written {
  readonly card: number; // the number on the card
  readonly effect: Effect;
  readonly street: number;
  readonly house: number;
  readonly number: number; // the number on the house: differs from the card's by a temp (R4.5)
}

/** What has happened in the turn so far. */
export interface Turn {
  readonly index: number; // counts from 1
  readonly started: boolean; // anything happened yet
  readonly cards: readonly Card[] | null; // on offer, where known
  readonly written: Written | null;
  readonly refused: boolean;
  readonly effectDone: boolean; // used or skipped
  readonly claimed: boolean; // at least one plan
  readonly roundabout: boolean;
  readonly given: boolean; // the third card, to AAA (R11.2)
}

/** What AAA holds (R11); stays empty in other games. */
export interface Rival {
  readonly pile: readonly Effect[];
  readonly plans: readonly (number | null)[]; // values noted
  readonly drawn: readonly boolean[]; // validation cards that left the game, per plan
}

/** A game at one moment: a function of its setup and its events. */
export interface Game {
  readonly setup: Setup;
  readonly sheet: Sheet;
  readonly turn: Turn;
  readonly firstClaims: readonly (number | null)[]; // turn of each plan's first claim by anyone; 0: the solo card
  readonly reshuffled: boolean; // R5.8 has been used
  readonly rivalEnd: EndReason | null; // another player brings the end (R7.1)
  readonly rival: Rival;
}
