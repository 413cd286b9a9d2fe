import { Circle, G, Path } from '../svg';
import { PAINT } from './paints';
import { crown } from './shapes';

const ROOM = 96; // what a tree beside the street needs
const LINE = { stroke: PAINT.ink, strokeWidth: 6, strokeLinecap: 'round', fill: 'none' } as const;

/** Beside streets that leave room: round trees and cypresses in turn. */
export function SideTrees({ row, from, to }: { row: number; from: number; to: number }) {
  if (to - from < ROOM) return null;
  const middle = (from + to) / 2;
  const sides = row % 2 === 0 ? [Cypresses, RoundTree] : [RoundTree, Cypresses];
  return (
    <>
      {sides.map((Tree, side) => (
        <G key={side} transform={`translate(${side === 0 ? -middle : middle} 0)`}>
          <Tree />
        </G>
      ))}
    </>
  );
}

function RoundTree() {
  return (
    <>
      <Path d={crown(0, -88, 40)} fill={PAINT.leaf} />
      <Path d="M0 -6V-84M0 -52L14 -68" {...LINE} />
    </>
  );
}

const CYPRESS =
  'M0 -100C11 -78 17 -58 17 -40C17 -22 10 -13 0 -13C-10 -13 -17 -22 -17 -40C-17 -58 -11 -78 0 -100Z';

function Cypresses() {
  return (
    <>
      <Path d="M-12 -4V-16M26 -4V-14" {...LINE} />
      <Path d={CYPRESS} transform="translate(-12 -2) scale(1.1)" fill={PAINT.leaf} />
      <Path d={CYPRESS} transform="translate(26 -3) scale(0.76)" fill={PAINT.leaf} />
    </>
  );
}

/** A ring road seen from the hill, with a tree on its island. */
export function Roundabout({ x }: { x: number }) {
  return (
    <G transform={`translate(${x} -40)`}>
      <Path
        d="M-38 0a38 22 0 1 0 76 0a38 22 0 1 0 -76 0"
        fill={PAINT.road}
        stroke={PAINT.cream}
        strokeWidth={3}
      />
      <Path d="M-20 0a20 11 0 1 0 40 0a20 11 0 1 0 -40 0" fill={PAINT.leaf} />
      <Path d="M0 0V-34" {...LINE} />
      <Circle cx={0} cy={-50} r={22} fill={PAINT.leaf} />
    </G>
  );
}
