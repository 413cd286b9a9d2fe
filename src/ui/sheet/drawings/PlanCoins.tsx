import { memo } from 'react';

import { Circle, G, Line } from '../../drawings/svg';
import { useSheetColours } from '../../theme/sheetColours';
import { Figure } from './Figure';

interface CoinProps {
  x: number; // its middle
  y: number;
  r: number;
  value: number;
  kind: 'pays' | 'later' | 'noted'; // what counts now, what counts afterwards, what was written down
}

export const Coin = memo(function Coin({ x, y, r, value, kind }: CoinProps) {
  const colours = useSheetColours();
  const later = kind === 'later';
  const edge = { pays: colours.mustard, later: colours.plainLine, noted: colours.goldEdge }[kind];
  return (
    <G>
      <Circle
        cx={x}
        cy={y}
        r={later ? r - 1 : r}
        fill={later ? 'none' : colours.mustard}
        stroke={edge}
        strokeWidth={1.1}
      />
      <Figure
        x={x}
        y={y}
        size={Math.min(later ? 11 : 12.5, r * (later ? 1.2 : 1.3))}
        fill={later ? colours.inkSoft : colours.onMustard}
        text={value}
      />
    </G>
  );
});

interface PlanCoinsProps {
  right: number;
  y: number;
  r: number;
  first: number;
  later: number;
  flipped: boolean;
}

/** What a plan pays: first and later; once someone was first, that value is struck out. */
export const PlanCoins = memo(function PlanCoins({ right, y, r, first, later, flipped }: PlanCoinsProps) {
  const colours = useSheetColours();
  const x = right - r;
  if (!flipped) {
    return (
      <G>
        <Coin x={x - r * 2 - 2} y={y} r={r} value={first} kind="pays" />
        <Coin x={x} y={y} r={r} value={later} kind="later" />
      </G>
    );
  }
  const gone = x - r * 2 - 4;
  return (
    <G>
      <Figure x={gone} y={y} size={11} face="semibold" fill={colours.inkSoft} text={first} />
      <Line
        x1={gone - r * 0.85}
        y1={y + 1}
        x2={gone + r * 0.85}
        y2={y - 1}
        stroke={colours.coral}
        strokeWidth={1.6}
        strokeLinecap="round"
      />
      <Coin x={x} y={y} r={r} value={later} kind="pays" />
    </G>
  );
});
