import { clamp } from './ink';

/** A part of the drawing; a cell is one house wide and one lot high. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

// Shares of a lot's height, from its top.
export const LAWN = 0.52;
export const FLOOR = 0.69; // the foot of the walls
export const FENCE_TOP = 0.2;

/** The house inside its cell: as wide as the street allows, never wider than it is tall. */
export interface HouseBox {
  readonly left: number;
  readonly width: number;
  readonly centre: number;
  readonly top: number;
  readonly height: number;
  readonly base: number;
  readonly stroke: number;
}

export function houseBox({ x, y, width, height }: Box): HouseBox {
  const house = Math.min(width * 0.77, height * 0.56);
  const top = y + height * 0.03;
  return {
    left: x + (width - house) / 2,
    width: house,
    centre: x + width / 2,
    top,
    height: height * (FLOOR - 0.03),
    base: y + height * FLOOR,
    stroke: clamp(1.2, width / 24, 1.9),
  };
}

/** The kidney in the yard, between the wall and the kerb. */
export function poolBox({ x, y, width, height }: Box): Box {
  const long = Math.min(width * 0.76, height * 0.42);
  const deep = long * 0.58;
  const yard = height * (1 - FLOOR);
  return {
    x: x + (width - long) / 2,
    y: y + height * FLOOR + (yard - deep) / 2 + 0.5,
    width: long,
    height: deep,
  };
}
