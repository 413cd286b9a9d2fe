import { Circle, G, Path, Rect } from '../../drawings/svg';
import { at, ROUND, shape, type Point } from './ink';
import type { HouseBox } from './lot';

/** How the parts of a house are painted; the same for its three shapes. */
export interface HousePaint {
  readonly roof: string;
  readonly roofOpacity: number;
  readonly wall: string;
  readonly shade: string;
  readonly line: string;
  readonly dash: { readonly strokeDasharray?: string };
}

interface ShapeProps {
  box: HouseBox;
  paint: HousePaint;
  window: boolean; // the round window gives way to a seal
}

/** Street by street another architect: gable, shed roof, A-frame. */
export const HOUSE_KINDS = [0, 1, 2] as const;
export type HouseKind = (typeof HOUSE_KINDS)[number];

/** Of the number on the wall. */
export const figureSize = (box: HouseBox): number => Math.min(box.width * 0.92, box.height * 0.56);

/** Middle of the number, and of the seal of a plan. */
export function houseMarks(kind: HouseKind, { left, width, centre, top, height }: HouseBox) {
  if (kind === 0) return { number: top + height * 0.69, seal: [centre, top + height * 0.24] as const };
  if (kind === 1) {
    return { number: top + height * 0.64, seal: [left + width * 0.78, top + height * 0.11] as const };
  }
  return { number: top + height * 0.69, seal: [centre, top + height * 0.25] as const };
}

export function HouseShape({ kind, ...props }: ShapeProps & { kind: HouseKind }) {
  if (kind === 0) return <Gable {...props} />;
  return kind === 1 ? <ShedRoof {...props} /> : <AFrame {...props} />;
}

const strokeOf = ({ line, dash }: HousePaint, width: number) =>
  ({ stroke: line, strokeWidth: width, ...dash, ...ROUND }) as const;

function Gable({ box, paint, window }: ShapeProps) {
  const { left, width, centre, top, height, base, stroke } = box;
  const line = strokeOf(paint, stroke);
  const eave = top + height * 0.38;
  const over = width * 0.07;
  const roof: Point[] = [
    [left - over, eave],
    [centre, top],
    [left + width + over, eave],
  ];
  return (
    <G>
      <Rect
        x={left + width * 0.7}
        y={top + height * 0.02}
        width={width * 0.15}
        height={height * 0.27}
        fill={paint.roof}
        fillOpacity={paint.roofOpacity}
        {...line}
      />
      <Rect
        x={left + width * 0.04}
        y={eave - 1}
        width={width * 0.92}
        height={base - eave + 1}
        fill={paint.wall}
        {...line}
      />
      <Rect
        x={left + width * 0.04 + stroke / 2}
        y={eave}
        width={width * 0.92 - stroke}
        height={height * 0.055}
        fill={paint.shade}
      />
      <Path d={shape(roof)} fill={paint.wall} />
      <Path d={shape(roof)} fill={paint.roof} fillOpacity={paint.roofOpacity} {...line} />
      {window ? (
        <Circle
          cx={centre}
          cy={top + height * 0.235}
          r={width * 0.065}
          fill={paint.wall}
          stroke={paint.line}
          strokeWidth={stroke * 0.8}
        />
      ) : null}
    </G>
  );
}

function ShedRoof({ box, paint }: ShapeProps) {
  const { left, width, top, height, base, stroke } = box;
  const line = strokeOf(paint, stroke);
  const low = top + height * 0.3;
  const high = top + height * 0.11;
  const slab = Math.max(4.5, height * 0.115);
  const over = width * 0.07;
  const wall = (drop: number): Point[] => [
    [left + width * 0.04, base],
    [left + width * 0.04, low - height * 0.015 + drop],
    [left + width * 0.96, high + height * 0.01 + drop],
    [left + width * 0.96, base],
  ];
  const roof: Point[] = [
    [left - over, low],
    [left - over, low - slab],
    [left + width + over, high - slab * 0.4],
    [left + width + over, high + slab * 0.6],
  ];
  return (
    <G>
      <Rect
        x={left + width * 0.14}
        y={top + height * 0.006}
        width={width * 0.17}
        height={height * 0.26}
        fill={paint.roof}
        fillOpacity={paint.roofOpacity * 0.75}
        {...line}
      />
      <Path d={shape(wall(0))} fill={paint.shade} {...line} />
      <Path d={shape(wall(height * 0.075))} fill={paint.wall} />
      <Path d={shape(wall(0))} fill="none" {...line} />
      <Path d={shape(roof)} fill={paint.wall} />
      <Path d={shape(roof)} fill={paint.roof} fillOpacity={paint.roofOpacity} {...line} />
    </G>
  );
}

function AFrame({ box, paint, window }: ShapeProps) {
  const { left, width, centre, top, height, base, stroke } = box;
  const line = strokeOf(paint, stroke);
  const knee = top + height * 0.5;
  const board = width * 0.15;
  const over = width * 0.05;
  const wall: Point[] = [
    [left + width * 0.06, base],
    [left + width * 0.06, top + height * 0.4],
    [centre, top + board],
    [left + width * 0.94, top + height * 0.4],
    [left + width * 0.94, base],
  ];
  const roof: Point[] = [
    [left - over, knee],
    [centre - board * 0.35, top],
    [centre + board * 0.35, top],
    [left + width + over, knee],
    [left + width + over - board * 0.95, knee],
    [centre, top + board * 1.5],
    [left - over + board * 0.95, knee],
  ];
  const sill = top + height * 0.42;
  const half = ((sill - top - board) / (height * 0.4 - board)) * width * 0.44 - board * 0.3;
  return (
    <G>
      <Path d={shape(wall)} fill={paint.wall} {...line} />
      <Path d={shape(roof)} fill={paint.wall} />
      <Path d={shape(roof)} fill={paint.roof} fillOpacity={paint.roofOpacity} {...line} />
      {window ? (
        <Path
          d={`M${at([centre - half, sill])}H${centre + half}M${at([centre, top + board * 1.5])}V${sill}`}
          fill="none"
          stroke={paint.line}
          strokeWidth={stroke * 0.7}
        />
      ) : null}
    </G>
  );
}
