import { isCode, newCode, shownCode, typedCode } from '../../src/game/dealCode';
import { randomFrom } from '../../src/rules/random';

test('a new code has six digits, and chance decides which', () => {
  const codes = ['a', 'b', 'c'].map((seed) => newCode(randomFrom(seed)));
  expect(codes.every(isCode)).toBe(true);
  expect(new Set(codes).size).toBe(3);
});

test.each([
  ['482 915', '482915'],
  ['482-915', '482915'],
  [' 4 8 2 9 1 5 ', '482915'],
  ['482915 7', '482915'],
  ['48', '48'],
  ['four', ''],
])('typed "%s" is %s', (text, code) => {
  expect(typedCode(text)).toBe(code);
});

test.each([
  ['482915', '482 915'],
  ['48', '48'],
  ['lark', 'lark'],
])('%s is shown as "%s"', (code, shown) => {
  expect(shownCode(code)).toBe(shown);
});
