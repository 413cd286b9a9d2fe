import { memo } from 'react';

import { Rect } from '../../drawings/svg';
import { useSheetColours } from '../../theme/sheetColours';
import type { Box } from './lot';

export const RING_STATES = ['lit', 'touched', 'chosen', 'why', 'culprit'] as const;
export type RingState = (typeof RING_STATES)[number];

const IN_VAIN = { strokeDasharray: '4 3' } as const;

interface TargetRingProps extends Box {
  state: RingState;
}

/**
 * Makes a cell a target: exactly what the finger can hit. Teal says yes; coral dashes mark the house that was touched
 * in vain, a coral line the house that stands in the way.
 */
export const TargetRing = memo(function TargetRing({ state, x, y, width, height }: TargetRingProps) {
  const colours = useSheetColours();
  const yes = state === 'lit' || state === 'touched' || state === 'chosen';
  const colour = yes ? colours.primary : colours.coral;
  const strong = state === 'touched' || state === 'chosen';
  return (
    <Rect
      x={x + 1.25}
      y={y - 1}
      width={width - 2.5}
      height={height + 1}
      rx={Math.min(9, width * 0.24)}
      fill={state === 'culprit' ? 'none' : yes ? colours.litFill : colours.whyFill}
      fillOpacity={strong ? 1 : 0.8} // lawn and path shine through
      stroke={colour}
      strokeWidth={strong ? 3.5 : 2}
      {...(state === 'why' ? IN_VAIN : {})}
    />
  );
});
