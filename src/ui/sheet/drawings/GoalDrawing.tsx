import { memo } from 'react';

import { G } from '../../drawings/svg';
import type { PlanGoal } from '../../../rules/types';
import { layOutGoal } from './goalLayout';
import { GoalPartDrawing } from './GoalPartDrawing';
import { goalParts } from './goalParts';
import type { Box } from './lot';

interface GoalDrawingProps extends Box {
  goal: PlanGoal;
  got: readonly number[]; // estates of the goal the town already has, by their place in the list
}

/** What a plan asks for, in pictures; never wider than its box. */
export const GoalDrawing = memo(function GoalDrawing({ goal, got, x, y, width, height }: GoalDrawingProps) {
  const parts = goalParts(goal, got);
  const { unit, places, scale } = layOutGoal(parts, width, height);
  return (
    <G transform={`translate(${x} ${y + (height * (1 - scale)) / 2}) scale(${scale})`}>
      {parts.map((part, i) => (
        <GoalPartDrawing key={i} part={part} x={places[i] ?? 0} height={height} unit={unit} />
      ))}
    </G>
  );
});
