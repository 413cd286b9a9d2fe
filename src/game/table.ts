import { at } from '../rules/at';
import { estateCounts } from '../rules/estates';
import { score, sum, type Score } from '../rules/score';
import type { Sheet } from '../rules/state';
import { ESTATE_SIZES, type PlanCard, type Setup } from '../rules/types';
import { placed, type Tie } from './ties';

/** When a plan was claimed (R5.2). */
export const CLAIMS = ['first', 'later', 'none'] as const;
export type Claim = (typeof CLAIMS)[number];

/** How much a player tells: the final total, temps beside it, or every box of the score line. */
export const TOLD = ['total', 'temps', 'lines'] as const;
export type Told = (typeof TOLD)[number];

/** The score line as it stands on a paper, plans and temps aside; penalties as positive figures. */
export interface PaperLine {
  readonly parks: readonly (number | null)[]; // per street
  readonly pools: number | null;
  readonly estates: readonly (number | null)[]; // per size
  readonly bis: number | null;
  readonly roundabouts: number | null;
  readonly refusals: number | null;
}

/** What was entered of one player by hand; null is what nobody said. */
export interface Entry {
  readonly own: boolean; // the town of this game is this player's: its figures come from the sheet
  readonly told: Told;
  readonly total: number | null; // told 'temps': without the points for temps, unless they are in it
  readonly tempsIn: boolean;
  readonly temps: number | null; // ticked
  readonly tempRank: number | null; // chosen by hand; 0: no points
  readonly line: PaperLine | null;
  readonly claims: readonly (Claim | null)[]; // per plan
  readonly estates: number | null; // complete ones, asked for in a tie
  readonly sizes: readonly (number | null)[]; // of each size, asked for in a tie
}

export const NO_ENTRY: Entry = {
  own: false,
  told: 'total',
  total: null,
  tempsIn: false,
  temps: null,
  tempRank: null,
  line: null,
  claims: [null, null, null],
  estates: null,
  sizes: ESTATE_SIZES.map(() => null),
};

/** One player at the table. */
export interface Seat {
  readonly entry: Entry;
  readonly sheet: Sheet | null; // the player's own, where it is known
  readonly tempPoints?: number; // alone, the rules know them without a ranking (R9.3, R11.6)
}

/** A player's line in the final table. */
export interface TableLine {
  readonly temps: number | null;
  readonly tempRank: number | null; // from 1; 0: no points; null: not known yet
  readonly tempPoints: number | null;
  readonly claims: readonly (Claim | null)[];
  readonly score: Score | null; // where every line is known
  readonly total: number | null;
  readonly place: number | null; // from 1; null without a total
  readonly open: boolean; // its tie waits for an answer
}

export interface FinalTable {
  readonly lines: readonly TableLine[]; // in the order of the seats
  readonly ties: readonly Tie[]; // what is to be asked, best place first
}

/** The table as far as it is known: temps ranked (R8.4), plans paid (R5.2), places given (R8.7). */
export function finalTable(setup: Setup, seats: readonly Seat[]): FinalTable {
  const temps = tempRanks(seats);
  const lines = seats.map((seat, index) => lineOf(setup, seat, temps[index] ?? null));
  const standings = seats.map((seat, index) => ({
    total: lines[index]?.total ?? null,
    ...estatesOf(seat),
  }));
  const { places, ties } = placed(standings, setup.rules.tieBreak);
  const open = new Set(ties.flatMap((tie) => tie.seats));
  return {
    lines: lines.map((line, index) => ({ ...line, place: places[index] ?? null, open: open.has(index) })),
    ties,
  };
}

/** Temps as far as they take part in the ranking. */
export function tempsOf({ entry, sheet }: Seat): number | null {
  if (sheet !== null) return sheet.temps;
  return entry.told === 'total' ? null : entry.temps;
}

/** Ranks from 1, 0 for none (R8.4). One count alone tells nothing: the others may have more. */
function tempRanks(seats: readonly Seat[]): readonly (number | null)[] {
  const counts = seats.map(tempsOf);
  const known = counts.filter((count) => count !== null);
  const levels = [...new Set(known)].filter((count) => count > 0).sort((a, b) => b - a);
  return seats.map(({ entry }, index) => {
    const count = counts[index] ?? null;
    if (entry.tempRank !== null) return entry.tempRank;
    if (count === 0) return 0;
    return count === null || known.length < 2 ? null : levels.indexOf(count) + 1;
  });
}

