import { BLUEPRINT, PAPER, type SheetColours, type Tool } from '../../src/ui/theme/sheetColours';
import { contrast } from './contrast';

type Colour = {
  [K in keyof SheetColours]: SheetColours[K] extends string ? K : never;
}[keyof SheetColours];

const TEXT: [Colour, Colour][] = [
  ['hand', 'wall'],
  ['pencil', 'wall'],
  ['pencil', 'surface'],
  ['primary', 'plainWall'], // the number to come
  ['onSign', 'sign'],
  ['onDisc', 'signDisc'],
  ['ink', 'treeNow'],
  ['ink', 'claimed'],
  ['ink', 'tokenWall'],
  ['ink', 'bar'],
  ['ink', 'litFill'],
  ['inkSoft', 'bar'],
  ['inkSoft', 'claimed'],
  ['onMustard', 'mustard'],
  ['onMustard', 'goldRoof'],
  ['onBubble', 'bubble'],
  ['onPrimary', 'primary'],
];
const LINES: [Colour, Colour][] = [
  ['plainLine', 'background'],
  ['plainLine', 'surface'],
  ['plainLine', 'plainWall'],
  ['pencil', 'background'],
  ['treeEdge', 'background'],
  ['treeEdge', 'treeNow'],
  ['onTree', 'tree'],
  ['waterEdge', 'water'],
  ['waterEdge', 'background'],
  ['lost', 'background'],
  ['ink', 'road'],
  ['ink', 'asphalt'],
  ['ink', 'picket'],
  ['primary', 'litFill'],
  ['primary', 'background'],
  ['goldEdge', 'surface'],
  ['gold', 'surface'],
  ['coral', 'background'],
];
const TOOLS: Tool[] = ['fence', 'upgrade', 'park', 'pool', 'temp', 'bis', 'roundabout', 'refusal'];

describe.each([
  ['paper', PAPER],
  ['blueprint', BLUEPRINT],
] as const)('the sheet on %s', (_name, colours) => {
  test.each(TEXT)('text in %s on %s reaches 4.5 : 1', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(LINES)('line-work in %s on %s reaches 3 : 1', (shape, ground) => {
    expect(contrast(colours[shape], colours[ground])).toBeGreaterThanOrEqual(3);
  });
  test.each(TOOLS)('%s: icon and word are read on its tint, and on its hue when chosen', (tool) => {
    expect(contrast(colours.hue[tool], colours.tint[tool])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.hue[tool], colours.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.ink, colours.tint[tool])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.onHue, colours.hue[tool])).toBeGreaterThanOrEqual(4.5);
  });
});

test.each([
  ['the pool to come', PAPER.hue.pool],
  ['the pencil', PAPER.pencil],
  ['a lit place', PAPER.primary],
  ['ink', PAPER.ink],
])('on paper %s keeps 3 : 1 on either lawn too', (_what, line) => {
  expect(contrast(line, PAPER.lawn)).toBeGreaterThanOrEqual(3);
  expect(contrast(line, PAPER.estate)).toBeGreaterThanOrEqual(3);
});

test('a lost pool stays visible on a plain lawn', () => {
  expect(contrast(PAPER.lost, PAPER.lawn)).toBeGreaterThanOrEqual(3);
});
