import { memo } from 'react';

import { G, Path } from '../../drawings/svg';
import { useSheetColours } from '../../theme/sheetColours';

const PITCH = 13;
const BOLD = 5; // every fifth line is stronger

/** The ruled ground of the blueprint; paper is plain. */
export const BlueprintGrid = memo(function BlueprintGrid({
  width,
  height,
}: {
  width: number;
  height: number;
}) {
  const colours = useSheetColours();
  if (!colours.dark) return null;
  return (
    <G stroke={colours.grid} strokeWidth={0.5}>
      <Path d={ruled(width, height, (line) => line % BOLD !== 0)} opacity={0.05} />
      <Path d={ruled(width, height, (line) => line % BOLD === 0)} opacity={0.11} />
    </G>
  );
});

function ruled(width: number, height: number, wanted: (line: number) => boolean): string {
  const lines = (length: number) =>
    Array.from({ length: Math.ceil(length / PITCH) }, (_, line) => line).filter(wanted);
  const down = lines(width).map((line) => `M${line * PITCH} 0V${height}`);
  const across = lines(height).map((line) => `M0 ${line * PITCH}H${width}`);
  return [...down, ...across].join('');
}
