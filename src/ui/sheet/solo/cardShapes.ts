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

/** A gabled house that fills the upper band: its wall, and the roof over it. */
export function gable({ x, y, width, height }: Box): { readonly wall: string; readonly roof: string } {
  const half = Math.min(width * 0.4, height * 0.62, 62);
  const middle = x + width / 2;
  const top = y + height * 0.1;
  const eaves = y + height * 0.36;
  const foot = y + height * 0.94;
  const inner = half * 0.84;
  const wall = `M${middle - inner} ${eaves}V${foot}H${middle + inner}V${eaves}z`;
  const roof = `M${middle - half} ${eaves + 3}L${middle} ${top}L${middle + half} ${eaves + 3}z`;
  return { wall, roof };
}
