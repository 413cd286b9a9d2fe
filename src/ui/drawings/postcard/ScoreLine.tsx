import { memo } from 'react';

import { FONT } from '../../theme/tokens';
import { Circle, Line, Path, Rect } from '../svg';
import { SvgText } from '../SvgText';
import { fitWords } from './fit';
import { PAINT } from './paints';

export interface ScorePart {
  readonly shape: string; // an icon's path, on its grid of 24
  readonly tint: string;
  readonly hue: string;
  readonly label: string;
  readonly value: string;
  readonly penalty: boolean;
}

interface ScoreLineProps {
  parts: readonly ScorePart[];
  foot: string; // turns, estates, the others
}

const ROW = { left: 60, right: 872, top: 1216, tile: 88 } as const;

/** The line of the paper: a tile per category, its points, its name. */
export const ScoreLine = memo(function ScoreLine({ parts, foot }: ScoreLineProps) {
  const width = (ROW.right - ROW.left) / parts.length;
  // The words are as small as the longest of them needs: one size for a row. Semibold is narrower than measured.
  const size = Math.min(...parts.map(({ label }) => fitWords(label, 28, (width - 6) * 1.08)));
  return (
    <>
      {parts.map((part, index) => (
        <Part
          key={part.label}
          part={part}
          x={ROW.left + (index + 0.5) * width}
          width={width - 10}
          size={size}
        />
      ))}
      <Line x1={64} y1={1427} x2={862} y2={1427} stroke={PAINT.line} strokeWidth={2} />
      <SvgText
        x={64}
        y={1469}
        text={foot}
        textAnchor="start"
        fill={PAINT.soft}
        fontSize={fitWords(foot, 28, 950)}
        fontFamily={FONT.semibold}
      />
    </>
  );
});

interface PartProps {
  part: ScorePart;
  x: number;
  width: number;
  size: number; // of the label
}

function Part({ part, x, width, size }: PartProps) {
  const tile = Math.min(ROW.tile, width);
  return (
    <>
      <Rect x={x - tile / 2} y={ROW.top} width={tile} height={tile} rx={tile / 4} fill={part.tint} />
      <Path
        d={part.shape}
        fill="none"
        stroke={part.hue}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        transform={`translate(${x - tile * 0.28} ${ROW.top + tile * 0.22}) scale(${(tile * 0.56) / 24})`}
      />
      <SvgText
        x={x}
        y={1360}
        text={part.value}
        fill={part.penalty ? PAINT.coral : PAINT.ink}
        fontSize={fitWords(part.value, 52, width)}
        fontFamily={FONT.bold}
      />
      <SvgText
        x={x}
        y={1397}
        text={part.label}
        fill={PAINT.soft}
        fontSize={size}
        fontFamily={FONT.semibold}
      />
    </>
  );
}

const BURST = { x: 1024, y: 1302, outer: 127, inner: 112, points: 22 } as const;

const burst = Array.from({ length: 2 * BURST.points }, (_, index) => {
  const radius = index % 2 === 0 ? BURST.outer : BURST.inner;
  const angle = (index * Math.PI) / BURST.points;
  return `${index === 0 ? 'M' : 'L'}${BURST.x + radius * Math.sin(angle)} ${BURST.y - radius * Math.cos(angle)}`;
}).join('');

/** The total in a sunburst, like the price of a bargain. */
export function Total({ total, points }: { total: string; points: string }) {
  return (
    <>
      <Path d={`${burst}Z`} fill={PAINT.mustard} />
      <Circle cx={BURST.x} cy={BURST.y} r={102} fill="none" stroke={PAINT.ink} strokeWidth={3} />
      <SvgText
        x={BURST.x}
        y={1324}
        text={total}
        fill={PAINT.ink}
        fontSize={fitWords(total, 96, 170)}
        fontFamily={FONT.bold}
      />
      <SvgText
        x={BURST.x}
        y={1368}
        text={points}
        fill={PAINT.ink}
        fontSize={fitWords(points, 28, 130)}
        fontFamily={FONT.bold}
      />
    </>
  );
}
