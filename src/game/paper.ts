import { replaced } from '../rules/at';
import { estateCounts } from '../rules/estates';
import { sheetFaults, type SheetFault } from '../rules/faults';
import { planMatches } from '../rules/plans';
import { EMPTY, emptySheet, numbered } from '../rules/sheet';
import type { House, Sheet, Street } from '../rules/state';
import {
  ESTATE_SIZES,
  type PlanCard,
  type Rules,
  type Setup,
  type SheetDef,
  type Stack,
} from '../rules/types';
import { claimValue, type Claim } from './table';

/** A sheet being copied from paper: what is there so far, right or not yet. */
export interface PaperDraft {
  readonly streets: readonly Street[];
  readonly parks: readonly number[];
  readonly upgrades: readonly number[];
  readonly temps: number;
  readonly refusals: number;
  readonly claims: readonly Claim[]; // per plan
}

export function blankPaper(def: SheetDef): PaperDraft {
  const { streets, parks, upgrades, temps, refusals } = emptySheet(def, 0);
  return { streets, parks, upgrades, temps, refusals, claims: ['none', 'none', 'none'] };
}

/** The same marks on another sheet: what it has no place for is left out, and comes back on the first. */
export function fitted(draft: PaperDraft, def: SheetDef): PaperDraft {
  const blank = blankPaper(def);
  return {
    ...draft,
    streets: blank.streets.map((row, index) => fittedStreet(draft.streets[index], row)),
    parks: blank.parks.map((none, index) => draft.parks[index] ?? none),
  };
}

function fittedStreet(from: Street | undefined, blank: Street): Street {
  if (from === undefined || from.houses.length === blank.houses.length) return from ?? blank;
  const houses = blank.houses.map((empty, index) => from.houses[index] ?? empty);
  const inside = (place: number) => place > 0 && place < houses.length;
  return {
    houses,
    fences: blank.fences.map((end, place) => (inside(place) ? (from.fences[place] ?? end) : end)),
  };
}

/** The sheet that was copied, with the values of the plans noted. */
export function paperSheet(draft: PaperDraft, { sheet: def, plans }: Pick<Setup, 'sheet' | 'plans'>): Sheet {
  const { streets, parks, upgrades, temps, refusals } = fitted(draft, def);
  const noted = plans.map((card, plan) => claimValue(card, draft.claims[plan] ?? null));
  return { def, streets, parks, upgrades, temps, refusals, plans: noted };
}

/** What a finished sheet of paper cannot show. */
export type PaperFault =
  | SheetFault
  | { readonly fault: 'noRoundabouts'; readonly street: number; readonly house: number } // R6: advanced play only
  | { readonly fault: 'goalNotMet'; readonly stack: Stack } // R5.2: what was claimed stays met
  | { readonly fault: 'estatesTwice'; readonly size: number }; // R5.4: an estate serves one plan

/** Everything that cannot be, in the order of the sheet. */
export function paperFaults(
  sheet: Sheet,
  { rules, plans }: Pick<Setup, 'rules' | 'plans'>,
): readonly PaperFault[] {
  const faults = [...sheetFaults(sheet, rules), ...strayRoundabouts(sheet, rules)];
  return faults.length > 0 ? faults : planFaults(sheet, plans);
}

function strayRoundabouts({ streets }: Sheet, { roundabouts }: Rules): readonly PaperFault[] {
  if (roundabouts) return [];
  return streets.flatMap(({ houses }, street) =>
    houses.flatMap(({ kind }, house): PaperFault[] =>
      kind === 'roundabout' ? [{ fault: 'noRoundabouts', street: street + 1, house: house + 1 }] : [],
    ),
  );
}

/** A goal met once stays met to the end: used estates take no fence, ticks are never taken back. */
function planFaults(sheet: Sheet, plans: readonly PlanCard[]): readonly PaperFault[] {
  const claimed = plans.filter((_, plan) => (sheet.plans[plan] ?? null) !== null);
  const unmet = claimed.filter(({ goal }) => planMatches(sheet, goal).count === 0);
  if (unmet.length > 0) return unmet.map(({ stack }) => ({ fault: 'goalNotMet', stack }));
  const wanted = claimed.flatMap(({ goal }) => (goal.kind === 'estates' ? goal.sizes : []));
  const counts = estateCounts(sheet);
  return ESTATE_SIZES.filter(
    (size, index) => wanted.filter((one) => one === size).length > (counts[index] ?? 0),
  ).map((size) => ({ fault: 'estatesTwice', size }));
}

/** Where the pencil is. */
export interface Cursor {
  readonly street: number; // from 1, like everything on the sheet
  readonly house: number;
}

export const START: Cursor = { street: 1, house: 1 };

/** The next house, on into the next street; after the last house it stays. */
export function stepped({ street, house }: Cursor, { streets }: PaperDraft, by: 1 | -1): Cursor {
  const row = streets[street - 1]?.houses.length ?? 0;
  if (by > 0 && house < row) return { street, house: house + 1 };
  if (by > 0) return street < streets.length ? { street: street + 1, house: 1 } : { street, house };
  if (house > 1) return { street, house: house - 1 };
  return street > 1
    ? { street: street - 1, house: streets[street - 2]?.houses.length ?? 1 }
    : { street, house };
}

export function houseOf({ streets }: PaperDraft, { street, house }: Cursor): House {
  return streets[street - 1]?.houses[house - 1] ?? EMPTY;
}

export function withHouseAt(draft: PaperDraft, { street, house }: Cursor, next: House): PaperDraft {
  const row = draft.streets[street - 1];
  if (row === undefined) return draft;
  const houses = replaced(row.houses, house - 1, next);
  return withStreetAt(draft, street, { houses, fences: fencesAround(houses, row.fences) });
}

/** R6.2: a roundabout stands between fences. */
function fencesAround(houses: readonly House[], fences: readonly boolean[]): readonly boolean[] {
  const circle = (index: number) => houses[index]?.kind === 'roundabout';
  return fences.map((stands, place) => stands || circle(place - 1) || circle(place));
}

export function withStreetAt(draft: PaperDraft, street: number, row: Street): PaperDraft {
  return { ...draft, streets: replaced(draft.streets, street - 1, row) };
}

/** The number left of the pencil as a bis, or null where there is none to copy. */
export function bisAt(draft: PaperDraft, { street, house }: Cursor): House | null {
  const left = house > 1 ? houseOf(draft, { street, house: house - 1 }) : EMPTY;
  return left.kind === 'numbered' ? numbered(left.number, { bis: true, pool: false, used: false }) : null;
}

/** The house a mark belongs to: the one under the pencil, or, while that is empty, the one just written. */
export function markedHouse(draft: PaperDraft, cursor: Cursor): Cursor | null {
  if (houseOf(draft, cursor).kind !== 'empty') return cursor;
  const before = stepped(cursor, draft, -1);
  const same = before.street === cursor.street && before.house === cursor.house;
  return same || houseOf(draft, before).kind === 'empty' ? null : before;
}

/** Puts a fence right of a house, or takes it away; the ends of a street and the sides of a roundabout keep theirs. */
export function withFenceToggled(draft: PaperDraft, { street, house }: Cursor): PaperDraft {
  const row = draft.streets[street - 1];
  if (row === undefined || house >= row.houses.length) return draft;
  const fences = replaced(row.fences, house, row.fences[house] !== true);
  return withStreetAt(draft, street, { houses: row.houses, fences: fencesAround(row.houses, fences) });
}
