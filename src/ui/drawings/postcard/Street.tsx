import { memo } from 'react';

import type { House, Street } from '../../../rules/state';
import type { StreetDef } from '../../../rules/types';
import { FONT } from '../../theme/tokens';
import { G, Path, Rect } from '../svg';
import { SvgText } from '../SvgText';
import { PAINT, roofPaint } from './paints';
import { Roundabout, SideTrees } from './Greenery';
import { PITCH, ROAD, WALL, crown, pool, post, roof, treesAt } from './shapes';

interface StreetProps {
  row: number;
  street: Street;
  def: StreetDef;
  parks: number;
  half: number; // from the middle of the card to the edge of the picture, in units of the street
}

/** One street as it was built, centred on x = 0, its road below y = 0. */
export const PostcardStreet = memo(function PostcardStreet({ row, street, def, parks, half }: StreetProps) {
  const { houses, fences } = street;
  const left = (-houses.length * PITCH) / 2;
  const places = houses.map((house, index) => ({
    house,
    x: left + (index + 0.5) * PITCH,
    number: index + 1,
  }));
  const trees = treesAt(parks, houses.length).map((border) => left + border * PITCH);
  const used = places.filter(({ house }) => house.kind === 'numbered' && house.used);
  const dashes = Array.from(
    { length: Math.ceil((2 * half) / 68) },
    (_, i) => `M${-half + 12 + i * 68} 20h30`,
  );
  return (
    <>
      <SideTrees row={row} from={-left} to={half} />
      <Path d={trees.map((x) => crown(x, -147, 35)).join('')} fill={PAINT.leaf} />
      <Rect
        x={left}
        y={WALL.bottom}
        width={houses.length * PITCH}
        height={-WALL.bottom}
        fill={PAINT.lot}
        rx={4}
      />
      <Rect x={-half} y={0} width={2 * half} height={ROAD} fill={PAINT.road} />
      <Path d={dashes.join('')} stroke={PAINT.cream} strokeWidth={4} fill="none" />
      {places.map(({ house, x, number }) => (
        <Lot key={number} row={row} house={house} x={x} hasPool={def.pools.includes(number)} />
      ))}
      <Path
        d={trees.map((x) => `M${x} -112V${WALL.bottom}`).join('')}
        stroke={PAINT.ink}
        strokeWidth={5}
        fill="none"
      />
      <Path
        d={used.map(({ x }) => `M${x - PITCH / 2} -4h${PITCH}v8h${-PITCH}z`).join('')}
        fill={PAINT.mustard}
      />
      <Path
        d={fences.flatMap((stands, place) => (stands ? [post(left + place * PITCH)] : [])).join('')}
        fill={PAINT.ink}
      />
    </>
  );
});

const BIS = 'b'; // as players write it, in every language

interface LotProps {
  row: number;
  house: House;
  x: number;
  hasPool: boolean;
}

function Lot({ row, house, x, hasPool }: LotProps) {
  if (house.kind === 'roundabout') return <Roundabout x={x} />;
  const built = house.kind === 'numbered';
  const wall = { x: x - WALL.half, y: WALL.top, width: 2 * WALL.half, height: WALL.bottom - WALL.top, rx: 4 };
  const line = { stroke: built ? PAINT.line : PAINT.emptyLine, strokeWidth: built ? 1 : 2 };
  return (
    <G>
      <Rect {...wall} fill={built ? PAINT.cream : PAINT.paper} {...line} />
      <Path d={roof(row, x)} fill={built ? roofPaint(row) : PAINT.mustardPale} />
      {hasPool ? <Pool house={house} x={x} /> : null}
      {built ? <Number x={x} number={house.number} bis={house.bis} /> : null}
    </G>
  );
}

/** Filled: built; dashed: the house came without it; outlined: still to be built. */
function Pool({ house, x }: { house: House; x: number }) {
  const built = house.kind === 'numbered' && house.pool;
  if (built) return <Path d={pool(x)} fill={PAINT.water} stroke={PAINT.cream} strokeWidth={2} />;
  const lost = house.kind === 'numbered' ? { strokeDasharray: '5 4' } : {};
  return <Path d={pool(x)} fill="none" stroke={PAINT.hue.park} strokeWidth={1.6} {...lost} />;
}

function Number({ x, number, bis }: { x: number; number: number; bis: boolean }) {
  return (
    <>
      <SvgText x={x} y={-53} text={`${number}`} fill={PAINT.hand} fontSize={54} fontFamily={FONT.hand} />
      {bis ? (
        <SvgText x={x + 26} y={-81} text={BIS} fill={PAINT.coral} fontSize={30} fontFamily={FONT.hand} />
      ) : null}
    </>
  );
}
