import { bottomOf, type Box, clamp } from '../box';

/** The bands of a card from the top: number, effect, foot. */
export interface CardBands {
  readonly number: Box;
  readonly effect: Box;
  readonly foot: Box; // without height where there is none
}

const ROUND = 12;

/** How a card shares its height; the halves are touch areas too. */
export function bands(box: Box, footed: boolean): CardBands {
  const foot = footed ? clamp(20, box.height * 0.14, 30) : 0;
  const effect = clamp(44, (box.height - foot) * 0.4, 74);
  const number = { ...box, height: box.height - foot - effect };
  const middle = { ...box, y: bottomOf(number), height: effect };
  return { number, effect: middle, foot: { ...box, y: bottomOf(middle), height: foot } };
}

export function topRound({ x, y, width, height }: Box): string {
  const r = Math.min(ROUND, height);
  return `M${x} ${y + height}V${y + r}a${r} ${r} 0 0 1 ${r} ${-r}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}V${y + height}z`;
}

export function bottomRound({ x, y, width, height }: Box): string {
  const r = Math.min(ROUND, height);
  return `M${x} ${y}h${width}v${height - r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}z`;
}

interface Gable {
  readonly wall: string;
  readonly roof: string;
  readonly plate: { readonly y: number; readonly size: number }; // where the number stands
}

/** A gabled house that fills the upper band: its wall, and the roof over it. */
export function gable({ x, y, width, height }: Box): Gable {
  const half = Math.min(width * 0.43, height * 0.6, 84);
  const middle = x + width / 2;
  const tall = Math.min(height * 0.84, half * 2.1);
  const top = y + height * 0.52 - tall / 2;
  const eaves = top + tall * 0.32;
  const foot = top + tall;
  const inner = half * 0.84;
  const wall = `M${middle - inner} ${eaves}V${foot}H${middle + inner}V${eaves}z`;
  const roof = `M${middle - half} ${eaves + 3}L${middle} ${top}L${middle + half} ${eaves + 3}z`;
  return {
    wall,
    roof,
    plate: { y: (eaves + foot) / 2 + 1, size: Math.min((foot - eaves) * 0.78, half * 1.1) },
  };
}
