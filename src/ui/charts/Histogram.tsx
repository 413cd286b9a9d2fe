import { scaleBand, scaleLinear } from 'd3-scale';
import { memo } from 'react';

import type { Bin } from '../../game/statistics/spread';
import { G, Line, Path, Svg } from '../drawings/svg';
import { SvgText } from '../drawings/SvgText';
import { useTheme } from '../theme/ThemeProvider';
import { FONT } from '../theme/tokens';

interface HistogramProps {
  bins: readonly Bin[];
  median: number;
  width: number;
  height: number;
}

const TOP = 20;
const FOOT = 22;
const MOST_LABELS = 7;

/** How often which points; the bar that holds the median is dark, with a dashed line in it. */
export const Histogram = memo(function Histogram({ bins, median, width, height }: HistogramProps) {
  const theme = useTheme();
  const ground = height - FOOT;
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const x = scaleBand(
    bins.map(({ from }) => from),
    [2, width - 2],
  ).paddingInner(0.12);
  const y = scaleLinear([0, most], [ground, TOP]);
  const every = Math.max(1, Math.ceil(bins.length / MOST_LABELS));
  const bar = x.bandwidth();
  return (
    <Svg width={width} height={height} aria-hidden>
      {bins.map(({ from, to, count }, i) => {
        const left = x(from) ?? 0;
        const here = median >= from && median < to;
        const at = left + ((median - from) / (to - from)) * bar;
        const words = { fontSize: 12, fontFamily: here ? FONT.bold : FONT.semibold };
        return (
          <G key={from}>
            <Path
              d={barPath(left, y(count), { width: bar, ground })}
              fill={here ? theme.primary : theme.primaryTint}
              stroke={theme.primary}
              strokeWidth={here ? 0 : 1}
            />
            {count > 0 && bar > 12 ? (
              <SvgText
                {...words}
                x={left + bar / 2}
                y={y(count) - 5}
                fill={here ? theme.ink : theme.inkSoft}
                text={`${count}`}
              />
            ) : null}
            {here ? (
              <Line
                x1={at}
                x2={at}
                y1={y(count) + 4}
                y2={ground - 2}
                stroke={theme.onPrimary}
                strokeWidth={2}
                strokeDasharray="3 4"
              />
            ) : null}
            {i % every === 0 ? (
              <SvgText
                {...words}
                x={left + bar / 2}
                y={height - 5}
                fontFamily={FONT.semibold}
                fill={theme.inkSoft}
                text={`${from}`}
              />
            ) : null}
          </G>
        );
      })}
      <Line x1={0} x2={width} y1={ground} y2={ground} stroke={theme.ink} strokeWidth={1.5} />
    </Svg>
  );
});

const CORNER = 4;

/** Round at the top, standing on the ground; nothing where there is nothing. */
function barPath(x: number, top: number, { width, ground }: { width: number; ground: number }): string {
  const r = Math.min(CORNER, ground - top, width / 2);
  if (ground - top <= 0) return '';
  return `M${x} ${ground}V${top + r}a${r} ${r} 0 0 1 ${r} ${-r}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}V${ground}Z`;
}
