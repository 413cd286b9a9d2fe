import { memo } from 'react';

import { G } from '../../drawings/svg';
import { useSheetColours } from '../../theme/sheetColours';
import { EstateToken } from './EstateToken';
import { Figure } from './Figure';
import type { Box } from './lot';
import { Panel } from './Panel';
import { Pips } from './Pips';

interface UpgradeChipProps extends Box {
  size: number; // of the estates
  boxes: number;
  ticks: number;
  pencilled?: number;
  worth: number; // of one estate
  count: number; // complete estates of that size
  lit?: boolean;
}

/** An upgrade column in little: the estate, what each is worth, how many there are. */
export const UpgradeChip = memo(function UpgradeChip(props: UpgradeChipProps) {
  const { size, boxes, ticks, pencilled = 0, worth, count, lit = false, x, y, width, height } = props;
  const colours = useSheetColours();
  const tall = Math.min(20, height * 0.47);
  return (
    <G>
      <Panel x={x} y={y} width={width} height={height} radius={8} lit={lit} />
      <EstateToken
        size={size}
        x={x + 6}
        y={y + 5}
        height={tall}
        unit={Math.min(7.6, (width - 34) / (size + 0.2))}
      />
      <Figure
        x={x + width - 6}
        y={y + 5 + tall / 2}
        size={14.5}
        fill={colours.ink}
        text={worth}
        anchor="end"
      />
      {count > 0 ? (
        <Figure
          x={x + width - 6}
          y={y + height - 9}
          size={11}
          fill={colours.inkSoft}
          text={`×${count}`}
          anchor="end"
        />
      ) : null}
      <Pips
        x={x + 6}
        y={y + height - 10}
        width={Math.min(30, width - (count > 0 ? 30 : 12))}
        boxes={boxes}
        ticks={ticks}
        pencilled={pencilled}
        color={colours.hue.upgrade}
      />
    </G>
  );
});
