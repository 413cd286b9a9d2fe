import { DARK, LIGHT, type Palette } from '../../src/ui/theme/tokens';

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

type Colour = Exclude<keyof Palette, 'dark' | 'shadow' | 'scrim'>;
const TEXT: [Colour, Colour][] = [
  ['ink', 'background'],
  ['ink', 'surface'],
  ['ink', 'well'],
  ['ink', 'primaryTint'],
  ['ink', 'mustardTint'],
  ['ink', 'lawnTint'],
  ['ink', 'poolTint'],
  ['inkSoft', 'background'],
  ['inkSoft', 'surface'],
  ['primary', 'surface'],
  ['primary', 'background'],
  ['onPrimary', 'primary'],
  ['onMustard', 'mustard'],
  ['coral', 'surface'],
  ['coral', 'background'],
];
const SHAPES: [Colour, Colour][] = [
  ['edge', 'surface'],
  ['edge', 'background'],
  ['primary', 'well'],
];

describe.each([
  ['paper', LIGHT],
  ['blueprint', DARK],
] as const)('%s', (_name, palette) => {
  test.each(TEXT)('text in %s on %s reaches 4.5 : 1', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(SHAPES)('the outline %s on %s reaches 3 : 1', (shape, ground) => {
    expect(contrast(palette[shape], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
