import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { memo } from 'react';

import type { Stretch } from '../../game/statistics';
import { Circle, G, Line, Path, Svg } from '../drawings/svg';
import { SvgText } from '../drawings/SvgText';
import { useTheme } from '../theme/ThemeProvider';
import { FONT } from '../theme/tokens';

interface CourseProps {
  course: readonly Stretch[];
  average: number;
  width: number;
  height: number;
}

const PAD = { left: 34, right: 8, top: 10, bottom: 10 } as const;
const LINES = 4;
const DOTTED = 24; // more points are a line without dots

/** Points from the first game to the last, beside what is usual. */
export const Course = memo(function Course({ course, average, width, height }: CourseProps) {
  const theme = useTheme();
  const values = course.map((stretch) => stretch.average);
  const x = scaleLinear([0, Math.max(1, course.length - 1)], [PAD.left, width - PAD.right]);
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [height - PAD.bottom, PAD.top]).nice(
    LINES,
  );
  const path =
    line<number>(
      (_, i) => x(i),
      (value) => y(value),
    ).curve(curveMonotoneX)(values) ?? '';
  return (
    <Svg width={width} height={height} aria-hidden>
      {y.ticks(LINES).map((tick) => (
        <G key={tick}>
          <Line x1={PAD.left} x2={width} y1={y(tick)} y2={y(tick)} stroke={theme.line} strokeWidth={1} />
          <SvgText
            x={PAD.left - 8}
            y={y(tick) + 4}
            textAnchor="end"
            fontSize={12}
            fontFamily={FONT.semibold}
            fill={theme.inkSoft}
            text={`${tick}`}
          />
        </G>
      ))}
      <Line
        x1={PAD.left}
        x2={width}
        y1={y(average)}
        y2={y(average)}
        stroke={theme.ink}
        strokeWidth={1.5}
        strokeDasharray="3 5"
      />
      <Path d={path} fill="none" stroke={theme.primary} strokeWidth={2.5} strokeLinejoin="round" />
      {values.length > DOTTED
        ? null
        : values.map((value, i) => (
            <Circle
              key={i}
              cx={x(i)}
              cy={y(value)}
              r={3.5}
              fill={theme.surface}
              stroke={theme.primary}
              strokeWidth={2}
            />
          ))}
    </Svg>
  );
});
