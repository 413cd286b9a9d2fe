import type { SheetDef } from '../../rules/types';
import { below, bottomOf, type Box, clamp, grid } from './box';
import { type Band, heightOf, type Ladder, levelFor, NONE, size } from './ladder';
import { panelBands, type PanelRows, type PanelSizes, placePanel, widePanel } from './layoutPanel';
import { placeSheet, sheetBands, type SheetParts, type SheetSizes } from './layoutSheet';
import { beside, splitSides } from './layoutSides';
import type { GameLayout, View, Wishes } from './layoutTypes';

const HEADER: Ladder = [48, 52, 62, 66];
const STRIP: Ladder = [44, 48, 54, 58];

const SHEET: SheetSizes = {
  plans: NONE, // they are in the panel
  sign: [20, 24, 32, 34, 36],
  lot: [56, 70, 112, 140, 170, 220],
  road: [12, 14, 18, 20],
  gap: [1, 3, 7, 10],
  chips: NONE, // all boxes are printed
};

const PANEL: PanelSizes = {
  header: NONE,
  plans: [54, 58, 74, 84, 96],
  say: [44, 46, 50, 56],
  tile: [48, 52, 66, 76, 86],
  tools: [44, 46, 52, 58],
  key: [48, 50, 61, 68, 78],
  buttons: [44, 46, 54, 60],
  gap: [2, 4, 12, 16, 22],
};

const MARGIN = 22;
const PANEL_PAD = 16;

/** Tablet on its side and desktop: header, streets and all boxes as on paper, plans and turn controls in the panel. */
export function wideLayout(def: SheetDef, view: View, wishes: Wishes): GameLayout {
  const { insets, width } = view;
  const rows: PanelRows = { header: 0, plans: wishes.plans, say: 1, tile: 2, tools: 1, key: 3, buttons: 1 };
  const bands = panelBands(rows, PANEL);
  const room = Math.max(view.height - insets.top - insets.bottom, heightOf(bands, 0));
  const height = room + insets.top + insets.bottom;
  const most = clamp(236, width * 0.26 - 40, 330);
  const cells = Math.max(...def.streets.map(({ houses }) => houses));
  const panelWidths = { least: most, most };
  const split = { margin: sideMargin(width), cells, seam: MARGIN + PANEL_PAD, panel: panelWidths };
  const sides = splitSides(view, split, wishes.leftHanded);

  const panel: Box = { ...sides.panel, y: insets.top, height: room };
  const boxes = placePanel(panel, rows, { sizes: PANEL, level: levelFor(bands, room) ?? 0 });
  const parts: SheetParts = { def, wishes, style: 'full', sizes: SHEET, plansHere: false };
  const frame: Band[] = [
    { count: 1, sizes: HEADER },
    { count: wishes.strip ? 1 : 0, sizes: STRIP },
  ];
  const level = levelFor([...frame, ...sheetBands(parts)], room);
  const header = { ...sides.sheet, y: insets.top, height: size(HEADER, level ?? 0) };
  const strip = wishes.strip ? below(header, size(STRIP, level ?? 0)) : null;
  const top = bottomOf(strip ?? header);
  const window = { y: top, height: insets.top + room - top };
  return {
    form: 'wide',
    width,
    height,
    header,
    strip,
    plansIn: 'bar',
    sheet: { ...beside(sides.ground, view), ...window },
    ...placeSheet(parts, { ...sides.sheet, ...window }, level ?? 1),
    plans: wishes.plans > 0 ? grid(boxes.plans, 1, wishes.plans) : [],
    bar: {
      side: wishes.leftHanded ? 'left' : 'right',
      box: { ...sides.ground, y: 0, height },
      ...widePanel(boxes, wishes),
    },
  };
}

/** On a very wide screen a street should not be longer than the eye follows. */
function sideMargin(width: number): number {
  return Math.max(MARGIN, (width - 1800) / 2);
}
