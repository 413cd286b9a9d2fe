import { cleanName, cleanTyping, nameFault, nameLength, sameName } from '../../src/game/names';

test.each([
  ['plain', 'Mia', 'Mia'],
  ['spaces around and between', '  Mia   Rose ', 'Mia Rose'],
  ['line breaks and tabs', 'Mia\n\tRose', 'Mia Rose'],
  ['control characters', 'M\u0000i\u0007a\u001B[31m', 'Mia[31m'],
  ['marks that reverse the text', 'Mia\u202Etxet\u2066', 'Miatxet'],
  ['what no eye sees', 'M\u200Bi\uFEFFa\u00AD', 'Mia'],
  ['half an emoji', 'Mia\uD83D', 'Mia'],
  ['right to left stays', 'דוד المنزل', 'דוד المنزل'],
  ['a family of emoji stays joined', '👨‍👩‍👧 Home', '👨‍👩‍👧 Home'],
  ['an accent typed apart', 'Zoe\u0308', 'Zoë'],
])('a name with %s', (_what, typed, clean) => {
  expect(cleanName(typed)).toBe(clean);
});

test('while typing, a space at the end is kept: a word may follow', () => {
  expect(cleanTyping('Mia ')).toBe('Mia ');
});

test.each([
  ['Mia', null],
  ['', 'empty'],
  ['   ', 'empty'],
  ['\u200D\uFE0F', 'empty'],
  ['x'.repeat(24), null],
  ['x'.repeat(25), 'tooLong'],
  ['A name of forty characters, and no shorter', 'tooLong'],
  ['👨‍👩‍👧'.repeat(24), null],
] as const)('%p: %p', (typed, fault) => {
  expect(nameFault(typed)).toBe(fault);
});

test('length is what a reader counts', () => {
  expect(nameLength('Zoë')).toBe(3);
  expect(nameLength('👨‍👩‍👧👍🏽')).toBe(2);
});

test('two names a table could not tell apart', () => {
  expect(sameName('Aïcha', ' aicha ')).toBe(true);
  expect(sameName('Mia', 'Mina')).toBe(false);
});
