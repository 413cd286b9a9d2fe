import { memo } from 'react';

import { G, Line, Path } from '../../drawings/svg';
import { useSheetColours, type SheetColours } from '../../theme/sheetColours';
import { at, PENCIL_DASH, ROUND } from './ink';
import { poolBox, type Box } from './lot';

export const POOL_STATES = ['planned', 'pencilled', 'built', 'lost'] as const;
export type PoolState = (typeof POOL_STATES)[number];

interface PoolDrawingProps extends Box {
  state: PoolState;
}

/** The kidney pool in the yard of its cell: planned until its house gets the number with a pool card, else lost. */
export const PoolDrawing = memo(function PoolDrawing({ state, ...cell }: PoolDrawingProps) {
  const colours = useSheetColours();
  const pool = poolBox(cell);
  const d = kidney(pool);
  if (state === 'lost') return <LostPool colours={colours} pool={pool} d={d} />;
  if (state === 'planned') {
    return (
      <Path
        d={d}
        fill={colours.poolPaper}
        stroke={colours.hue.pool}
        strokeWidth={1.25}
        strokeDasharray="3 2.2"
        {...ROUND}
      />
    );
  }
  const pencilled = state === 'pencilled';
  const edge = pencilled ? { stroke: colours.pencil, ...PENCIL_DASH } : { stroke: colours.waterEdge };
  return (
    <G>
      {pencilled ? <Path d={d} fill={colours.poolPaper} /> : null}
      <Path
        d={d}
        fill={colours.water}
        fillOpacity={pencilled ? 0.55 : 1}
        strokeWidth={1.4}
        {...edge}
        {...ROUND}
      />
      <Path d={waves(pool)} fill="none" stroke={colours.wave} strokeWidth={1.4} {...ROUND} />
    </G>
  );
});

function LostPool({ colours, pool, d }: { colours: SheetColours; pool: Box; d: string }) {
  return (
    <G>
      <Path d={d} fill="none" stroke={colours.lost} strokeWidth={1} />
      <Line
        x1={pool.x + pool.width * 0.12}
        y1={pool.y + pool.height * 1.02}
        x2={pool.x + pool.width * 0.88}
        y2={pool.y - pool.height * 0.02}
        stroke={colours.lost}
        strokeWidth={1.5}
        strokeLinecap="round"
      />
    </G>
  );
}

function kidney({ x, y, width, height }: Box): string {
  const p = (px: number, py: number) => at([x + (px * width) / 100, y + (py * height) / 62]);
  return (
    `M${p(26, 4)}C${p(42, 0)} ${p(45, 14)} ${p(57, 14)}S${p(74, 4)} ${p(88, 9)}` +
    `C${p(102, 16)} ${p(104, 47)} ${p(86, 57)}C${p(64, 67)} ${p(24, 66)} ${p(10, 52)}` +
    `C${p(-4, 38)} ${p(4, 8)} ${p(26, 4)}Z`
  );
}

function waves({ x, y, width, height }: Box): string {
  const wave = (dx: number, dy: number) =>
    `M${at([x + width * dx, y + height * dy])}q${at([width * 0.09, -height * 0.2])} ${at([width * 0.18, 0])}t${at([width * 0.18, 0])}`;
  return wave(0.2, 0.62) + wave(0.52, 0.46);
}
