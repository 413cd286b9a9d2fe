import { DARK, LIGHT, type Palette } from '../../src/ui/theme/tokens';
import { contrast } from './contrast';

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
