import { memo } from 'react';

import { G, Rect } from '../../drawings/svg';
import type { Stack } from '../../../rules/types';
import { useSheetColours, type SheetColours } from '../../theme/sheetColours';
import { Figure } from './Figure';
import { GoalDrawing } from './GoalDrawing';
import type { Box } from './lot';
import { ClaimedFoot, OpenFoot } from './PlanFoot';
import { planMetrics } from './planMetrics';
import type { PlanProps, PlanState } from './plan';
import { textWidth } from './textWidth';

const NOTHING: readonly number[] = [];
const ALL: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** A city plan: what it asks for in pictures, how far the town is, what it pays. */
export const PlanDrawing = memo(function PlanDrawing(props: PlanProps) {
  const { goal, stack, state, got = NOTHING, x, y, width, height } = props;
  const colours = useSheetColours();
  const metrics = planMetrics(width, height);
  const { pad, goalHeight } = metrics;
  const figure = stackWidth(stack);
  return (
    <G>
      <CardGround colours={colours} state={state} x={x} y={y} width={width} height={height} />
      <GoalDrawing
        goal={goal}
        got={state === 'project' ? got : ALL}
        x={x + pad}
        y={y + pad}
        width={width - pad * 2 - figure - 4}
        height={goalHeight}
      />
      <Figure
        x={x + width - pad + 1}
        y={y + pad + 5}
        size={11}
        fill={colours.inkSoft}
        text={stack}
        anchor="end"
      />
      {state === 'claimed' ? (
        <ClaimedFoot {...props} colours={colours} metrics={metrics} />
      ) : (
        <OpenFoot {...props} colours={colours} metrics={metrics} />
      )}
    </G>
  );
});

const stackWidth = (stack: Stack): number => textWidth(`${stack}`, 11);

function CardGround({ colours, state, ...box }: Box & { colours: SheetColours; state: PlanState }) {
  const edges = {
    project: colours.line,
    met: colours.goldEdge,
    claimed: colours.dark ? colours.mustard : '#D8A93A',
  };
  const { x, y, width, height } = box;
  return (
    <G>
      {state === 'met' ? (
        <Rect
          x={x - 3}
          y={y - 3}
          width={width + 6}
          height={height + 6}
          rx={13}
          fill="none"
          stroke={colours.mustard}
          strokeWidth={3}
          opacity={0.55}
        />
      ) : null}
      <Rect
        {...box}
        rx={10}
        fill={state === 'claimed' ? colours.claimed : colours.surface}
        stroke={edges[state]}
        strokeWidth={state === 'met' ? 2 : 1.2}
      />
    </G>
  );
}
