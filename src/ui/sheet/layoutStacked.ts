import { at } from '../../rules/at';
import type { SheetDef } from '../../rules/types';
import { below, bottomOf, clamp, outward } from './box';
import { type Band, heightOf, type Ladder, levelFor, NONE, size } from './ladder';
import { type BarSizes, bottomBar, bottomBarBands } from './layoutBar';
import { placeSheet, sheetBands, type SheetParts, type SheetSizes } from './layoutSheet';
import { safeSides } from './layoutSides';
import type { Form, GameLayout, TrackStyle, View, Wishes } from './layoutTypes';

/** One column: header, sheet, turn controls at the bottom where the thumbs are. */
interface Stacked {
  readonly form: Form;
  readonly styles: readonly TrackStyle[]; // the best first
  readonly header: Ladder;
  readonly strip: Ladder;
  readonly sheet: SheetSizes;
  readonly bar: BarSizes;
  readonly margin: (width: number) => number;
}

/** Rungs: least · 360 × 640 · 390 × 844 · lots at their tallest · chips at their tallest · to spare. */
const PHONE: Stacked = {
  form: 'portrait',
  styles: ['rows', 'strip'],
  header: [42, 44, 48, 48, 48, 52],
  strip: [44, 44, 48, 48, 48, 54],
  sheet: {
    plans: [42, 48, 64, 64, 64, 76],
    sign: [16, 20, 23, 23, 23, 28],
    lot: [56, 66, 72, 90],
    road: [10, 12, 14, 14, 14, 18],
    gap: [1, 2, 4, 4, 4, 8],
    chips: [37, 41, 47, 47, 56],
  },
  bar: {
    pad: [2, 4, 6, 6, 6, 9],
    say: [34, 38, 42, 42, 42, 48],
    tile: [44, 48, 54, 54, 54, 62],
    key: [44, 46, 48, 48, 48, 60],
  },
  margin: (width) => clamp(5, width / 10 - 27, 12),
};

const TABLET: Stacked = {
  form: 'wide',
  styles: ['full'],
  header: [52, 56, 60, 64],
  strip: [48, 52, 56, 60],
  sheet: {
    plans: [52, 60, 70, 76],
    sign: [20, 25, 32, 34, 36],
    lot: [56, 76, 112, 132, 160, 200],
    road: [12, 14, 18, 20],
    gap: [2, 4, 8, 10],
    chips: NONE, // all boxes are printed
  },
  bar: { pad: [4, 6, 8, 10], say: [44, 46, 50, 52], tile: [48, 52, 60, 64, 70], key: [48, 50, 56, 60, 66] },
  margin: () => 20,
};

/** A finger's breadth of the sheet is in sight however low the window: below that, the page scrolls. */
const LOWEST_WINDOW = 96;
/** Two rows of chips are worth having once the lots are as tall as on a small phone. */
const COMFORTABLE = 1;

export function phoneLayout(def: SheetDef, view: View, wishes: Wishes): GameLayout {
  return stackedLayout(def, wishes, { view, stacked: PHONE });
}

export function uprightLayout(def: SheetDef, view: View, wishes: Wishes): GameLayout {
  return stackedLayout(def, wishes, { view, stacked: TABLET });
}

function stackedLayout(
  def: SheetDef,
  wishes: Wishes,
  { view, stacked }: { readonly view: View; readonly stacked: Stacked },
): GameLayout {
  const { insets, width } = view;
  const frame: Band[] = [
    { count: 1, sizes: stacked.header },
    { count: wishes.strip ? 1 : 0, sizes: stacked.strip },
    ...bottomBarBands(stacked.bar),
  ];
  const foot = Math.max(insets.bottom, size(stacked.bar.pad, 0));
  const { parts, level } = settle(def, wishes, { stacked, frame, room: view.height - insets.top - foot });
  const height = Math.max(view.height, insets.top + heightOf(frame, level ?? 0) + LOWEST_WINDOW + foot);
  const { left, right } = safeSides(view, stacked.margin(width));
  const column = { x: left, width: right - left };
  const header = { ...column, y: insets.top, height: size(stacked.header, level ?? 0) };
  const strip = wishes.strip ? below(header, size(stacked.strip, level ?? 0)) : null;
  const top = bottomOf(strip ?? header);
  const barHeight = heightOf(bottomBarBands(stacked.bar), level ?? 0) + foot;
  const ground = { x: 0, y: height - barHeight, width, height: barHeight };
  const sheet = { x: 0, y: top, width, height: ground.y - top };
  const window = { ...column, y: sheet.y, height: sheet.height };
  const rows = outward({ ...column, y: ground.y, height: barHeight - foot });
  return {
    form: stacked.form,
    width,
    height,
    header,
    strip,
    plansIn: 'sheet',
    sheet,
    // what scrolls anyway need not be cramped
    ...placeSheet(parts, window, level ?? COMFORTABLE),
    bar: bottomBar({ ground, rows }, { sizes: stacked.bar, level: level ?? 0 }, wishes),
  };
}

/** The best style of tracks that leaves the streets comfortable; the last one takes what there is. */
function settle(
  def: SheetDef,
  wishes: Wishes,
  {
    stacked,
    frame,
    room,
  }: { readonly stacked: Stacked; readonly frame: readonly Band[]; readonly room: number },
): { parts: SheetParts; level: number | null } {
  const tried = stacked.styles.map((style) => {
    const parts: SheetParts = { def, wishes, style, sizes: stacked.sheet, plansHere: true };
    return { parts, level: levelFor([...frame, ...sheetBands(parts)], room) };
  });
  const comfortable = tried.find(({ level }) => level !== null && level >= COMFORTABLE);
  return comfortable ?? at(tried, tried.length - 1);
}