function lineOf(setup: Setup, seat: Seat, ranked: number | null): Omit<TableLine, 'place' | 'open'> {
  const { entry, sheet } = seat;
  const byCard = seat.tempPoints ?? null;
  const tempRank = byCard === null ? ranked : null;
  const tempPoints = byCard ?? (tempRank === null ? null : (setup.sheet.tempPoints[tempRank - 1] ?? 0));
  const claims = setup.plans.map((card, plan) => claimOf(seat, card, plan));
  const plans = setup.plans.map((card, plan) => claimValue(card, claims[plan] ?? null));
  const points = tempPoints ?? 0;
  const lines = sheet !== null ? score({ ...sheet, plans }, points) : paperScore(entry, plans, points);
  return {
    temps: tempsOf(seat),
    tempRank,
    tempPoints,
    claims,
    score: lines,
    total: totalOf(entry, lines, points),
  };
}

function totalOf({ told, total, tempsIn }: Entry, lines: Score | null, temps: number): number | null {
  if (lines !== null) return lines.total;
  if (total === null || told === 'lines') return null;
  return told === 'temps' && !tempsIn ? total + temps : total;
}

/** What was entered, else what the sheet says. */
function claimOf({ entry, sheet }: Seat, card: PlanCard, plan: number): Claim | null {
  const told = entry.claims[plan] ?? null;
  if (told !== null || sheet === null) return told;
  const noted = sheet.plans[plan] ?? null;
  if (noted === null) return 'none';
  return noted === card.first ? 'first' : 'later';
}

export function claimValue(card: PlanCard, claim: Claim | null): number | null {
  if (claim === null || claim === 'none') return null;
  return claim === 'first' ? card.first : card.later;
}

/** Nothing entered in any box is no score yet. */
function paperScore({ told, line }: Entry, claimed: readonly (number | null)[], temps: number): Score | null {
  if (told !== 'lines' || line === null) return null;
  const parks = figures(line.parks);
  const estates = figures(ESTATE_SIZES.map((_, index) => line.estates[index] ?? null));
  const plans = figures(claimed);
  const pools = line.pools ?? 0;
  const [bis, roundabouts, refusals] = [line.bis, line.roundabouts, line.refusals].map(
    (one) => 0 - (one ?? 0),
  );
  const lines = {
    plans,
    parks,
    pools,
    temps,
    estates,
    bis: bis ?? 0,
    roundabouts: roundabouts ?? 0,
    refusals: refusals ?? 0,
  };
  const total =
    sum(plans) + sum(parks) + pools + temps + sum(estates) + lines.bis + lines.roundabouts + lines.refusals;
  return { ...lines, total };
}

const figures = (values: readonly (number | null)[]): number[] => values.map((value) => value ?? 0);

/** Complete estates, as far as they are known: from the sheet, or from what was answered. */
export function estatesOf({ entry, sheet }: Seat): {
  readonly estates: number | null;
  readonly sizes: readonly (number | null)[];
} {
  if (sheet !== null) {
    const counts = estateCounts(sheet);
    return { estates: sum(counts), sizes: counts };
  }
  return completed(entry.estates, entry.sizes);
}

/** What follows from the answers: all sizes make the sum, and the sum leaves nothing for the sizes not asked for. */
function completed(estates: number | null, answered: readonly (number | null)[]) {
  const sizes = ESTATE_SIZES.map((_, index) => answered[index] ?? null);
  const known = sum(figures(sizes));
  const missing = sizes.filter((count) => count === null).length;
  if (missing === 0) return { estates: known, sizes };
  if (estates === null) return { estates, sizes };
  const left = Math.max(0, estates - known);
  if (left > 0 && missing > 1) return { estates, sizes };
  return { estates, sizes: sizes.map((count) => count ?? left) };
}

/** Counts per size where all of them are known. */
export function allSizes(seat: Seat): readonly number[] | null {
  const { sizes } = estatesOf(seat);
  const known = sizes.filter((count) => count !== null);
  return known.length === ESTATE_SIZES.length ? known : null;
}

/** A blank score line for a sheet. */
export function blankLine(streets: number): PaperLine {
  return {
    parks: new Array<number | null>(streets).fill(null),
    pools: null,
    estates: ESTATE_SIZES.map(() => null),
    bis: null,
    roundabouts: null,
    refusals: null,
  };
}

/** Tapping a claim: first, later, none, and round again. */
export function nextClaim(claim: Claim | null): Claim {
  return at(CLAIMS, claim === null ? 0 : (CLAIMS.indexOf(claim) + 1) % CLAIMS.length);
}
