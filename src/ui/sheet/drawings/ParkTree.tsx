import { memo } from 'react';

import { Circle, G, Line, Path } from '../../drawings/svg';
import { useSheetColours, type SheetColours } from '../../theme/sheetColours';
import { Figure } from './Figure';
import { at, PENCIL_DASH, ROUND } from './ink';
import type { Box } from './lot';

export const TREE_STATES = ['open', 'now', 'ticked', 'pencilled', 'last', 'reached'] as const;
export type TreeState = (typeof TREE_STATES)[number];

interface ParkTreeProps extends Box {
  value: number;
  state: TreeState;
}

/** Where tree `index` of `count` stands in the sign band: from the right edge, last value outermost. */
export function treeBox(band: Box, index: number, count: number): Box {
  const width = band.height * 0.8 + (band.height > 28 ? 12 : 6);
  return {
    x: band.x + band.width - (count - index) * width + (width - band.height * 0.8) / 2,
    y: band.y,
    width,
    height: band.height,
  };
}

/** One value of a park: a tree to tick. The last value has no box, so no trunk: a dotted ring. */
export const ParkTree = memo(function ParkTree({ value, state, x, y, width, height }: ParkTreeProps) {
  const colours = useSheetColours();
  const r = Math.min(width * 0.5, height * 0.4);
  const crown = { colours, value, x: x + width / 2, y: y + height * 0.42, r };
  if (state === 'last' || state === 'reached') return <LastValue {...crown} reached={state === 'reached'} />;
  if (state === 'open' || state === 'now') return <OpenTree {...crown} now={state === 'now'} />;
  return <TickedTree {...crown} pencil={state === 'pencilled'} />;
});

interface CrownProps {
  colours: SheetColours;
  value: number;
  x: number; // middle of the crown
  y: number;
  r: number;
}

function Trunk({ x, y, r, colour }: { x: number; y: number; r: number; colour: string }) {
  return (
    <Line
      x1={x}
      y1={y + r}
      x2={x}
      y2={y + r * 1.42}
      stroke={colour}
      strokeWidth={r * 0.28}
      strokeLinecap="round"
    />
  );
}

function OpenTree({ colours, value, x, y, r, now }: CrownProps & { now: boolean }) {
  const edge = now ? colours.treeEdge : colours.plainLine;
  return (
    <G>
      <Trunk x={x} y={y} r={r} colour={edge} />
      <Circle
        cx={x}
        cy={y}
        r={r}
        fill={now ? colours.treeNow : colours.dark ? colours.background : colours.surface}
        stroke={edge}
        strokeWidth={now ? 1.75 : 1.25}
      />
      <Figure
        x={x}
        y={y}
        size={r * 1.15}
        fill={now ? colours.ink : colours.inkSoft}
        face={now ? 'bold' : 'semibold'}
        text={value}
      />
    </G>
  );
}

function TickedTree({ colours, x, y, r, pencil }: CrownProps & { pencil: boolean }) {
  const edge = pencil ? { stroke: colours.pencil, ...PENCIL_DASH } : { stroke: colours.treeEdge };
  const tick = `M${at([x - r * 0.48, y + r * 0.05])}l${at([r * 0.36, r * 0.4])} ${at([r * 0.62, -r * 0.86])}`;
  return (
    <G>
      <Trunk x={x} y={y} r={r} colour={pencil ? colours.pencil : colours.trunk} />
      <Circle
        cx={x}
        cy={y}
        r={r}
        fill={pencil ? colours.treeNow : colours.tree}
        strokeWidth={1.25}
        {...edge}
      />
      {colours.dark && !pencil ? (
        <Path d={rays(x, y, r)} stroke={colours.treeEdge} strokeWidth={0.6} opacity={0.5} />
      ) : null}
      <Path
        d={tick}
        fill="none"
        stroke={pencil ? colours.pencil : colours.onTree}
        strokeWidth={Math.max(1.8, r * 0.2)}
        {...ROUND}
      />
    </G>
  );
}

/** The way a planner draws a crown from above. */
function rays(x: number, y: number, r: number): string {
  return [0, 60, 120]
    .map((degrees) => {
      const [dx, dy] = [Math.cos((degrees * Math.PI) / 180) * r, Math.sin((degrees * Math.PI) / 180) * r];
      return `M${at([x - dx, y - dy])}L${at([x + dx, y + dy])}`;
    })
    .join('');
}

function LastValue({ colours, value, x, y, r, reached }: CrownProps & { reached: boolean }) {
  return (
    <G>
      <Circle
        cx={x}
        cy={y}
        r={r}
        fill={reached ? colours.mustard : 'none'}
        stroke={colours.treeEdge}
        strokeWidth={1.25}
        strokeDasharray="1.5 2.5"
        strokeLinecap="round"
      />
      <Figure x={x} y={y} size={r * 1.1} fill={reached ? colours.onMustard : colours.inkSoft} text={value} />
    </G>
  );
}
