/** A rectangle in px, counted from the top left of the view. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The style that puts something into its box. */
export function placed({ x, y, width, height }: Box) {
  return { position: 'absolute', left: x, top: y, width, height } as const;
}

/** Neighbouring targets abut, so no tap falls between two of them; what is painted stands back from the edge. */
export const FACE = 2;

/** The painted part of a key, tile, chip or plan card: 4 px lie between two faces, none between two targets. */
export function face(target: Box): Box {
  return inset(target, FACE, FACE);
}

export function inset(box: Box, x: number, y: number): Box {
  return { x: box.x + x, y: box.y + y, width: box.width - 2 * x, height: box.height - 2 * y };
}

/** A row of targets reaches beyond the margin, so that its faces line up with what stands on the margin. */
export function outward(box: Box): Box {
  return inset(box, -FACE, 0);
}

/** Words in a column of targets line up with the faces. */
export function inward(box: Box): Box {
  return inset(box, FACE, 0);
}

export function rightOf(box: Box): number {
  return box.x + box.width;
}

export function bottomOf(box: Box): number {
  return box.y + box.height;
}

/** As wide as the box, directly under it. */
export function below(box: Box, height: number): Box {
  return { ...box, y: bottomOf(box), height };
}

export function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Equal cells that abut, row by row; they fill the box exactly. */
export function grid(box: Box, columns: number, rows: number): Box[] {
  const width = box.width / columns;
  const height = box.height / rows;
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: box.x + (i % columns) * width,
    y: box.y + Math.floor(i / columns) * height,
    width,
    height,
  }));
}

/** Cuts off the end where the thumb of the writing hand rests; `rest` keeps its reading order. */
export function atThumb(box: Box, width: number, leftHanded: boolean): { thumb: Box; rest: Box } {
  const thumb = { ...box, width, x: leftHanded ? box.x : rightOf(box) - width };
  const rest = { ...box, width: box.width - width, x: leftHanded ? box.x + width : box.x };
  return { thumb, rest };
}
