import type { StreetDef } from '../../rules/types';
import { type Box, grid, inset } from './box';
import type { StreetLayout } from './layoutTypes';

/** Heights of the three bands of a street. */
export interface StreetBands {
  readonly sign: number;
  readonly lot: number;
  readonly road: number;
}

/** A tree is as tall as the sign and leaves a little air to its neighbour. */
const TREE_PITCH = 1.14;
/** However many trees a sheet has, the street keeps room for its name. */
const MOST_FOR_TREES = 0.62;

/** The street fills the width: the fewer houses, the wider their targets. */
export function streetLayout(def: StreetDef, box: Box, bands: StreetBands): StreetLayout {
  const lot = { ...box, y: box.y + bands.sign, height: bands.lot };
  const parks = parkBoxes(def.park.length, { ...box, height: bands.sign });
  const trees = parks.reduce((sum, park) => sum + park.width, 0);
  return {
    box,
    sign: { ...box, width: box.width - trees, height: bands.sign },
    lot,
    road: { ...box, y: lot.y + bands.lot, height: bands.road },
    houses: grid(lot, def.houses, 1),
    fences: fenceBoxes(def.houses, lot),
    parks,
  };
}

/** Fence places are the cells moved by half a house; only one of the two kinds is live at a time. */
function fenceBoxes(houses: number, lot: Box): Box[] {
  return grid(inset(lot, lot.width / houses / 2, 0), houses - 1, 1);
}

function parkBoxes(values: number, band: Box): Box[] {
  const pitch = Math.min(band.height * TREE_PITCH, (band.width * MOST_FOR_TREES) / values);
  const width = pitch * values;
  return grid({ ...band, x: band.x + band.width - width, width }, values, 1);
}
