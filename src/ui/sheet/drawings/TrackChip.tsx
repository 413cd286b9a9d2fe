import { memo } from 'react';

import { G } from '../../drawings/svg';
import { IconShape } from '../../drawings/Icon';
import { useSheetColours, type Tool } from '../../theme/sheetColours';
import { Figure } from './Figure';
import { clamp } from './ink';
import type { Box } from './lot';
import { Panel } from './Panel';
import { Pips } from './Pips';
import { textWidth } from './textWidth';
import { toneColour, type Tone } from './trackTone';

interface TrackChipProps extends Box {
  tool: Tool;
  boxes: number;
  ticks: number;
  pencilled?: number; // how many of the ticks are of this turn
  worth: string; // figures only: "9", "−3", "2/11"
  tone?: Tone;
  lit?: boolean;
}

/** A track in little: icon, what it is worth now, its boxes as pips. */
export const TrackChip = memo(function TrackChip(props: TrackChipProps) {
  const {
    tool,
    boxes,
    ticks,
    pencilled = 0,
    worth,
    tone = 'worth',
    lit = false,
    x,
    y,
    width,
    height,
  } = props;
  const colours = useSheetColours();
  const icon = clamp(16, height * 0.44, 20);
  const size = Math.min(14.5, (14.5 * (width - icon - 17)) / textWidth(worth, 14.5));
  return (
    <G>
      <Panel x={x} y={y} width={width} height={height} radius={8} lit={lit} />
      <IconShape name={tool} x={x + 5} y={y + 4} size={icon} color={colours.hue[tool]} />
      <Figure
        x={x + width - 6}
        y={y + 4 + icon / 2}
        size={size}
        fill={toneColour(colours, tone)}
        text={worth}
        anchor="end"
      />
      <Pips
        x={x + 6}
        y={y + height - 10}
        width={width - 12}
        boxes={boxes}
        ticks={ticks}
        pencilled={pencilled}
        color={colours.hue[tool]}
      />
    </G>
  );
});
