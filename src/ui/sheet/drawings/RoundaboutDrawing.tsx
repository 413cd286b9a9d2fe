import { memo } from 'react';

import { Circle, G } from '../../drawings/svg';
import { useSheetColours } from '../../theme/sheetColours';
import { PENCIL_DASH } from './ink';
import type { Box } from './lot';

interface RoundaboutDrawingProps extends Box {
  pencil?: boolean;
}

/** A roundabout in the cell of a house, seen from above: ring road, island, tree. */
export const RoundaboutDrawing = memo(function RoundaboutDrawing(props: RoundaboutDrawingProps) {
  const { x, y, width, height, pencil = false } = props;
  const colours = useSheetColours();
  const r = Math.min(width * 0.43, height * 0.3);
  const centre = { cx: x + width / 2, cy: y + height * 0.56 };
  const line = pencil ? { stroke: colours.pencil, ...PENCIL_DASH } : { stroke: colours.ink };
  const fade = { fillOpacity: pencil ? 0.5 : 1 };
  const mark = (2 * Math.PI * r * 0.75) / 14; // seven dashes, seven gaps
  return (
    <G>
      <Circle {...centre} r={r} fill={colours.asphalt} {...fade} {...line} strokeWidth={1.5} />
      <Circle
        {...centre}
        r={r * 0.75}
        fill="none"
        stroke={colours.dark ? colours.inkSoft : colours.dash}
        strokeWidth={Math.max(1.4, r * 0.1)}
        strokeDasharray={[mark * 1.08, mark * 0.92]}
      />
      <Circle
        {...centre}
        r={r * 0.5}
        fill={colours.dark ? colours.background : colours.estate}
        {...fade}
        {...line}
        strokeWidth={1.2}
      />
      <Circle
        {...centre}
        r={r * 0.24}
        fill={colours.tree}
        {...fade}
        stroke={pencil ? colours.pencil : colours.treeEdge}
        strokeWidth={1.2}
      />
    </G>
  );
});
