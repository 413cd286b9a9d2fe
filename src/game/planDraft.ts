import type { EstateSize, GoalKind, PlanCard, PlanGoal, Stack } from '../rules/types';
import type { OwnPlan } from './boxItem';

/** A plan card being copied: all that some goal might need, and the points as far as they are known. */
export interface PlanDraft {
  readonly stack: Stack;
  readonly kind: GoalKind;
  readonly sizes: readonly EstateSize[];
  readonly size: EstateSize;
  readonly street: number;
  readonly streets: number;
  readonly count: number | null;
  readonly roundabouts: number;
  readonly pools: number;
  readonly bis: number;
  readonly first: number | null;
  readonly later: number | null;
  readonly advanced: boolean;
}

export const MOST_SIZES = 6;

export const PLAN_FAULTS = [
  'noSizes',
  'noCount',
  'nothingInEach',
  'noFirst',
  'noLater',
  'laterMore',
] as const;
export type PlanFault = (typeof PLAN_FAULTS)[number];

interface Known {
  readonly stack: Stack;
  readonly goal?: PlanGoal;
  readonly first?: number | null;
  readonly later?: number | null;
  readonly advanced?: boolean;
}

export function planDraft({ stack, goal, first = null, later = null, advanced = false }: Known): PlanDraft {
  return {
    sizes: [],
    size: 1,
    street: 1,
    streets: 2,
    count: null,
    roundabouts: 1,
    pools: 0,
    bis: 0,
    ...(goal ?? { kind: 'estates' }),
    stack,
    first,
    later,
    advanced,
  };
}

export const SIZED_KINDS = ['estates', 'streetEstates', 'oneStreetEstates', 'estatesWith'] as const;
export const COUNTED_KINDS = [
  'temps',
  'bisInOneStreet',
  'parksTotal',
  'parksEveryStreet',
  'upgradesTotal',
  'upgradeColumnsFull',
] as const;

export const isSized = (kind: GoalKind): boolean => SIZED_KINDS.some((one) => one === kind);
export const isCounted = (kind: GoalKind): boolean => COUNTED_KINDS.some((one) => one === kind);
/** Kinds only advanced cards have, in both editions. */
export const isBasicKind = (kind: GoalKind): boolean => kind === 'estates';

/** The goal as drafted, even if it is not one yet: without a count it asks for one. */
export function draftGoal(draft: PlanDraft): PlanGoal {
  const { kind, sizes, size, street, streets, roundabouts, pools, bis } = draft;
  const count = draft.count ?? 1;
  switch (kind) {
    case 'estates':
      return { kind, sizes };
    case 'streetEstates':
      return { kind, street, sizes };
    case 'oneStreetEstates':
      return { kind, sizes, roundabouts };
    case 'estatesWith':
      return { kind, sizes, pools, bis };
    case 'endEstates':
      return { kind, size };
    case 'fullStreet':
    case 'parksAndPoolsOfStreet':
      return { kind, street };
    case 'allParksOfStreets':
    case 'allPoolsOfStreets':
      return { kind, streets };
    case 'streetEnds':
    case 'parksPoolsAndRoundaboutInOneStreet':
      return { kind };
    case 'temps':
    case 'bisInOneStreet':
    case 'parksTotal':
    case 'parksEveryStreet':
    case 'upgradesTotal':
    case 'upgradeColumnsFull':
      return { kind, count };
  }
}

/** What still keeps the draft from being a card, in the order of the form. */
export function planFaults(draft: PlanDraft): PlanFault[] {
  const { kind, sizes, count, pools, bis, first, later } = draft;
  const faults: PlanFault[] = [];
  if (isSized(kind) && sizes.length === 0) faults.push('noSizes');
  if (isCounted(kind) && count === null) faults.push('noCount');
  if (kind === 'estatesWith' && pools + bis === 0) faults.push('nothingInEach');
  if (first === null) faults.push('noFirst');
  if (later === null) faults.push('noLater');
  if (first !== null && later !== null && later > first) faults.push('laterMore');
  return faults;
}

/** The copied card, or null while something is missing. */
export function planOfDraft(draft: PlanDraft): OwnPlan | null {
  const { stack, first, later, advanced, kind } = draft;
  if (first === null || later === null || planFaults(draft).length > 0) return null;
  const card: PlanCard = { stack, goal: draftGoal(draft), first, later };
  return { card, advanced: advanced || !isBasicKind(kind) };
}
