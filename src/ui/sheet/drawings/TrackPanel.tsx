import { memo } from 'react';

import { G } from '../../drawings/svg';
import { IconShape } from '../../drawings/Icon';
import { useSheetColours, type Tool } from '../../theme/sheetColours';
import { Figure } from './Figure';
import { clamp } from './ink';
import type { Box } from './lot';
import { Panel } from './Panel';
import { boxState, TrackBox } from './TrackBox';
import { textWidth } from './textWidth';
import { toneColour, type Tone } from './trackTone';

interface TrackProps extends Box {
  tool: Tool;
  title: string;
  values: readonly (number | null)[]; // null: a box without a value; a last value has no box
  ticks: number;
  pencilled?: number; // how many of the ticks are of this turn
  worth: string; // figures only
  tone?: Tone;
}

/** A track with all its boxes, in rows, as on the printed sheet. */
export const TrackPanel = memo(function TrackPanel({ columns, ...props }: TrackProps & { columns: number }) {
  const { tool, title, values, ticks, pencilled = 0, worth, tone = 'worth', x, y, width, height } = props;
  const colours = useSheetColours();
  const rows = Math.ceil(values.length / columns);
  const wide = (width - 20 - (columns - 1) * 5) / columns;
  const tall = Math.min(27, (height - 42 - (rows - 1) * 5) / rows);
  return (
    <G>
      <Panel x={x} y={y} width={width} height={height} radius={12} />
      <IconShape name={tool} x={x + 9} y={y + 8} size={20} color={colours.hue[tool]} />
      <Title x={x + 34} y={y + 18} size={14} room={width - 54 - textWidth(worth, 16)} text={title} />
      <Figure
        x={x + width - 10}
        y={y + 18}
        size={16}
        fill={toneColour(colours, tone)}
        text={worth}
        anchor="end"
      />
      {values.map((value, i) => (
        <TrackBox
          key={i}
          x={x + 10 + (i % columns) * (wide + 5)}
          y={y + 35 + Math.floor(i / columns) * (tall + 5)}
          width={wide}
          height={tall}
          value={value}
          state={boxState(values, i, { ticks, pencilled })}
          color={colours.hue[tool]}
        />
      ))}
    </G>
  );
});

/** A short track on one line: icon, word, boxes, worth. */
export const TrackRow = memo(function TrackRow(props: TrackProps) {
  const { tool, title, values, ticks, pencilled = 0, worth, tone = 'worth', x, y, width, height } = props;
  const colours = useSheetColours();
  const wide = clamp(19, (width - 74 - textWidth(title, 13)) / values.length - 4, 24); // words may be longer elsewhere
  const left = x + width - 36 - values.length * (wide + 4);
  const middle = y + height / 2;
  return (
    <G>
      <Panel x={x} y={y} width={width} height={height} radius={12} />
      <IconShape name={tool} x={x + 9} y={middle - 10} size={20} color={colours.hue[tool]} />
      <Title x={x + 34} y={middle} size={13} room={left - x - 38} text={title} />
      {values.map((value, i) => (
        <TrackBox
          key={i}
          x={left + i * (wide + 4)}
          y={middle - 13}
          width={wide}
          height={26}
          value={value}
          state={boxState(values, i, { ticks, pencilled })}
          color={colours.hue[tool]}
        />
      ))}
      <Figure
        x={x + width - 10}
        y={middle}
        size={16}
        fill={toneColour(colours, tone)}
        text={worth}
        anchor="end"
      />
    </G>
  );
});

const SMALLEST = 9; // below that a word is noise, and the icon says it all

/** Shrinks rather than run into what stands beside it: other languages have longer words. */
function Title({
  x,
  y,
  size,
  room,
  text,
}: {
  x: number;
  y: number;
  size: number;
  room: number;
  text: string;
}) {
  const colours = useSheetColours();
  const fitted = Math.min(size, (size * Math.max(0, room)) / textWidth(text, size));
  if (fitted < SMALLEST) return null;
  return <Figure x={x} y={y} size={fitted} fill={colours.ink} text={text} anchor="start" />;
}
