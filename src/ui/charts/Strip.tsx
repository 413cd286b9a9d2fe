import { scaleLinear } from 'd3-scale';
import { memo } from 'react';

import type { Spread } from '../../game/statistics/spread';
import { Circle, Line, Rect, Svg } from '../drawings/svg';
import { useTheme } from '../theme/ThemeProvider';

interface StripProps {
  spread: Spread;
  range: readonly [number, number]; // the same for all strips below each other
  width: number;
  fill: string; // of the middle half
  edge: string;
}

const HEIGHT = 24;

/** All games as a line, the middle half as a box, the average as a dot. */
export const Strip = memo(function Strip({ spread, range, width, fill, edge }: StripProps) {
  const theme = useTheme();
  const x = scaleLinear([...range], [7, width - 7]);
  const middle = HEIGHT / 2;
  const [low, high] = [x(spread.low), x(spread.high)];
  return (
    <Svg width={width} height={HEIGHT} aria-hidden>
      <Line
        x1={x(spread.least)}
        x2={x(spread.most)}
        y1={middle}
        y2={middle}
        stroke={theme.edge}
        strokeWidth={3}
        strokeLinecap="round"
      />
      <Rect
        x={low - 4}
        y={3}
        width={high - low + 8}
        height={HEIGHT - 6}
        rx={5}
        fill={fill}
        stroke={edge}
        strokeWidth={1.5}
      />
      <Circle
        cx={x(spread.average)}
        cy={middle}
        r={4.5}
        fill={theme.ink}
        stroke={theme.surface}
        strokeWidth={1.5}
      />
    </Svg>
  );
});
