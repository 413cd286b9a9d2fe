import { memo } from 'react';

import { G, Line } from '../../drawings/svg';
import { ESTATE_SIZES, type EstateSize, type Track } from '../../../rules/types';
import { useSheetColours } from '../../theme/sheetColours';
import { EstateToken, tokenWidth } from './EstateToken';
import { Figure } from './Figure';
import type { Box } from './lot';
import { Panel } from './Panel';
import { boxState, TrackBox } from './TrackBox';

interface UpgradePanelProps extends Box {
  tracks: Readonly<Record<EstateSize, Track>>;
  ticks: readonly number[]; // per estate size
  counts: readonly number[]; // complete estates per size
  pencilled?: EstateSize | null; // the column ticked in this turn
  lit?: boolean; // a tap ticks the next box of a column
}

/** The six upgrade columns with all their boxes; below, how many estates × what each is worth. */
export const UpgradePanel = memo(function UpgradePanel(props: UpgradePanelProps) {
  const { tracks, ticks, counts, pencilled = null, lit = false, x, y, width, height } = props;
  const colours = useSheetColours();
  const wide = (width - 20) / ESTATE_SIZES.length;
  return (
    <G>
      <Panel x={x} y={y} width={width} height={height} radius={12} />
      {ESTATE_SIZES.map((size) => (
        <G key={size}>
          {size > 1 ? (
            <Line
              x1={x + 10 + (size - 1) * wide}
              y1={y + 14}
              x2={x + 10 + (size - 1) * wide}
              y2={y + height - 10}
              stroke={colours.line}
              strokeWidth={1}
            />
          ) : null}
          <Column
            x={x + 10 + (size - 1) * wide}
            y={y}
            width={wide}
            height={height}
            size={size}
            track={tracks[size]}
            ticks={ticks[size - 1] ?? 0}
            count={counts[size - 1] ?? 0}
            pencilled={pencilled === size ? 1 : 0}
            lit={lit}
          />
        </G>
      ))}
    </G>
  );
});

interface ColumnProps extends Box {
  size: EstateSize;
  track: Track;
  ticks: number;
  count: number;
  pencilled: number;
  lit: boolean;
}

const ROWS = 5; // of the longest printed column; longer ones squeeze

const Column = memo(function Column(props: ColumnProps) {
  const { size, track, ticks, count, pencilled, lit, x, y, width, height } = props;
  const colours = useSheetColours();
  const centre = x + width / 2;
  const unit = Math.min(9.6, (width - 12) / (size + 0.2));
  const pitch = Math.min(28, (height - 74) / Math.max(ROWS, track.length));
  const box = Math.min(36, width - 8);
  const worth = track[Math.min(ticks, track.length - 1)] ?? 0;
  return (
    <G>
      <EstateToken
        size={size}
        x={centre - tokenWidth(size, unit, 26) / 2}
        y={y + 9}
        height={26}
        unit={unit}
      />
      {track.map((value, i) => (
        <TrackBox
          key={i}
          x={centre - box / 2}
          y={y + 42 + i * pitch}
          width={box}
          height={pitch - 4}
          value={value}
          state={boxState(track, i, { ticks, pencilled })}
          color={colours.hue.upgrade}
          lit={lit && i === ticks && i < track.length - 1}
        />
      ))}
      <Figure
        x={centre}
        y={y + height - 16}
        size={Math.min(14, width * 0.27)}
        face={count > 0 ? 'bold' : 'semibold'}
        fill={count > 0 ? colours.ink : colours.inkSoft}
        text={count > 0 ? `${count} × ${worth}` : '–'}
      />
    </G>
  );
});
