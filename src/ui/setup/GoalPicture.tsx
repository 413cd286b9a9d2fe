import { memo } from 'react';

import { Svg } from '../drawings/svg';
import type { PlanGoal } from '../../rules/types';
import { GoalDrawing } from '../sheet/drawings/GoalDrawing';
import { layOutGoal } from '../sheet/drawings/goalLayout';
import { goalParts } from '../sheet/drawings/goalParts';

interface GoalPictureProps {
  goal: PlanGoal;
  width: number;
  height: number; // of one row
}

const GAP = 5;
const LONG_ROW = 8; // houses that still read well side by side on a card

/** A goal as on its card: in the middle, in two rows where one would make it tiny. */
export const GoalPicture = memo(function GoalPicture({ goal, width, height }: GoalPictureProps) {
  const rows = goalRows(goal);
  const tall = rows.length * height + (rows.length - 1) * GAP;
  return (
    <Svg width={width} height={tall} aria-hidden>
      {rows.map((row, i) => (
        <GoalDrawing
          key={i}
          goal={row}
          got={NONE}
          x={middle(row, width, height)}
          y={i * (height + GAP)}
          width={width}
          height={height}
        />
      ))}
    </Svg>
  );
});

const NONE: readonly number[] = [];

function middle(goal: PlanGoal, width: number, height: number): number {
  const { total, scale } = layOutGoal(goalParts(goal, NONE), width, height);
  return Math.max(0, (width - total * scale) / 2);
}

/** Splits a long list of estates where both halves are about as long. */
export function goalRows(goal: PlanGoal): PlanGoal[] {
  if (goal.kind !== 'estates' && goal.kind !== 'estatesWith') return [goal];
  const { sizes } = goal;
  const long = (list: readonly number[]) => list.reduce((sum, size) => sum + size + 0.4, 0);
  if (sizes.length < 2 || (long(sizes) <= LONG_ROW && sizes.length < 4)) return [goal];
  const splits = sizes.slice(1).map((_, i) => [sizes.slice(0, i + 1), sizes.slice(i + 1)] as const);
  const longest = ([one, other]: readonly [readonly number[], readonly number[]]) =>
    Math.max(long(one), long(other));
  const [first] = splits.sort((a, b) => longest(a) - longest(b));
  return first ? first.map((part) => ({ ...goal, sizes: part })) : [goal];
}
