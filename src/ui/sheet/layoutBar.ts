import { at } from '../../rules/at';
import { EFFECTS, HIGHEST_CARD } from '../../rules/types';
import { atThumb, bottomOf, type Box, clamp, grid, inward } from './box';
import { type Band, type Ladder, size } from './ladder';
import { dealtRow } from './layoutDealt';
import type { BarLayout, Wishes } from './layoutTypes';

export interface BarSizes {
  readonly pad: Ladder; // above the sentence and between the rows
  readonly say: Ladder;
  readonly tile: Ladder; // one row
  readonly key: Ladder; // one row
}

const TOOL = 44; // at least; given room it is as wide as the refusal below it
/** The roundabout comes on top of an effect, so it stands apart from the effects (R6). */
const APART = 7;
const KEY_COLUMNS = 8;
const KEY_ROWS = 2;
const PADS = 3;

export function bottomBarBands(sizes: BarSizes): Band[] {
  return [
    { count: PADS, sizes: sizes.pad },
    { count: 1, sizes: sizes.say },
    { count: 1, sizes: sizes.tile },
    { count: KEY_ROWS, sizes: sizes.key },
  ];
}

/** Sentence, effects, keypad, from the top down; `rows` is where targets may stand, `ground` reaches the view's edges. */
export function bottomBar(
  place: { readonly ground: Box; readonly rows: Box },
  heights: { readonly sizes: BarSizes; readonly level: number },
  wishes: Wishes,
): BarLayout {
  const { leftHanded, roundabouts } = wishes;
  const { ground, rows } = place;
  const height = (ladder: Ladder) => size(ladder, heights.level);
  const { pad, say: sayLadder, tile, key } = heights.sizes;
  const say = inward({ ...rows, y: rows.y + height(pad), height: height(sayLadder) });
  const tiles = { ...rows, y: bottomOf(say) + height(pad), height: height(tile) };
  const pads = { ...rows, y: bottomOf(tiles) + height(pad), height: KEY_ROWS * height(key) };
  const common = { side: 'bottom', box: ground, say, buttons: sayButtons(say, leftHanded) } as const;
  if (wishes.dealt) return { ...common, ...dealtRow({ ...tiles, height: bottomOf(pads) - tiles.y }, wishes) };
  const tool = atThumb(tiles, Math.max(TOOL, tiles.width / KEY_COLUMNS), leftHanded);
  const effects = roundabouts ? atThumb(tool.rest, APART, leftHanded).rest : tiles;
  return {
    ...common,
    cards: [],
    effects: grid(effects, EFFECTS.length, 1),
    roundabout: roundabouts ? tool.thumb : null,
    ...keypad(pads, leftHanded),
  };
}

/** Two buttons fit in three languages; the sentence keeps the larger part. */
export function sayButtons(say: Box, leftHanded: boolean): Box {
  return atThumb(say, clamp(120, say.width * 0.4, 220), leftHanded).thumb;
}

/** The refusal stands instead of a number, so it is the sixteenth key (R3.4). */
function keypad(box: Box, leftHanded: boolean): Pick<BarLayout, 'keys' | 'refusal'> {
  const cells = grid(box, KEY_COLUMNS, KEY_ROWS);
  const refusal = leftHanded ? KEY_COLUMNS : HIGHEST_CARD;
  return { keys: cells.filter((_, i) => i !== refusal), refusal: at(cells, refusal) };
}
