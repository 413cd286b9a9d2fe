import { LIGHT } from '../../theme/tokens';
import { PAPER } from '../../theme/sheetColours';

/** A postcard is printed: one set of inks, whatever the theme of the app. */
export const PAINT = {
  paper: LIGHT.background,
  cream: LIGHT.surface,
  ink: LIGHT.ink,
  soft: LIGHT.inkSoft,
  line: LIGHT.line,
  coral: '#C9432B',
  teal: LIGHT.primary,
  tealPale: LIGHT.primaryTint,
  mustard: LIGHT.mustard,
  mustardPale: '#F9E8C4',
  sky: '#D5ECF2',
  ray: '#E6F4F6',
  fields: ['#DDEACB', '#D0E4BD', '#C4DCAF'],
  lot: '#BAD9A7',
  road: '#D9CDB4',
  leaf: PAPER.tree,
  water: PAPER.water,
  hand: PAPER.hand,
  emptyLine: '#A5946B',
  hue: PAPER.hue,
  tint: PAPER.tint,
} as const;

export const roofPaint = (row: number): string =>
  [PAINT.coral, PAINT.teal, PAINT.mustard][row % 3] ?? PAINT.coral;
export const fieldPaint = (row: number): string => PAINT.fields[row % PAINT.fields.length] ?? PAINT.lot;
