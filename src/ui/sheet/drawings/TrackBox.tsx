import { memo } from 'react';

import { G, Path, Rect } from '../../drawings/svg';
import { useSheetColours, type SheetColours } from '../../theme/sheetColours';
import { Figure } from './Figure';
import { at, ROUND } from './ink';
import type { Box } from './lot';

export const BOX_STATES = ['open', 'now', 'ticked', 'pencilled', 'last', 'reached'] as const;
export type BoxState = (typeof BOX_STATES)[number];

interface TrackBoxProps extends Box {
  value: number | null; // null: a box without a value
  state: BoxState;
  color: string; // of the edge when the track is worth this value
  lit?: boolean; // a tap ticks it
}

/** One box of a track as printed; a tick is a cross by hand. The last value has no box, so a dotted edge. */
export const TrackBox = memo(function TrackBox(props: TrackBoxProps) {
  const { value, state, color, lit = false, x, y, width, height } = props;
  const colours = useSheetColours();
  const crossed = state === 'ticked' || state === 'pencilled';
  const bold = state === 'now' || state === 'reached';
  const figure = Math.min(13.5, height * 0.54, width * 0.56);
  return (
    <G>
      <Rect
        x={x}
        y={y}
        width={width}
        height={height}
        {...boxPaint(colours, props, lit ? colours.primary : color)}
      />
      {value === null ? null : (
        <G opacity={crossed ? 0.45 : 1}>
          <Figure
            x={x + width / 2}
            y={y + height / 2}
            size={figure}
            face={bold ? 'bold' : 'semibold'}
            fill={state === 'reached' ? colours.onMustard : bold || lit ? colours.ink : colours.inkSoft}
            text={value}
          />
        </G>
      )}
      {crossed ? (
        <Path
          d={cross(props)}
          fill="none"
          stroke={state === 'pencilled' ? colours.pencil : colours.hand}
          strokeWidth={2.2}
          {...ROUND}
        />
      ) : null}
    </G>
  );
});

function boxPaint(colours: SheetColours, { state, lit = false, height }: TrackBoxProps, edge: string) {
  if (state === 'last' || state === 'reached') {
    return {
      rx: height / 2,
      fill: state === 'reached' ? colours.mustard : 'none',
      stroke: colours.plainLine,
      strokeWidth: 1.2,
      strokeDasharray: '1.5 3',
      strokeLinecap: 'round',
    } as const;
  }
  const strong = lit || state === 'now';
  return {
    rx: 6,
    fill: lit ? colours.litFill : colours.dark ? colours.background : colours.surface,
    stroke: strong ? edge : colours.plainLine,
    strokeWidth: strong ? 2 : 1.2,
  } as const;
}

/** Two strokes that bend a little, as a hand in a hurry draws them. */
function cross({ x, y, width, height }: Box): string {
  const reach = Math.min(width, height * 1.25) / 2;
  const p = (dx: number, dy: number) => at([x + width / 2 + dx * reach, y + height * dy]);
  return `M${p(-0.66, 0.2)}Q${p(0, 0.45)} ${p(0.72, 0.82)}M${p(0.6, 0.16)}Q${p(0, 0.55)} ${p(-0.7, 0.84)}`;
}

/** The state of box `index` on a track with that many ticks, the newest of them pencilled. */
export function boxState(
  values: readonly (number | null)[],
  index: number,
  { ticks, pencilled }: { ticks: number; pencilled: number },
): BoxState {
  const endless = values[values.length - 1] === null; // boxes without values: none is beyond the last box
  if (!endless && index === values.length - 1) return ticks >= index ? 'reached' : 'last';
  if (index < ticks - pencilled) return 'ticked';
  if (index < ticks) return 'pencilled';
  return index === ticks && !endless ? 'now' : 'open';
}
