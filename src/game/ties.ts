import type { TieBreak } from '../rules/types';

/** What a place is decided by; null is what nobody said. */
export interface OpenStanding {
  readonly total: number | null;
  readonly estates: number | null;
  readonly sizes: readonly (number | null)[];
}

/** A tie that an answer would settle. */
export interface Tie {
  readonly seats: readonly number[]; // level so far
  readonly place: number; // the one they share until then
  readonly by: TieBreak;
  readonly ask: number; // the seat whose figure is not known
  readonly known: readonly { readonly seat: number; readonly value: number }[];
}

export interface Placed {
  readonly places: readonly (number | null)[];
  readonly ties: readonly Tie[];
}

const SIZE_OF: Readonly<Record<Exclude<TieBreak, 'estates'>, number>> = {
  size1: 0,
  size2: 1,
  size3: 2,
  size4: 3,
  size5: 4,
  size6: 5,
};

function criterion(standing: OpenStanding | undefined, by: TieBreak): number | null {
  if (standing === undefined) return null;
  return by === 'estates' ? standing.estates : (standing.sizes[SIZE_OF[by]] ?? null);
}

/** Places by total, then by the edition's criteria (R8.7). A figure is asked for only where it would tell two apart. */
export function placed(standings: readonly OpenStanding[], tieBreak: readonly TieBreak[]): Placed {
  const places = standings.map((): number | null => null);
  const ties: Tie[] = [];
  const settle = (group: readonly number[], place: number, criteria: readonly TieBreak[]) => {
    const [by, ...rest] = criteria;
    for (const seat of group) places[seat] = place;
    if (by === undefined || group.length === 1) return;
    const values = group.map((seat) => ({ seat, value: criterion(standings[seat], by) }));
    const ask = values.find(({ value }) => value === null);
    if (ask !== undefined) {
      const known = values.flatMap(({ seat, value }) => (value === null ? [] : [{ seat, value }]));
      ties.push({ seats: group, place, by, ask: ask.seat, known });
      return;
    }
    levels(values).reduce((next, level) => {
      settle(level, next, rest);
      return next + level.length;
    }, place);
  };
  const totals = standings.map(({ total }, seat) => ({ seat, value: total }));
  levels(totals.filter(({ value }) => value !== null)).reduce((next, level) => {
    settle(level, next, tieBreak);
    return next + level.length;
  }, 1);
  return { places, ties };
}

/** Seats with the same value together, the highest first; in a level the order of the table stays. */
function levels(
  values: readonly { readonly seat: number; readonly value: number | null }[],
): readonly (readonly number[])[] {
  const found = [...new Set(values.map(({ value }) => value ?? 0))].sort((a, b) => b - a);
  return found.map((level) => values.filter(({ value }) => (value ?? 0) === level).map(({ seat }) => seat));
}
