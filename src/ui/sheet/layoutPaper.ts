import { at } from '../../rules/at';
import { ESTATE_SIZES, type SheetDef } from '../../rules/types';
import { type Box, clamp, face, grid, inset, rightOf } from './box';
import type { Ladder } from './ladder';
import type { TracksLayout } from './layoutTypes';
import { UPGRADES } from './layoutTracks';

/** Parts of a panel around its boxes: icon and title above; below the columns, what they are worth. */
const HEAD = 36;
const COLUMN_FOOT = 26;
const PAD = 9;
const BOX_GAP = 4;
/** The paper prints ten values in two rows of five. */
const ROWS = 2;

/** How tall the tracks are with every box printed: the longest upgrade column decides. */
export function paperHeights(def: SheetDef): Ladder {
  const longest = longestColumn(def);
  return [21, 25, 32, 32, 36, 42].map((pitch) => HEAD + COLUMN_FOOT + PAD + longest * pitch);
}

function longestColumn(def: SheetDef): number {
  return Math.max(...ESTATE_SIZES.map((estate) => def.upgrade[estate].length));
}

/** Every box with its value, as on paper: upgrades | pools over temps | bis over roundabouts and refusals. */
export function paperTracks(def: SheetDef, box: Box, withRoundabouts: boolean): TracksLayout {
  const width = box.width * 0.4;
  const upgrades = grid({ ...box, width }, UPGRADES, 1);
  const quarters = grid({ ...box, x: box.x + width, width: box.width - width }, 2, 2);
  const [pools, bis, temps, short] = [at(quarters, 0), at(quarters, 1), at(quarters, 2), at(quarters, 3)];
  const lines = grid(short, 1, withRoundabouts ? 2 : 1);
  const roundabouts = withRoundabouts ? at(lines, 0) : null;
  const refusals = at(lines, lines.length - 1);
  return {
    style: 'full',
    box,
    upgrades,
    upgradeChip: null,
    pools,
    temps,
    bis,
    roundabouts,
    refusals,
    boxes: {
      upgrades: columnBoxes(def, upgrades),
      pools: panelBoxes(def.pools.length, pools),
      temps: panelBoxes(def.tempBoxes, temps),
      bis: panelBoxes(def.bis.length, bis),
      roundabouts: roundabouts ? lineBoxes(def.roundabouts.length, roundabouts) : [],
      refusals: lineBoxes(def.refusals.length, refusals),
    },
  };
}

/** From the top down, all columns in the pitch of the longest: the rows line up. */
function columnBoxes(def: SheetDef, columns: readonly Box[]): Box[][] {
  return columns.map((column, i) => {
    const count = def.upgrade[at(ESTATE_SIZES, i)].length;
    const pitch = Math.min(34, (column.height - HEAD - COLUMN_FOOT - PAD) / longestColumn(def));
    const width = Math.min(46, column.width - 8);
    const x = column.x + (column.width - width) / 2;
    const boxes = { x, y: column.y + HEAD + PAD / 2, width, height: pitch * count };
    return grid(boxes, 1, count).map(apart);
  });
}

function panelBoxes(count: number, panel: Box): Box[] {
  const columns = Math.max(5, Math.ceil(count / ROWS));
  const rows = Math.ceil(count / columns);
  const inner = inset(face(panel), PAD - BOX_GAP / 2, 0);
  const head = Math.min(HEAD, inner.height * 0.34);
  const height = Math.min(inner.height - head - PAD / 2, rows * 36);
  const y = inner.y + head + (inner.height - head - PAD / 2 - height) / 2;
  return grid({ ...inner, y, height }, columns, rows)
    .slice(0, count)
    .map(apart);
}

/** A short track stands on one line: icon and word, boxes, worth. */
function lineBoxes(count: number, panel: Box): Box[] {
  const worth = 36;
  const pitch = Math.min(30, panel.width * 0.11, (panel.width - worth - 34) / count); // the word needs room too
  const height = clamp(16, panel.height - 12, 32);
  const x = rightOf(panel) - worth - pitch * count;
  const y = panel.y + (panel.height - height) / 2;
  return grid({ x, y, width: pitch * count, height }, count, 1).map(apart);
}

/** Printed boxes are no targets, so they stand apart; on a sheet with very long tracks the gap shrinks with them. */
function apart(cell: Box): Box {
  const gap = (side: number) => Math.min(BOX_GAP, side * 0.2) / 2;
  return inset(cell, gap(cell.width), gap(cell.height));
}
