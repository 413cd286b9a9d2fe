import { Rect } from '../../drawings/svg';
import { useSheetColours } from '../../theme/sheetColours';
import type { Box } from './lot';

interface PanelProps extends Box {
  radius: number;
  lit?: boolean;
}

/** The card a track stands on. */
export function Panel({ x, y, width, height, radius, lit = false }: PanelProps) {
  const colours = useSheetColours();
  return (
    <Rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={radius}
      fill={lit ? colours.litFill : colours.surface}
      stroke={lit ? colours.primary : colours.line}
      strokeWidth={lit ? 2 : 1.2}
    />
  );
}
