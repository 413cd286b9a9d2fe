import { memo } from 'react';

import { G, Rect } from '../../drawings/svg';
import { useSheetColours } from '../../theme/sheetColours';

interface PipsProps {
  x: number;
  y: number;
  width: number; // the room they share
  height?: number;
  boxes: number;
  ticks: number;
  pencilled?: number; // how many of the ticks are of this turn
  color: string;
  edge?: string;
}

/** The boxes of a track at a glance. */
export const Pips = memo(function Pips(props: PipsProps) {
  const { x, y, width, height = 5, boxes, ticks, pencilled = 0, color, edge = color } = props;
  const colours = useSheetColours();
  const gap = boxes > 11 ? 0.8 : boxes > 7 ? 1.5 : 2;
  const pip = Math.min(height * 1.2, (width - (boxes - 1) * gap) / boxes);
  const pipPaint = (i: number) => {
    if (i >= ticks) return { fill: 'none', stroke: colours.plainLine };
    return i < ticks - pencilled
      ? { fill: color, stroke: edge }
      : { fill: color, fillOpacity: 0.4, stroke: colours.pencil };
  };
  return (
    <G strokeWidth={0.9}>
      {Array.from({ length: boxes }, (_, i) => {
        return (
          <Rect
            key={i}
            x={x + i * (pip + gap)}
            y={y}
            width={pip}
            height={height}
            rx={Math.min(1.5, pip * 0.3)}
            {...pipPaint(i)}
          />
        );
      })}
    </G>
  );
});
