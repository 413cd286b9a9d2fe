import { memo } from 'react';

import { Circle, G, Rect } from '../../drawings/svg';
import { useSheetColours } from '../../theme/sheetColours';
import { Figure } from './Figure';
import { clamp } from './ink';
import type { Box } from './lot';
import { textWidth } from './textWidth';

interface StreetSignProps extends Box {
  street: number;
  name: string;
}

/** Number and name of a street, in the sign band left. The width is the room it has, not what it must fill. */
export const StreetSign = memo(function StreetSign({ street, name, x, y, width, height }: StreetSignProps) {
  const colours = useSheetColours();
  const plate = height * 0.8;
  const middle = y + height / 2 - 1;
  const size = clamp(11, height * 0.5, 17);
  const named = textWidth(name, size);
  const room = Math.max(0, width - plate - size * 0.7);
  const fitted = Math.min(1, room / Math.max(1, named));
  return (
    <G>
      <Rect
        x={x}
        y={middle - plate / 2}
        width={plate + size * 0.7 + named * fitted}
        height={plate}
        rx={5}
        fill={colours.sign}
        stroke={colours.signEdge}
        strokeWidth={1}
      />
      <StreetDisc street={street} x={x + plate / 2} y={middle} r={plate * 0.34} />
      <Figure
        x={x + plate + size * 0.1}
        y={middle}
        size={size * fitted}
        fill={colours.onSign}
        text={name}
        anchor="start"
      />
    </G>
  );
});

interface StreetDiscProps {
  street: number;
  x: number; // its middle
  y: number;
  r: number;
}

/** The street's number as it stands on its sign. */
export const StreetDisc = memo(function StreetDisc({ street, x, y, r }: StreetDiscProps) {
  const colours = useSheetColours();
  return (
    <G>
      <Circle
        cx={x}
        cy={y}
        r={r}
        fill={colours.signDisc}
        stroke={colours.dark ? colours.ink : colours.signDisc}
        strokeWidth={1}
      />
      <Figure x={x} y={y} size={r * 1.62} fill={colours.onDisc} text={street} />
    </G>
  );
});
