import { EDITIONS } from '../editions';
import type { EditionId } from '../editions/types';
import { below, type Random } from '../rules/random';
import type { PlanCard, PlanGoal, SheetDef, Stack } from '../rules/types';
import type { PlanItem } from './boxItem';
import { goalFitsSheet } from './codec/plans';

/** A plan one may choose: printed or copied; null where the points still stand on the card alone. */
export interface PlanOffer {
  readonly id: string;
  readonly stack: Stack;
  readonly goal: PlanGoal;
  readonly first: number | null;
  readonly later: number | null;
  readonly advanced: boolean;
  readonly own: boolean; // from My box
}

/** Goals that ask for the same, however their sizes are ordered. */
export function sameGoal(one: PlanGoal, other: PlanGoal): boolean {
  return goalKey(one) === goalKey(other);
}

function goalKey(goal: PlanGoal): string {
  const parts = Object.entries(goal).map(([name, value]) => {
    return `${name}=${Array.isArray(value) ? [...value].sort().join() : String(value)}`;
  });
  return parts.sort().join(';');
}

/** The plans of an edition; a copied card takes the place of the printed row it completes. */
export function planOffers(edition: EditionId, own: readonly PlanItem[]): PlanOffer[] {
  const { plans, stacks } = EDITIONS[edition];
  const copies = own.filter(({ body }) => stacks.includes(body.card.stack)).map(offerOf);
  const copyOf = (stack: Stack, goal: PlanGoal) =>
    copies.find((copy) => copy.stack === stack && sameGoal(copy.goal, goal));
  const printed = plans.map((row) => copyOf(row.stack, row.goal) ?? { ...row, own: false });
  return [...printed, ...copies.filter((copy) => !printed.includes(copy))];
}

function offerOf({ id, body: { card, advanced } }: PlanItem): PlanOffer {
  return { id, ...card, advanced, own: true };
}

/** The offer as a card to play with, or null while its points are unknown. */
export function cardOf({ stack, goal, first, later }: PlanOffer): PlanCard | null {
  return first === null || later === null ? null : { stack, goal, first, later };
}

/** Sizes typed as "4 4", "4,4" or "44"; null if something else was typed. */
export function typedSizes(text: string): number[] | null {
  return /^[\d\s,.·+-]*$/.test(text) ? Array.from(text.replace(/\D/g, ''), Number) : null;
}

/** Every typed size is asked for, as often as it was typed. */
export function asksForSizes(goal: PlanGoal, typed: readonly number[]): boolean {
  const left: number[] = 'sizes' in goal ? [...goal.sizes] : 'size' in goal ? [goal.size, goal.size] : [];
  return typed.every((size) => {
    const place = left.indexOf(size);
    if (place < 0) return false;
    left.splice(place, 1);
    return true;
  });
}

export interface Draw {
  readonly stack: Stack;
  readonly advanced: boolean; // draws from all cards, else from the basic ones (R5.1)
  readonly sheet: SheetDef;
  readonly but?: PlanCard | null; // something else than this, if there is a choice
}

/** A card of a stack by chance among those whose points are known; null if there is none. */
export function drawPlan(offers: readonly PlanOffer[], draw: Draw, random: Random): PlanCard | null {
  const cards = offers
    .filter((offer) => offer.stack === draw.stack && (draw.advanced || !offer.advanced))
    .map(cardOf)
    .filter((card) => card !== null && goalFitsSheet(card.goal, draw.sheet));
  const others = cards.filter((card) => card && !(draw.but && sameGoal(card.goal, draw.but.goal)));
  const from = others.length > 0 ? others : cards;
  return from.length === 0 ? null : (from[below(random, from.length)] ?? null);
}
