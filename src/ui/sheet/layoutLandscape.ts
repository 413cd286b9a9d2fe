import { at } from '../../rules/at';
import type { SheetDef } from '../../rules/types';
import { bottomOf, type Box, grid } from './box';
import { heightOf, levelFor, NONE } from './ladder';
import {
  lowPanel,
  panelBands,
  type PanelBar,
  type PanelBoxes,
  type PanelRows,
  type PanelSizes,
  phonePanel,
  placePanel,
} from './layoutPanel';
import { placeSheet, sheetBands, type SheetParts, type SheetSizes } from './layoutSheet';
import { beside, splitSides } from './layoutSides';
import type { GameLayout, TrackStyle, View, Wishes } from './layoutTypes';

const SHEET: SheetSizes = {
  plans: [44, 46, 50, 60],
  sign: [16, 20, 22, 24, 24, 28],
  lot: [56, 62, 72, 96, 96, 120],
  road: [10, 12, 13, 15, 15, 18],
  gap: [1, 2, 3, 5, 5, 10],
  chips: [38, 42, 48, 48, 56],
};

const PANEL: PanelSizes = {
  header: [44, 44, 48],
  plans: [46, 46, 50, 60, 70],
  say: [38, 40, 42, 46],
  tile: [44, 44, 46, 54, 64],
  tools: NONE,
  key: [44, 44, 47, 54, 62],
  buttons: NONE,
  gap: [1, 3, 4, 8, 12],
};

/** A way to furnish the panel. */
interface Panel {
  readonly rows: PanelRows;
  readonly least: number; // px wide: its columns of 44
  readonly furnish: (boxes: PanelBoxes, wishes: Wishes) => PanelBar;
}

const ROWS: PanelRows = { header: 1, plans: 1, say: 1, tile: 2, tools: 0, key: 3, buttons: 0 };
const USUAL: Panel = { rows: ROWS, least: 5 * 44, furnish: phonePanel };
const LOW: Panel = { rows: { ...ROWS, tile: 1 }, least: 6 * 44, furnish: lowPanel };
const BARE: Panel = { rows: { ...ROWS, plans: 0 }, least: 5 * 44, furnish: phonePanel };

const MARGIN = 10;
const SEAM = 20;
const WIDEST_PANEL = 300;
const STRIP = 44;
/** The low panel costs a column; below twelve cells of 36 the plans rather move to the sheet. */
const LOW_FROM = 12 * 36 + LOW.least + SEAM + 2 * MARGIN;
/** A second row of chips must not cost the lots their height. */
const ROOMY = 2;

/** A phone on its side, or a low window: everything but streets and tracks is in the panel. */
export function landscapeLayout(def: SheetDef, view: View, wishes: Wishes): GameLayout {
  const top = view.insets.top;
  const room = view.height - top - view.insets.bottom;
  const panel = furnishing(view.width - view.insets.left - view.insets.right, room, wishes);
  const bands = panelBands(panel.rows, PANEL);
  const tall = Math.max(room, heightOf(bands, 0));
  const height = view.height - room + tall;
  const cells = Math.max(...def.streets.map(({ houses }) => houses));
  const widths = { least: panel.least, most: Math.max(WIDEST_PANEL, view.width * 0.3) };
  const sides = splitSides(view, { margin: MARGIN, cells, seam: SEAM, panel: widths }, wishes.leftHanded);
  const boxes = placePanel(column(sides.panel, top, tall), panel.rows, {
    sizes: PANEL,
    level: levelFor(bands, tall) ?? 0,
  });
  const strip = wishes.strip ? column(sides.sheet, top, STRIP) : null;
  const first = strip === null ? top : bottomOf(strip);
  const left = top + tall - first;
  const { parts, level } = settle(def, wishes, { room: left, plansHere: panel.rows.plans === 0 });
  const placed = placeSheet(parts, column(sides.sheet, first, left), level);
  return {
    form: 'landscape',
    width: view.width,
    height,
    header: boxes.header,
    plansIn: parts.plansHere ? 'sheet' : 'bar',
    strip,
    sheet: column(beside(sides.ground, view), first, left),
    ...placed,
    plans: parts.plansHere ? placed.plans : grid(boxes.plans, wishes.plans, 1),
    bar: {
      side: wishes.leftHanded ? 'left' : 'right',
      box: column(sides.ground, 0, height),
      ...panel.furnish(boxes, wishes),
    },
  };
}

function column(side: { readonly x: number; readonly width: number }, y: number, height: number): Box {
  return { x: side.x, y, width: side.width, height };
}

/** The first way that fits: plans leave the panel only if nothing else helps. */
function furnishing(width: number, room: number, wishes: Wishes): Panel {
  if (wishes.plans === 0) return BARE;
  const fits = ({ rows }: Panel) => levelFor(panelBands(rows, PANEL), room) !== null;
  if (fits(USUAL)) return USUAL;
  return width >= LOW_FROM && fits(LOW) ? LOW : BARE;
}

function settle(
  def: SheetDef,
  wishes: Wishes,
  { room, plansHere }: { readonly room: number; readonly plansHere: boolean },
): { parts: SheetParts; level: number } {
  const styles: TrackStyle[] = ['rows', 'strip'];
  const tried = styles.map((style) => {
    const parts: SheetParts = { def, wishes, style, sizes: SHEET, plansHere };
    return { parts, level: levelFor(sheetBands(parts), room) };
  });
  const { parts, level } = tried.find((one) => one.level !== null && one.level >= ROOMY) ?? at(tried, 1);
  return { parts, level: level ?? 1 };
}
