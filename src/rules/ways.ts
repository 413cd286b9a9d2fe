import type { Estate } from './estates';
import type { EstateRef } from './events';
import { ESTATE_SIZES, type EstateSize } from './types';

/** One question a plan leaves open: which `need` of these estates. */
export interface Pick {
  readonly size: EstateSize;
  readonly need: number;
  readonly from: readonly Estate[];
}

/** Picks that together satisfy a goal; without any pick the goal takes no estates. */
export type Option = readonly Pick[];

/** All ways to satisfy a goal: none, not yet; one, no question; several, the player chooses (R5.4). */
export interface PlanMatches {
  readonly options: readonly Option[];
  readonly count: number; // distinct sets of estates over all options
}

export type Way = readonly Estate[];

export const NOT_MET: PlanMatches = { options: [], count: 0 };
export const MET: PlanMatches = { options: [[]], count: 1 };

/** The listed sizes among the unmarked of these estates, or null if they fall short. */
export function picks(sizes: readonly EstateSize[], among: readonly Estate[]): Option | null {
  const found: Pick[] = [];
  for (const size of ESTATE_SIZES) {
    const need = sizes.filter((wanted) => wanted === size).length;
    if (need === 0) continue;
    const from = among.filter((estate) => estate.size === size && !estate.used);
    if (from.length < need) return null;
    found.push({ size, need, from });
  }
  return found;
}

/** Counts sets by binomials: many small estates have millions of them. */
export function matchesOf(options: readonly (Option | null)[]): PlanMatches {
  const open = options.filter((option) => option !== null);
  let count = 0;
  for (const option of open) {
    count += option.reduce((product, { need, from }) => product * binomial(from.length, need), 1);
  }
  return { options: open, count };
}

function binomial(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i += 1) result = (result * (n - k + i)) / i;
  return result;
}

/** Every way once, lazily: take as many as are wanted. */
export function* ways({ options }: PlanMatches): Generator<Way> {
  for (const option of options) yield* waysOf(option, 0);
}

function* waysOf(option: Option, index: number): Generator<Way> {
  const pick = option[index];
  if (pick === undefined) {
    yield [];
    return;
  }
  for (const chosen of subsets(pick.from, pick.need)) {
    for (const rest of waysOf(option, index + 1)) yield [...chosen, ...rest];
  }
}

function* subsets(from: readonly Estate[], need: number): Generator<Way> {
  if (need === 0) {
    yield [];
    return;
  }
  for (const [index, estate] of from.entries()) {
    if (from.length - index < need) return;
    for (const rest of subsets(from.slice(index + 1), need - 1)) yield [estate, ...rest];
  }
}

/** Whether these estates, in any order, are one of the ways. */
export function isWay({ options }: PlanMatches, chosen: readonly EstateRef[]): boolean {
  return options.some((option) => isWayOf(option, chosen));
}

function isWayOf(option: Option, chosen: readonly EstateRef[]): boolean {
  const needed = option.reduce((sum, { need }) => sum + need, 0);
  if (needed !== chosen.length) return false;
  return option.every(({ need, from }) => from.filter((estate) => lists(chosen, estate)).length === need);
}

function lists(chosen: readonly EstateRef[], { street, first, last }: Estate): boolean {
  return chosen.some((ref) => ref.street === street && ref.first === first && ref.last === last);
}
