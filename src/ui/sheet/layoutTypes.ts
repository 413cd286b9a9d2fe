import type { Box } from './box';

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface View {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets; // notch, status bar, home bar: grounds may lie there, targets may not
}

export interface Wishes {
  readonly roundabouts: boolean; // advanced play (R6)
  readonly plans: number;
  readonly leftHanded: boolean;
  readonly strip?: boolean; // a band for whom or what one plays against (R9, R11)
  readonly dealt?: boolean; // the app deals: three cards in the place of keypad and effects (R2.6)
}

/** wide: everything as on paper (tablet, desktop) */
export type Form = 'portrait' | 'landscape' | 'wide';

export interface StreetLayout {
  readonly box: Box;
  readonly sign: Box; // room for the name plate, from the left to the first tree
  readonly lot: Box;
  readonly road: Box;
  readonly houses: readonly Box[]; // cell × lot: exactly the touch area of a house
  readonly fences: readonly Box[]; // touch areas of places 1…n−1: one cell wide, centred on the border
  readonly parks: readonly Box[]; // one per value of the park track, beside the sign, right-aligned
}

export const TRACK_STYLES = ['strip', 'rows', 'full'] as const;
/** strip: one row of chips · rows: upgrades above, the other tracks below · full: every printed box */
export type TrackStyle = (typeof TRACK_STYLES)[number];

export interface TrackBoxes {
  readonly upgrades: readonly (readonly Box[])[];
  readonly pools: readonly Box[];
  readonly temps: readonly Box[];
  readonly bis: readonly Box[];
  readonly roundabouts: readonly Box[]; // empty in basic games
  readonly refusals: readonly Box[];
}

export interface TracksLayout {
  readonly style: TrackStyle;
  readonly box: Box;
  readonly upgrades: readonly Box[]; // six columns; in a strip they replace its chips during the upgrade step
  readonly upgradeChip: Box | null; // strip only: one chip for all upgrades
  readonly pools: Box;
  readonly temps: Box;
  readonly bis: Box;
  readonly roundabouts: Box | null;
  readonly refusals: Box;
  readonly boxes: TrackBoxes | null; // full only: each printed box, the last value (R1.3) included
}

export interface BarLayout {
  readonly side: 'bottom' | 'left' | 'right'; // the edge of the view it stands on
  readonly box: Box; // its ground, to the edge of the view; at the side it may carry header and plans too
  readonly say: Box; // sentence, and the buttons unless they have their own row
  readonly buttons: Box; // Skip and Done: the thumb's end of `say`, or a row below the keypad (wide, at the side)
  readonly effects: readonly Box[]; // in the order of EFFECTS; none where the app deals
  readonly roundabout: Box | null;
  readonly refusal: Box;
  readonly keys: readonly Box[]; // 1–15; none where the app deals
  readonly cards: readonly Box[]; // three where the app deals, instead of effects and keys
}

/**
 * Where everything stands on the game screen. One convention for all forms:
 *
 * - Every box is in screen coordinates, as things stand before anybody scrolls.
 * - `sheet` is a window of the screen. Streets and tracks live in it, plans too if `plansIn` is 'sheet'. Its content starts
 *   at the window's top left and is `sheetHeight` tall; only if that exceeds `sheet.height` does it scroll, up and down.
 *   Inside a scroll view laid on `sheet`, take `sheet.x` and `sheet.y` off each box.
 * - Header and bar never move. Only in a view too small even for them is `height` more than the view has: the page scrolls.
 * - Boxes of plans, chips, columns, tiles and keys are touch areas and abut; paint their `face` (see box.ts).
 */
export interface GameLayout {
  readonly form: Form;
  readonly width: number;
  readonly height: number;
  readonly header: Box;
  readonly strip: Box | null; // above the sheet, never scrolls
  readonly plans: readonly Box[];
  readonly plansIn: 'sheet' | 'bar';
  readonly sheet: Box;
  readonly sheetHeight: number;
  readonly streets: readonly StreetLayout[];
  readonly tracks: TracksLayout;
  readonly bar: BarLayout;
}
