import { memo } from 'react';
import { View } from 'react-native';

import { G, Svg } from '../drawings/svg';
import { EstatePlate } from '../sheet/drawings/EstatePlate';
import { FenceDrawing } from '../sheet/drawings/FenceDrawing';
import { HouseDrawing } from '../sheet/drawings/HouseDrawing';
import type { HouseKind } from '../sheet/drawings/houseShapes';
import { PoolDrawing } from '../sheet/drawings/PoolDrawing';
import { RoundaboutDrawing } from '../sheet/drawings/RoundaboutDrawing';
import { StreetGround } from '../sheet/drawings/StreetGround';
import { pictureEstates, readPicture } from './picture';

const CELL = 46;
const LOT = 88;
const ROAD = 16;
const MARGIN = 8;

/** A piece of street as it would look on the sheet. What it shows is said in words beside it. */
export const StreetPicture = memo(function StreetPicture({ text, roof }: { text: string; roof: HouseKind }) {
  const picture = readPicture(text);
  const { houses, fences } = picture;
  const estates = pictureEstates(picture);
  const width = houses.length * CELL;
  const lot = { x: MARGIN, y: MARGIN, width, height: LOT };
  const cell = (i: number) => ({ ...lot, x: MARGIN + i * CELL, width: CELL });
  const paths = houses.flatMap(({ roundabout, pool, bis }, i) =>
    roundabout || bis || pool !== 'none' ? [] : [i + 1],
  );
  const size = { width: width + 2 * MARGIN, height: LOT + ROAD + MARGIN };
  return (
    <View aria-hidden style={{ alignSelf: 'center', width: '100%', maxWidth: size.width }}>
      <Svg width="100%" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
        <StreetGround
          {...lot}
          houses={houses.length}
          road={ROAD}
          estates={estates.map((one) => ({ ...one, used: false }))}
          paths={paths}
        />
        {estates.map(({ first, last }) => (
          <EstatePlate
            key={first}
            x={MARGIN + (first - 1) * CELL}
            y={MARGIN + LOT}
            width={(last - first + 1) * CELL}
            height={ROAD}
            size={last - first + 1}
            used={false}
          />
        ))}
        {houses.map((house, i) =>
          house.roundabout ? (
            <RoundaboutDrawing key={i} {...cell(i)} pencil={false} />
          ) : (
            <G key={i}>
              {house.pool === 'none' ? null : <PoolDrawing {...cell(i)} state={house.pool} />}
              <HouseDrawing {...cell(i)} kind={roof} number={house.number} bis={house.bis} />
            </G>
          ),
        )}
        {fences.map((place) => (
          <FenceDrawing key={place} {...cell(place - 0.5)} state="built" />
        ))}
        <FenceDrawing {...cell(-0.5)} state="end" />
        <FenceDrawing {...cell(houses.length - 0.5)} state="end" />
      </Svg>
    </View>
  );
});
