import { memo } from 'react';

import { Circle, G, Rect } from '../../drawings/svg';
import { useSheetColours } from '../../theme/sheetColours';
import { Figure } from './Figure';
import { clamp } from './ink';
import type { Box } from './lot';

interface ShiftTagProps extends Box {
  shift: number | null; // by how much a temp changes the number; null: several numbers fit, the tap asks which
}

/** On the kerb of a lit cell: what a tap will do beyond writing the card's number. */
export const ShiftTag = memo(function ShiftTag({ shift, x, y, width, height }: ShiftTagProps) {
  const colours = useSheetColours();
  const tall = clamp(13, height * 0.2, 18);
  const wide = clamp(20, width * 0.5, 30);
  const middle = { x: x + width / 2, y: y + height + tall * 0.08 };
  return (
    <G>
      <Rect
        x={middle.x - wide / 2}
        y={middle.y - tall / 2}
        width={wide}
        height={tall}
        rx={tall / 2}
        fill={shift === null ? colours.primary : colours.hue.temp}
      />
      {shift === null ? (
        [-1, 0, 1].map((dot) => (
          <Circle
            key={dot}
            cx={middle.x + dot * wide * 0.2}
            cy={middle.y}
            r={wide * 0.066}
            fill={colours.onPrimary}
          />
        ))
      ) : (
        <Figure {...middle} size={tall * 0.8} fill={colours.onHue} text={signed(shift)} />
      )}
    </G>
  );
});

/** With a real minus, as wide as the plus. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
