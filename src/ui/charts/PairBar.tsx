import { scaleLinear } from 'd3-scale';
import { memo } from 'react';

import { Rect, Svg } from '../drawings/svg';

interface PairBarProps {
  outer: number;
  inner: number; // a part of the outer one
  most: number; // the same for all bars below each other
  width: number;
  fill: string;
  edge: string;
}

const HEIGHT = 20;

/** How much, and how much of it: the outline is the whole, the filling the part. */
export const PairBar = memo(function PairBar({ outer, inner, most, width, fill, edge }: PairBarProps) {
  const x = scaleLinear([0, Math.max(1, most)], [0, width - 2]);
  return (
    <Svg width={width} height={HEIGHT} aria-hidden>
      <Rect x={1} y={6} width={Math.max(2, x(inner))} height={8} rx={4} fill={edge} />
      <Rect
        x={1}
        y={2}
        width={Math.max(4, x(outer))}
        height={16}
        rx={6}
        fill={fill}
        fillOpacity={0.45}
        stroke={edge}
        strokeWidth={1.5}
      />
    </Svg>
  );
});
