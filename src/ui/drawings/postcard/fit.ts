import { textWidth } from '../../sheet/drawings/textWidth';

/** Hundredths of an em of the letters of Oleo Script Bold, without their accents. */
const OLEO: readonly (readonly [number, string])[] = [
  [22, " '"],
  [28, ',.|ijl'],
  [34, '!f:;t'],
  [38, 'I/(rs'],
  [42, '")1?*-cxvzJe'],
  [46, '[]o7'],
  [52, '$38=Sgpy5FLbq'],
  [54, '+2Tadhukn'],
  [57, 'E9CPZ4'],
  [61, '6V#AG_0'],
  [65, 'BXKRw'],
  [68, 'QYDON'],
  [71, 'HU'],
  [80, '&m'],
  [92, '@%W'],
  [100, 'M'],
];
const OTHER = 75; // ligatures and letters of other scripts
const ACCENTS = /\p{M}/gu;

/** About how wide a title in Oleo Script gets: SVG cannot be asked before it is drawn. */
export function titleWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text.normalize('NFD').replace(ACCENTS, ''))
    width += OLEO.find(([, letters]) => letters.includes(letter))?.[0] ?? OTHER;
  return (width * size) / 100;
}

export interface Title {
  readonly lines: readonly string[];
  readonly size: number;
}

const LARGEST = 190;
const LARGEST_OF_TWO = 112;
const SINGLE = 120; // below that a name with two words is larger on two lines

/** The name of a town as large as the card allows, on two lines where it is long. */
export function fitTitle(town: string, width: number): Title {
  const sizeOf = (lines: readonly string[], most: number) =>
    Math.min(most, ...lines.map((line) => width / Math.max(0.1, titleWidth(line, 1))));
  const one: Title = { lines: [town], size: sizeOf([town], LARGEST) };
  if (one.size >= SINGLE) return one;
  const words = town.split(' ');
  const two = words.slice(1).map((_, index): Title => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, size: sizeOf(lines, LARGEST_OF_TWO) };
  });
  // The break that leaves the shorter of the two longest lines; a single long word stays as it is.
  const longest = ({ lines }: Title) => Math.max(...lines.map((line) => titleWidth(line, 1)));
  return two.reduce((best, next) => (longest(next) < longest(best) ? next : best), one);
}

/** The largest size, up to the one wished for, in which words of Nunito keep within a width. */
export function fitWords(text: string, size: number, width: number): number {
  return Math.min(size, width / Math.max(0.1, textWidth(text, 1)));
}
