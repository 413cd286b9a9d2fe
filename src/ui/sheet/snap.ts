const REACH = 0.4; // of a cell: how far a finger may miss

/**
 * A tap on a dark cell close to the border of a lit one means the lit one: cells are narrower than a thumb.
 * `x` counts from the left edge of the tapped cell, cells count from 1.
 */
export function nearestLit(
  x: number,
  tapped: number,
  { width, isLit }: { width: number; isLit: (cell: number) => boolean },
): number {
  const far = width - x;
  if (isLit(tapped) || !(x >= 0 && far >= 0)) return tapped; // keys and screen readers touch no point of it
  const neighbour = x < far ? tapped - 1 : tapped + 1;
  return Math.min(x, far) <= width * REACH && isLit(neighbour) ? neighbour : tapped;
}
