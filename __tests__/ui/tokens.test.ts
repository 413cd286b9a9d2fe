import { DARK, DARK_HIGH, LIGHT, LIGHT_HIGH, type Palette } from '../../src/ui/theme/tokens';
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
  ['paper with more contrast', LIGHT_HIGH],
  ['blueprint with more contrast', DARK_HIGH],
] as const)('%s', (_name, palette) => {
  test.each(TEXT)('text in %s on %s reaches 4.5 : 1', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(SHAPES)('the outline %s on %s reaches 3 : 1', (shape, ground) => {
    expect(contrast(palette[shape], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

test.each([
  ['paper', LIGHT_HIGH],
  ['blueprint', DARK_HIGH],
] as const)('with more contrast, words on %s reach 7 : 1', (_name, palette) => {
  for (const ground of ['background', 'surface'] as const)
    for (const text of ['ink', 'inkSoft', 'primary', 'coral'] as const)
      expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(7);
});
