/** A point of the screen, as the finger sees it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const HOLD = 450; // ms a finger rests before it asks; shorter than the browser's own menu
export const SLIP = 10; // px it may move meanwhile
