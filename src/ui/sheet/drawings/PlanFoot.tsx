import { G } from '../../drawings/svg';
import { IconShape } from '../../drawings/Icon';
import type { SheetColours } from '../../theme/sheetColours';
import { Figure } from './Figure';
import { Pips } from './Pips';
import type { PlanProps } from './plan';
import { Coin, PlanCoins } from './PlanCoins';
import type { PlanMetrics } from './planMetrics';
import { textWidth } from './textWidth';

interface FootProps extends PlanProps {
  colours: SheetColours;
  metrics: PlanMetrics;
}

/** Text that gives way to what it pays. */
function Word({
  colours,
  x,
  y,
  room,
  text,
}: {
  colours: SheetColours;
  x: number;
  y: number;
  room: number;
  text: string;
}) {
  const size = Math.min(12, (12 * Math.max(0, room)) / textWidth(text, 12));
  return <Figure x={x} y={y} size={size} fill={colours.ink} text={text} anchor="start" />;
}

/** Done: a tick, and the value that was noted. */
export function ClaimedFoot({ colours, metrics, value = null, label = '', x, y, width, height }: FootProps) {
  const { pad, foot, coin } = metrics;
  const line = y + height - foot;
  const room = width - pad * 2 - 16 - coin * 2 - 6;
  return (
    <G>
      <IconShape
        name="check"
        x={x + pad - 2}
        y={line - 8}
        size={16}
        color={colours.dark ? colours.mustard : colours.ink}
        width={3}
      />
      {label === '' ? null : <Word colours={colours} x={x + pad + 16} y={line} room={room} text={label} />}
      {value === null ? null : (
        <Coin x={x + width - pad - coin} y={line} r={coin + 1} value={value} kind="noted" />
      )}
    </G>
  );
}

/** How far the town is, or that the plan can be claimed; and what it pays. */
export function OpenFoot({
  colours,
  metrics,
  state,
  flipped = false,
  done = 0,
  of = 0,
  label = '',
  ...card
}: FootProps) {
  const { pad, foot, coin, pip } = metrics;
  const { x, y, width, height } = card;
  const line = y + height - foot;
  const room = width - pad * 2 - coin * 4 - 8;
  const wide = of * pip * 1.2 + (of - 1) * 2;
  const beside = state === 'project' && label !== '' && wide + 10 + textWidth(label, 12) <= room;
  return (
    <G>
      {state === 'met' ? <Word colours={colours} x={x + pad} y={line} room={room} text={label} /> : null}
      {state === 'project' && of > 0 ? (
        <Progress colours={colours} x={x + pad} y={line} room={room} pip={pip} done={done} of={of} />
      ) : null}
      {beside ? (
        <Figure
          x={x + pad + wide + 10}
          y={line}
          size={12}
          face="semibold"
          fill={colours.inkSoft}
          text={label}
          anchor="start"
        />
      ) : null}
      <PlanCoins
        right={x + width - pad}
        y={line}
        r={coin}
        first={card.first}
        later={card.later}
        flipped={flipped}
      />
    </G>
  );
}

interface ProgressProps {
  colours: SheetColours;
  x: number;
  y: number;
  room: number;
  pip: number; // height of a pip
  done: number;
  of: number;
}

/** Boxes as long as one can count them, else figures. */
function Progress({ colours, x, y, room, pip, done, of }: ProgressProps) {
  if ((room - (of - 1) * 2) / of < 4) {
    return <Figure x={x} y={y} size={12} fill={colours.ink} text={`${done}/${of}`} anchor="start" />;
  }
  return (
    <Pips
      x={x}
      y={y - pip / 2}
      width={room}
      height={pip}
      boxes={of}
      ticks={done}
      color={colours.gold}
      edge={colours.goldEdge}
    />
  );
}
