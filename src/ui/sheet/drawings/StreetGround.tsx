import { memo } from 'react';

import { G, Line, Rect } from '../../drawings/svg';
import { useSheetColours } from '../../theme/sheetColours';
import { FLOOR, LAWN, type Box } from './lot';

export interface EstateSpan {
  readonly first: number; // house, counted from 1
  readonly last: number;
}

interface StreetGroundProps extends Box {
  houses: number;
  road: number; // height of the road below the lots
  estates: readonly EstateSpan[]; // the complete ones
  paths: readonly number[]; // houses with a path to the kerb: no pool, no bis, no roundabout
}

/** Everything the houses of one street stand on. The box is that of the lots; the road lies below it. */
export const StreetGround = memo(function StreetGround(props: StreetGroundProps) {
  const { x, y, width, height, houses, road, estates, paths } = props;
  const colours = useSheetColours();
  const cell = width / houses;
  const kerb = y + height;
  const lawn = { y: y + height * LAWN, height: height * (1 - LAWN) };
  const floor = y + height * FLOOR;
  return (
    <G>
      <Rect x={x} {...lawn} width={width} fill={colours.lawn} />
      {estates.map(({ first, last }) => (
        <Rect
          key={first}
          x={x + (first - 1) * cell}
          {...lawn}
          width={(last - first + 1) * cell}
          fill={colours.estate}
        />
      ))}
      {colours.dark ? (
        <Line x1={x} y1={floor} x2={x + width} y2={floor} stroke={colours.line} strokeWidth={1} />
      ) : (
        paths.map((house) => (
          <Rect
            key={house}
            x={x + (house - 0.5 - 0.09) * cell}
            y={floor}
            width={cell * 0.18}
            height={kerb - floor}
            fill={colours.path}
          />
        ))
      )}
      <Rect x={x} y={kerb} width={width} height={road} fill={colours.road} />
      <Line x1={x} y1={kerb} x2={x + width} y2={kerb} stroke={colours.kerb} strokeWidth={1} />
      <Line
        x1={x + 6}
        y1={kerb + road / 2}
        x2={x + width - 4}
        y2={kerb + road / 2}
        stroke={colours.dash}
        strokeWidth={1.5}
        strokeDasharray="7 7"
        strokeLinecap="round"
      />
    </G>
  );
});
