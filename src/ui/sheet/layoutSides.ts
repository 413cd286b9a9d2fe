import { type Box, clamp, FACE } from './box';
import type { View } from './layoutTypes';

/** Left and right end of what may be read and touched: within the insets, and never at the very edge. */
export function safeSides({ width, insets }: View, margin: number): { left: number; right: number } {
  return { left: Math.max(insets.left, margin), right: width - Math.max(insets.right, margin) };
}

/** How sheet and panel share the width. */
export interface Split {
  readonly margin: number;
  readonly cells: number; // houses of the longest street: each gets a target of 44 before the panel grows
  readonly seam: number; // between sheet and panel, half of it on the panel's ground
  readonly panel: { readonly least: number; readonly most: number };
}

const TARGET = 44;
/** Next to a notch even the seam is given up for the targets. */
const NARROWEST_SEAM = 2 * FACE;

export interface Sides {
  readonly sheet: { readonly x: number; readonly width: number };
  readonly panel: { readonly x: number; readonly width: number };
  readonly ground: { readonly x: number; readonly width: number }; // under the panel, to the edge of the view
}

/** The panel stands on the side of the writing hand, its faces on the margin. */
export function splitSides(view: View, split: Split, leftHanded: boolean): Sides {
  const { left, right } = safeSides(view, split.margin);
  const room = right - left + FACE;
  const spare = room - split.cells * TARGET - split.panel.least;
  const seam = spare < NARROWEST_SEAM ? split.seam : Math.min(spare, split.seam);
  const panelWidth = clamp(split.panel.least, room - seam - split.cells * TARGET, split.panel.most);
  const width = room - seam - panelWidth;
  const panel = { x: leftHanded ? left - FACE : right + FACE - panelWidth, width: panelWidth };
  const sheet = { x: leftHanded ? right - width : left, width };
  const inner = leftHanded ? sheet.x - seam / 2 : sheet.x + width + seam / 2;
  return {
    sheet,
    panel,
    ground: leftHanded ? { x: 0, width: inner } : { x: inner, width: view.width - inner },
  };
}

/** The sheet's window: all that the panel's ground leaves. */
export function beside(ground: Sides['ground'], view: View): Pick<Box, 'x' | 'width'> {
  return { x: ground.x === 0 ? ground.width : 0, width: view.width - ground.width };
}
