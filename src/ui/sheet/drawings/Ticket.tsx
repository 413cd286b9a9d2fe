import { memo } from 'react';

import { G, Line, Path, Rect } from '../../drawings/svg';
import type { Effect } from '../../../rules/types';
import { IconShape } from '../../drawings/Icon';
import { useSheetColours } from '../../theme/sheetColours';
import { Figure } from './Figure';
import type { Box } from './lot';

interface TicketProps extends Box {
  number: number | null;
  effect: Effect | null; // null: not picked yet
}

/** What was picked from the table: number and effect, as a ticket with its tear-off line. */
export const Ticket = memo(function Ticket({ number, effect, x, y, width, height }: TicketProps) {
  const colours = useSheetColours();
  const half = width / 2;
  const icon = Math.min(22, half * 0.7);
  const r = 9;
  const stub =
    `M${x + half} ${y}H${x + width - r}Q${x + width} ${y} ${x + width} ${y + r}` +
    `V${y + height - r}Q${x + width} ${y + height} ${x + width - r} ${y + height}H${x + half}Z`;
  return (
    <G>
      <Rect x={x} y={y} width={width} height={height} rx={r} fill={colours.surface} />
      {effect === null ? null : <Path d={stub} fill={colours.tint[effect]} />}
      <Rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={r}
        fill="none"
        stroke={colours.line}
        strokeWidth={1.2}
      />
      <Line
        x1={x + half}
        y1={y + 5}
        x2={x + half}
        y2={y + height - 5}
        stroke={colours.plainLine}
        strokeWidth={1.2}
        strokeDasharray="2 3"
        strokeLinecap="round"
      />
      {number === null ? null : (
        <Figure x={x + half / 2} y={y + height / 2} size={20} fill={colours.ink} text={number} />
      )}
      {effect === null ? null : (
        <IconShape
          name={effect}
          x={x + half * 1.5 - icon / 2}
          y={y + (height - icon) / 2}
          size={icon}
          color={colours.hue[effect]}
        />
      )}
    </G>
  );
});
