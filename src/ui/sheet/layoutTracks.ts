import { at } from '../../rules/at';
import { ESTATE_SIZES } from '../../rules/types';
import { type Box, grid } from './box';
import type { TracksLayout, TrackStyle } from './layoutTypes';

export const UPGRADES = ESTATE_SIZES.length;

/** Rows of chips in each compact style. */
export const CHIP_ROWS = { strip: 1, rows: 2 } as const;

/** The compact tracks: a chip says what a track is worth and how many boxes are ticked. */
export function chipTracks(style: Exclude<TrackStyle, 'full'>, box: Box, roundabouts: boolean): TracksLayout {
  const others = roundabouts ? 5 : 4;
  const columns = { ...box, height: box.height / CHIP_ROWS[style] };
  const lowest = { ...columns, y: box.y + box.height - columns.height };
  const folded = style === 'strip' ? 1 : 0;
  const chips = grid(lowest, folded + others, 1);
  const chip = (index: number) => at(chips, folded + index);
  return {
    style,
    box,
    upgrades: grid(columns, UPGRADES, 1),
    upgradeChip: folded ? at(chips, 0) : null,
    pools: chip(0),
    temps: chip(1),
    bis: chip(2),
    roundabouts: roundabouts ? chip(3) : null,
    refusals: chip(others - 1),
    boxes: null,
  };
}
