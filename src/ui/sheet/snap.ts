import type { Box } from './box';

const REACH = 0.4; // of a cell: how far a finger may miss

/**
 * A tap on a dark cell close to the border of a lit one means the lit one: cells are narrower than a thumb.
 * Cells count from 1.
 */
export function nearestLit(
  pageX: number,
  tapped: number,
  { boxes, isLit }: { boxes: readonly Box[]; isLit: (cell: number) => boolean },
): number {
  const cell = boxes[tapped - 1];
  if (isLit(tapped) || !cell) return tapped;
  const left = pageX - cell.x;
  const right = cell.x + cell.width - pageX;
  if (!(left >= 0 && right >= 0)) return tapped; // keys and screen readers touch no point of it
  const neighbour = left < right ? tapped - 1 : tapped + 1;
  return Math.min(left, right) <= cell.width * REACH && isLit(neighbour) ? neighbour : tapped;
}
