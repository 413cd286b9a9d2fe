import type { Effect } from '../rules/types';

/** How many cards show a number (1–15, row by row) with each effect behind it, in this order of columns. */
export const DECK_COLUMNS = [
  'fence',
  'upgrade',
  'park',
  'pool',
  'temp',
  'bis',
] as const satisfies readonly Effect[];

export type DeckRows = readonly (readonly [number, number, number, number, number, number])[];

export const DECK_2018: DeckRows = [
  [1, 1, 1, 0, 0, 0],
  [1, 1, 1, 0, 0, 0],
  [1, 0, 0, 1, 1, 1],
  [0, 1, 1, 1, 1, 1],
  [2, 2, 2, 0, 0, 0],
  [2, 1, 1, 1, 1, 1],
  [1, 2, 2, 1, 1, 1],
  [2, 2, 2, 1, 1, 1],
  [1, 2, 2, 1, 1, 1],
  [2, 1, 1, 1, 1, 1],
  [2, 2, 2, 0, 0, 0],
  [0, 1, 1, 1, 1, 1],
  [1, 0, 0, 1, 1, 1],
  [1, 1, 1, 0, 0, 0],
  [1, 1, 1, 0, 0, 0],
];

export const DECK_2023: DeckRows = [
  [1, 1, 0, 0, 0, 0],
  [1, 0, 1, 0, 0, 0],
  [0, 0, 0, 1, 1, 1],
  [0, 1, 1, 0, 1, 1],
  [2, 2, 1, 0, 0, 0],
  [1, 1, 1, 1, 1, 1],
  [1, 2, 2, 1, 0, 0],
  [2, 0, 2, 1, 1, 1],
  [1, 2, 2, 1, 0, 0],
  [1, 1, 1, 1, 1, 1],
  [2, 2, 1, 0, 0, 0],
  [0, 1, 1, 0, 1, 1],
  [0, 0, 0, 1, 1, 1],
  [1, 0, 1, 0, 0, 0],
  [1, 1, 0, 0, 0, 0],
];
