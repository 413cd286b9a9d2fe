import { memo } from 'react';

import { G, Rect } from '../../drawings/svg';
import { IconShape } from '../../drawings/Icon';
import { useSheetColours } from '../../theme/sheetColours';
import { Figure } from './Figure';
import type { Box } from './lot';

interface EstatePlateProps extends Box {
  size: number;
  used: boolean; // for a plan
}

/** On the road under a complete estate: a narrow lot has no room to say its size. */
export const EstatePlate = memo(function EstatePlate({ size, used, x, y, width, height }: EstatePlateProps) {
  const colours = useSheetColours();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const figure = Math.min(12.5, height * 0.86);
  return (
    <G>
      <Rect
        x={x + 3}
        y={y + 1}
        width={width - 6}
        height={height - 2}
        rx={(height - 2) / 2}
        fill={used ? colours.mustard : colours.dark ? colours.background : colours.surface}
        stroke={used ? colours.goldEdge : colours.ink}
        strokeWidth={1.1}
      />
      {used ? (
        <IconShape
          name="check"
          x={middle.x - figure * 1.15}
          y={middle.y - figure * 0.55}
          size={figure * 1.1}
          color={colours.onMustard}
          width={3.4}
        />
      ) : null}
      <Figure
        x={middle.x + (used ? figure * 0.5 : 0)}
        y={middle.y}
        size={figure}
        fill={used ? colours.onMustard : colours.ink}
        text={size}
      />
    </G>
  );
});
