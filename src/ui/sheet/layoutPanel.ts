import { at } from '../../rules/at';
import { EFFECTS, HIGHEST_CARD } from '../../rules/types';
import { atThumb, bottomOf, type Box, grid, inward } from './box';
import { type Band, type Ladder, size } from './ladder';
import { sayButtons } from './layoutBar';
import { dealtColumn } from './layoutDealt';
import type { BarLayout, Wishes } from './layoutTypes';

/** Heights of the panel beside the sheet, whatever it holds. */
export interface PanelSizes {
  readonly header: Ladder;
  readonly plans: Ladder; // one row
  readonly say: Ladder;
  readonly tile: Ladder; // one row
  readonly tools: Ladder; // a row of their own; on phones they share the rows of the effects
  readonly key: Ladder; // one row
  readonly buttons: Ladder; // a row of their own; on phones they share the row of the sentence
  readonly gap: Ladder; // above, between and below the parts
}

const PANEL_PARTS = ['header', 'plans', 'say', 'tile', 'tools', 'key', 'buttons'] as const;
type Part = (typeof PANEL_PARTS)[number];

/** How many rows each part takes; no rows, no part. */
export type PanelRows = Readonly<Record<Part, number>>;
export type PanelBoxes = Readonly<Record<Part, Box>>;
export type PanelBar = Omit<BarLayout, 'box' | 'side'>;

const KEY_COLUMNS = 5;
const KEY_ROWS = HIGHEST_CARD / KEY_COLUMNS;

export function panelBands(rows: PanelRows, sizes: PanelSizes): Band[] {
  const parts = PANEL_PARTS.map((part) => ({ count: rows[part], sizes: sizes[part] }));
  const used = PANEL_PARTS.filter((part) => rows[part] > 0);
  return [...parts, { count: used.length + 1, sizes: sizes.gap }];
}

/** Stacks the parts; room to spare opens the gaps, so the keypad stays near the thumb at the bottom. */
export function placePanel(
  panel: Box,
  rows: PanelRows,
  heights: { readonly sizes: PanelSizes; readonly level: number },
): PanelBoxes {
  const tall = (part: Part) => rows[part] * size(heights.sizes[part], heights.level);
  const used = PANEL_PARTS.filter((part) => rows[part] > 0);
  const gap = Math.max(0, panel.height - used.reduce((sum, part) => sum + tall(part), 0)) / (used.length + 1);
  const boxOf = (part: Part): Box => {
    const above = used.filter((other) => PANEL_PARTS.indexOf(other) < PANEL_PARTS.indexOf(part));
    const y = above.reduce((top, other) => top + tall(other) + gap, panel.y + gap);
    return { ...panel, y, height: tall(part) };
  };
  return {
    header: inward(boxOf('header')),
    plans: boxOf('plans'),
    say: inward(boxOf('say')),
    tile: boxOf('tile'),
    tools: boxOf('tools'),
    key: boxOf('key'),
    buttons: inward(boxOf('buttons')),
  };
}

/** Where the app deals: three cards from the first effect to the last key, the tools below them. */
function dealtPanel({ say, tile, key }: PanelBoxes, buttons: Box, wishes: Wishes): PanelBar {
  return { say, buttons, ...dealtColumn({ ...tile, height: bottomOf(key) - tile.y }, wishes) };
}

/** Phone: the tools share the outer column of the effects. */
export function phonePanel(boxes: PanelBoxes, wishes: Wishes): PanelBar {
  const { say, tile, key } = boxes;
  const { leftHanded, roundabouts } = wishes;
  if (wishes.dealt) return dealtPanel(boxes, sayButtons(say, leftHanded), wishes);
  const { thumb, rest } = atThumb(tile, tile.width / 4, leftHanded);
  return {
    say,
    buttons: sayButtons(say, leftHanded),
    cards: [],
    effects: grid(rest, 3, 2),
    ...tools(grid(thumb, 1, roundabouts ? 2 : 1)),
    keys: grid(key, KEY_COLUMNS, KEY_ROWS),
  };
}

/** Low phone: six effects in one row, the tools in a column beside the keys; a row less than `phonePanel`, a column more. */
export function lowPanel(boxes: PanelBoxes, wishes: Wishes): PanelBar {
  const { say, tile, key } = boxes;
  const { leftHanded, roundabouts } = wishes;
  if (wishes.dealt) return dealtPanel(boxes, sayButtons(say, leftHanded), wishes);
  const { thumb, rest } = atThumb(key, key.width / EFFECTS.length, leftHanded);
  return {
    say,
    buttons: sayButtons(say, leftHanded),
    cards: [],
    effects: grid(tile, EFFECTS.length, 1),
    ...tools(grid(thumb, 1, roundabouts ? 2 : 1)),
    keys: grid(rest, KEY_COLUMNS, KEY_ROWS),
  };
}

/** Tablet and desktop: room for words on the tools and for Skip and Done below the keypad. */
export function widePanel(boxes: PanelBoxes, wishes: Wishes): PanelBar {
  const { say, tile, tools: row, key, buttons } = boxes;
  if (wishes.dealt) return dealtPanel(boxes, buttons, wishes);
  const cells = grid(row, wishes.roundabouts ? 2 : 1, 1);
  return {
    say,
    buttons,
    cards: [],
    effects: grid(tile, 3, 2),
    ...tools(cells),
    keys: grid(key, KEY_COLUMNS, KEY_ROWS),
  };
}

/** The refusal comes last; in basic games it has the room of both. */
function tools(cells: readonly Box[]): Pick<BarLayout, 'roundabout' | 'refusal'> {
  return { roundabout: cells.length > 1 ? at(cells, 0) : null, refusal: at(cells, cells.length - 1) };
}
