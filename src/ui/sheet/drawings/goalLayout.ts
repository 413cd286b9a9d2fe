import { gapBefore, partWidth, type GoalPart } from './goalParts';

const ROOF = 0.4; // width of a roof, of the height
const NARROW = 0.2;

export interface GoalLayout {
  readonly unit: number; // width of one roof
  readonly places: readonly number[]; // where each part begins
  readonly total: number;
  readonly scale: number;
}

/** Fits a goal into its room: first the roofs get narrower, then all gets smaller. Figures must stay readable longest. */
export function layOutGoal(parts: readonly GoalPart[], width: number, height: number): GoalLayout {
  let unit = ROOF * height;
  let row = inARow(parts, height, unit);
  while (row.total > width && unit > NARROW * height) {
    unit -= 0.02 * height;
    row = inARow(parts, height, unit);
  }
  return { ...row, unit, scale: Math.min(1, width / row.total) };
}

function inARow(parts: readonly GoalPart[], height: number, unit: number) {
  let total = 0;
  const places = parts.map((part, i) => {
    const place = total + gapBefore(part, parts[i - 1], height);
    total = place + partWidth(part, height, unit);
    return place;
  });
  return { places, total };
}
