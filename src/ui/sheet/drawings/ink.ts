/** Strokes of the sheet: round ends, as a felt pen leaves them. */
export const ROUND = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Dashes of what is only pencilled: it can still be taken back. */
export const PENCIL_DASH = { strokeDasharray: '3.2 2' } as const;

export const clamp = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** Coordinates with two decimals: exact enough for the eye, short enough for a path. */
const short = (value: number): number => Math.round(value * 100) / 100;

export type Point = readonly [x: number, y: number];

export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** A closed shape through these points. */
export const shape = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;
