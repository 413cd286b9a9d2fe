import type { SheetDef } from '../../rules/types';
import { bottomOf, type Box, grid, outward } from './box';
import { type Band, type Ladder, size } from './ladder';
import { paperHeights, paperTracks } from './layoutPaper';
import { type StreetBands, streetLayout } from './layoutStreets';
import { CHIP_ROWS, chipTracks } from './layoutTracks';
import type { GameLayout, TrackStyle, Wishes } from './layoutTypes';

export interface SheetSizes {
  readonly plans: Ladder; // a row of cards
  readonly sign: Ladder;
  readonly lot: Ladder;
  readonly road: Ladder;
  readonly gap: Ladder; // above, between and below the parts
  readonly chips: Ladder; // one row of them
}

/** What the scrolling part of the screen is made of. */
export interface SheetParts {
  readonly def: SheetDef;
  readonly wishes: Wishes;
  readonly sizes: SheetSizes;
  readonly style: TrackStyle;
  readonly plansHere: boolean;
}

type Placed = Pick<GameLayout, 'plans' | 'streets' | 'tracks' | 'sheetHeight'>;

/** Room that no ladder wants opens the gaps, but a street must not lose sight of the next. */
const WIDEST_GAP = 36;

export function sheetBands(parts: SheetParts): Band[] {
  const streets = parts.def.streets.length;
  const { sign, lot, road, gap } = parts.sizes;
  return [
    { count: planRows(parts), sizes: parts.sizes.plans },
    { count: streets, sizes: sign },
    { count: streets, sizes: lot },
    { count: streets, sizes: road },
    { count: trackRows(parts), sizes: trackSizes(parts) },
    { count: gaps(parts), sizes: gap },
  ];
}

/** Plans, streets and tracks, one below the other; `column` is the window without its side margins. */
export function placeSheet(parts: SheetParts, column: Box, level: number): Placed {
  const { def, wishes, sizes } = parts;
  const height = (ladder: Ladder) => size(ladder, level);
  const bands = { sign: height(sizes.sign), lot: height(sizes.lot), road: height(sizes.road) };
  const plansHeight = planRows(parts) * height(sizes.plans);
  const tracksHeight = trackRows(parts) * height(trackSizes(parts));
  const used = plansHeight + def.streets.length * streetHeight(bands) + tracksHeight;
  const gap = Math.max(height(sizes.gap), Math.min(WIDEST_GAP, (column.height - used) / gaps(parts)));
  const spare = column.height - used - gaps(parts) * gap;

  const part = (y: number, tall: number): Box => ({ ...column, y, height: tall });
  const plans = part(column.y + gap + Math.max(0, spare / 2), plansHeight);
  const first = bottomOf(plans) + planRows(parts) * gap;
  const streets = def.streets.map((street, i) =>
    streetLayout(street, part(first + i * (streetHeight(bands) + gap), streetHeight(bands)), bands),
  );
  const ground = part(first + streets.length * (streetHeight(bands) + gap), tracksHeight);
  const tracks = placeTracks(parts, outward(ground));
  return {
    plans: planRows(parts) ? grid(outward(plans), wishes.plans, 1) : [],
    streets,
    tracks,
    sheetHeight: Math.max(column.height, bottomOf(ground) + gap - column.y),
  };
}

function placeTracks({ def, wishes, style }: SheetParts, box: Box) {
  return style === 'full'
    ? paperTracks(def, box, wishes.roundabouts)
    : chipTracks(style, box, wishes.roundabouts);
}

function streetHeight({ sign, lot, road }: StreetBands): number {
  return sign + lot + road;
}

function planRows({ plansHere, wishes }: SheetParts): number {
  return plansHere && wishes.plans > 0 ? 1 : 0;
}

function trackRows({ style }: SheetParts): number {
  return style === 'full' ? 1 : CHIP_ROWS[style];
}

function trackSizes({ style, def, sizes }: SheetParts): Ladder {
  return style === 'full' ? paperHeights(def) : sizes.chips;
}

function gaps(parts: SheetParts): number {
  return planRows(parts) + parts.def.streets.length + 2;
}
