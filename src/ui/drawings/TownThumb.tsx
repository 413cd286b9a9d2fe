import { memo } from 'react';

import type { House, Sheet, Street } from '../../rules/state';
import { useSheetColours, type SheetColours } from '../theme/sheetColours';
import { Path, Rect, Svg } from './svg';

interface TownThumbProps {
  sheet: Sheet;
  width: number;
  height: number;
}

const MARGIN = 5;
/** Heights within the band of a street, from its ground up, in parts of the band. */
const WALL = 0.34;
const ROOF = 0.26;
const TREE = 0.84;

/** A town no larger than a stamp: few shapes, so that a long list of them scrolls. Decoration beside its name. */
export const TownThumb = memo(function TownThumb({ sheet, width, height }: TownThumbProps) {
  const colours = useSheetColours();
  const longest = Math.max(...sheet.streets.map(({ houses }) => houses.length));
  const house = (width - 2 * MARGIN) / longest;
  const band = (height - MARGIN) / sheet.streets.length;
  return (
    <Svg width={width} height={height} aria-hidden>
      <Rect width={width} height={height} rx={8} fill={colours.background} />
      {sheet.streets.map((street, row) => (
        <Row
          key={row}
          row={row}
          street={street}
          parks={sheet.parks[row] ?? 0}
          place={{ x: (width - house * street.houses.length) / 2, ground: (row + 1) * band, house, band }}
          colours={colours}
        />
      ))}
    </Svg>
  );
});

interface Place {
  readonly x: number; // left end of the street
  readonly ground: number;
  readonly house: number; // width
  readonly band: number; // height
}
interface RowProps {
  row: number;
  street: Street;
  parks: number;
  place: Place;
  colours: SheetColours;
}

const isBuilt = ({ kind }: House) => kind === 'numbered';
const hasPool = (house: House) => house.kind === 'numbered' && house.pool;

/** One street; all its houses of a kind are one path. */
function Row({ row, street, parks, place, colours }: RowProps) {
  const { x, ground, house, band } = place;
  const all = street.houses.map((one, index) => ({ one, at: x + index * house }));
  const built = all.filter(({ one }) => isBuilt(one)).map(({ at }) => at);
  const empty = all.filter(({ one }) => one.kind === 'empty').map(({ at }) => at);
  const circles = all.filter(({ one }) => one.kind === 'roundabout').map(({ at }) => at);
  const pools = all.filter(({ one }) => hasPool(one)).map(({ at }) => at);
  const trees = Array.from({ length: parks }, (_, index) => x + house * (1.5 + index * 2));
  const posts = street.fences.flatMap((stands, index) => (stands ? [x + index * house] : []));
  const paths = (list: readonly number[], shape: (at: number) => string) => list.map(shape).join('');
  const wall = (at: number) =>
    `M${at + house * 0.14} ${ground}v${-band * WALL}h${house * 0.72}v${band * WALL}z`;
  const roof = (at: number) => roofPath(row, at, place);
  const line = { stroke: colours.plainLine, strokeWidth: 0.6 };
  return (
    <>
      <Path d={paths(trees, (at) => treePath(at, place))} fill={colours.tree} stroke={colours.treeEdge} />
      <Path d={paths(empty, wall) + paths(empty, roof)} fill={colours.plainRoof} {...line} opacity={0.7} />
      <Path d={paths(built, wall)} fill={colours.wall} {...line} />
      <Path
        d={paths(built, roof)}
        fill={colours.roofs[row % colours.roofs.length] ?? colours.roofs[0]}
        stroke={colours.dark ? colours.ink : 'none'}
        strokeWidth={0.8}
      />
      <Path d={paths(circles, (at) => circlePath(at, place))} fill={colours.asphalt} {...line} />
      <Rect
        x={x}
        y={ground}
        width={house * street.houses.length}
        height={band * 0.12}
        fill={colours.dark ? colours.estate : colours.lawn}
      />
      <Path
        d={paths(pools, (at) => `M${at + house * 0.2} ${ground + band * 0.06}h${house * 0.6}`)}
        stroke={colours.dark ? colours.waterEdge : colours.water}
        strokeWidth={band * 0.12}
        strokeLinecap="round"
      />
      <Path
        d={paths(posts, (at) => `M${at} ${ground + band * 0.12}v${-band * 0.46}`)}
        stroke={colours.ink}
        strokeWidth={1.6}
        strokeLinecap="round"
      />
    </>
  );
}

/** Gable, slanted and steep roofs, as on the sheet. */
function roofPath(row: number, at: number, { ground, house, band }: Place): string {
  const eaves = ground - band * WALL;
  const rise = band * ROOF;
  const start = `M${at} ${eaves}`;
  if (row % 3 === 1) return `${start}v${-rise * 0.5}l${house} ${-rise * 0.4}v${rise * 0.9}z`;
  return `${start}l${house / 2} ${-rise * (row % 3 === 2 ? 1.35 : 1)}l${house / 2} ${rise * (row % 3 === 2 ? 1.35 : 1)}z`;
}

/** Grows behind the street. */
function treePath(at: number, { ground, house, band }: Place): string {
  const r = house * 0.36;
  const top = ground - band * TREE + r;
  return `M${at - r} ${top}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0M${at} ${top + r}V${ground - band * WALL}`;
}

function circlePath(at: number, { ground, house, band }: Place): string {
  const r = house * 0.4;
  return `M${at + house / 2 - r} ${ground - band * 0.16}a${r} ${band * 0.16} 0 1 0 ${2 * r} 0a${r} ${band * 0.16} 0 1 0 ${-2 * r} 0`;
}
