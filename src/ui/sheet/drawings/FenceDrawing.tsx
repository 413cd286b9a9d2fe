import { memo } from 'react';

import { Circle, G, Line, Path, Rect } from '../../drawings/svg';
import { useSheetColours, type SheetColours } from '../../theme/sheetColours';
import { clamp, ROUND, shape, type Point } from './ink';
import { FENCE_TOP, type Box } from './lot';

export const FENCE_STATES = ['free', 'lit', 'pencilled', 'built', 'end'] as const;
export type FenceState = (typeof FENCE_STATES)[number];

interface FenceDrawingProps extends Box {
  state: FenceState;
}

/** A fence in the middle of its place, which is as wide as a cell: half of it left of the border, half right. */
export const FenceDrawing = memo(function FenceDrawing({ state, x, y, width, height }: FenceDrawingProps) {
  const colours = useSheetColours();
  const place = { colours, x: x + width / 2, y: y + height * FENCE_TOP, tall: height * (1 - FENCE_TOP) };
  const wide = clamp(7.5, width * 0.2, 12);
  switch (state) {
    case 'free':
      return <Dots colours={colours} x={place.x} y={y} tall={height} />;
    case 'lit':
      return <Capsule {...place} tall={place.tall - height * 0.01} wide={clamp(10, width * 0.3, 18)} />;
    case 'end':
      return <GatePost {...place} tall={place.tall - 1} wide={wide} />;
    case 'built':
    case 'pencilled':
      return <Pickets {...place} tall={place.tall - 1} wide={wide} pencil={state === 'pencilled'} />;
  }
});

interface PartProps {
  colours: SheetColours;
  x: number; // the border
  y: number;
  tall: number;
}

function picket(x: number, top: number, foot: number, wide: number): string {
  const points: Point[] = [
    [x - wide / 2, foot],
    [x - wide / 2, top + wide * 0.9],
    [x, top],
    [x + wide / 2, top + wide * 0.9],
    [x + wide / 2, foot],
  ];
  return shape(points);
}

function Pickets({ colours, x, y, tall, wide, pencil }: PartProps & { wide: number; pencil: boolean }) {
  const line = { stroke: pencil ? colours.pencil : colours.ink, ...ROUND }; // too narrow for dashes
  const rail = { x: x - wide / 2 - 1, width: wide + 2, height: Math.max(2, wide * 0.24) };
  return (
    <G fill={pencil ? colours.plainRoof : colours.picket}>
      <Rect {...rail} y={y + tall * 0.34} {...line} strokeWidth={0.9} />
      <Rect {...rail} y={y + tall * 0.72} {...line} strokeWidth={0.9} />
      <Path d={picket(x - wide * 0.27, y, y + tall, wide * 0.42)} {...line} strokeWidth={1.1} />
      <Path d={picket(x + wide * 0.27, y, y + tall, wide * 0.42)} {...line} strokeWidth={1.1} />
    </G>
  );
}

/** Closes a street; printed on the sheet, so never pencilled. */
function GatePost({ colours, x, y, tall, wide }: PartProps & { wide: number }) {
  return (
    <G fill={colours.ink}>
      <Rect x={x - wide * 0.27} y={y + wide * 0.5} width={wide * 0.54} height={tall - wide * 0.5} />
      <Circle cx={x} cy={y + wide * 0.3} r={wide * 0.42} />
    </G>
  );
}

/** A place one may choose: a capsule with the one picket to come. */
function Capsule({ colours, x, y, tall, wide }: PartProps & { wide: number }) {
  return (
    <G>
      <Rect
        x={x - wide / 2}
        y={y}
        width={wide}
        height={tall}
        rx={wide / 2}
        fill={colours.dark ? colours.litFill : '#E3F3EC'}
        stroke={colours.primary}
        strokeWidth={1.6}
      />
      <Path d={picket(x, y + tall * 0.14, y + tall * 0.86, wide * 0.36)} fill={colours.primary} />
    </G>
  );
}

/** A free place that is no target now. */
function Dots({ colours, x, y, tall }: PartProps) {
  return (
    <Line
      x1={x}
      y1={y + tall * 0.62}
      x2={x}
      y2={y + tall * 0.93}
      stroke={colours.plainLine}
      strokeWidth={1.6}
      strokeDasharray="0.1 4"
      strokeLinecap="round"
    />
  );
}
