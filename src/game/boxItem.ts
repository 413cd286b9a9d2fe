import type { Opponent, PlanCard, SheetDef } from '../rules/types';

export const BOX_KINDS = ['plan', 'opponent', 'sheet'] as const;
export type BoxKind = (typeof BOX_KINDS)[number];

/** A plan card copied from the table; its stack tells the edition it belongs to. */
export interface OwnPlan {
  readonly card: PlanCard;
  readonly advanced: boolean;
}

/** An AAA opponent copied from its card; the level is a label, the rules read `level0Places` alone. */
export interface OwnOpponent {
  readonly level: number;
  readonly opponent: Opponent;
}

/** What a player copied or made up, as it travels: without an identity of its own. */
export type BoxContent =
  | { readonly kind: 'plan'; readonly name: string; readonly body: OwnPlan } // its goal names it: name is ''
  | { readonly kind: 'opponent'; readonly name: string; readonly body: OwnOpponent }
  | { readonly kind: 'sheet'; readonly name: string; readonly body: SheetDef };

export type BoxItem = BoxContent & { readonly id: string };

export type PlanItem = Extract<BoxItem, { kind: 'plan' }>;
export type OpponentItem = Extract<BoxItem, { kind: 'opponent' }>;
export type SheetItem = Extract<BoxItem, { kind: 'sheet' }>;

export const isPlan = (item: BoxItem): item is PlanItem => item.kind === 'plan';
export const isOpponent = (item: BoxItem): item is OpponentItem => item.kind === 'opponent';
export const isSheet = (item: BoxItem): item is SheetItem => item.kind === 'sheet';
