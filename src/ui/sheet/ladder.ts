import { at } from '../../rules/at';

/**
 * The height of one kind of part from cramped to lavish. Parts that share a column climb together: between two rungs all
 * of them grow in proportion, so what should grow first has its step on an earlier rung. A short ladder stays on its last rung.
 */
export type Ladder = readonly number[];

/** So many parts of one kind, one below the other. */
export interface Band {
  readonly count: number;
  readonly sizes: Ladder;
}

/** A part that stands elsewhere in this form. */
export const NONE: Ladder = [0];

const RUNGS = 6;

/** The height at a level between two rungs; whole half pixels keep lines sharp and never claim more than there is. */
export function size(ladder: Ladder, level: number): number {
  return Math.floor(exact(ladder, level) * 2) / 2;
}

export function heightOf(bands: readonly Band[], level: number): number {
  return bands.reduce((sum, { count, sizes }) => sum + count * size(sizes, level), 0);
}

/** How high the parts can climb in this room; null: not even the lowest rung fits. */
export function levelFor(bands: readonly Band[], room: number): number | null {
  const height = (level: number) =>
    bands.reduce((sum, { count, sizes }) => sum + count * exact(sizes, level), 0);
  if (room < height(0)) return null;
  for (let rung = 0; rung < RUNGS - 1; rung++) {
    const low = height(rung);
    const high = height(rung + 1);
    if (room < high) return rung + (room - low) / (high - low);
  }
  return RUNGS - 1;
}

function exact(ladder: Ladder, level: number): number {
  const last = ladder.length - 1;
  const rung = Math.min(Math.floor(level), last);
  const low = at(ladder, rung);
  return low + (at(ladder, Math.min(rung + 1, last)) - low) * (level - rung);
}
