import fc from 'fast-check';

import type { BoxContent } from '../../src/game/boxItem';
import { fromBase64Url, toBase64Url } from '../../src/game/codec/base64url';
import { parseShareCode, printShareCode } from '../../src/game/codec/shareCode';
import { EDITIONS } from '../../src/editions';

const PLAN: BoxContent = {
  kind: 'plan',
  name: '',
  body: {
    card: { stack: 'B', goal: { kind: 'estates', sizes: [2, 5] }, first: 7, later: 3 },
    advanced: false,
  },
};
const OPPONENT: BoxContent = {
  kind: 'opponent',
  name: 'Zoë 🏠 דוד',
  body: {
    level: 2,
    opponent: {
      validates: [true, false, true],
      park: 1,
      pool: 2,
      temp: 1,
      fence: 1,
      bisHouses: 2,
      upgradeValue: 2,
      level0Places: null,
    },
  },
};
const SHEET: BoxContent = { kind: 'sheet', name: 'Orchard', body: EDITIONS['2018'].sheet };

test('what is shared arrives as it was', () => {
  expect(parseShareCode(printShareCode([PLAN, OPPONENT, SHEET]))).toEqual({
    ok: true,
    value: [PLAN, OPPONENT, SHEET],
  });
});

test('a code is found in a message, line breaks and all', () => {
  const code = printShareCode([PLAN]);
  const message = `Look what I copied:\n${code.slice(0, 40)}\n${code.slice(40)}\nSee you!`;
  expect(parseShareCode(message)).toEqual({ ok: true, value: [PLAN] });
});

const changed = (code: string) => {
  const letter = code[20] === 'A' ? 'B' : 'A';
  return code.slice(0, 20) + letter + code.slice(21);
};

test.each([
  ['no code at all', 'hello', 'noCode'],
  ['a code of another kind', 'picket2.abc.0123456789', 'noCode'],
  ['one letter changed', changed(printShareCode([PLAN])), 'damaged'],
  ['cut short', printShareCode([PLAN]).slice(0, -20), 'noCode'],
  ['endless', `picket1.${'A'.repeat(400_000)}.0123456789`, 'tooLong'],
])('%s is refused', (_what, text, rule) => {
  expect(parseShareCode(text)).toMatchObject({ ok: false, fault: { rule } });
});

/** A code that is whole but holds nonsense: made by the same printer, as a forger would. */
const forged = (body: unknown, kind = 'plan', name = 'x') =>
  printShareCode([JSON.parse(JSON.stringify({ kind, name, body }))]);
const card = (part: object) => ({
  advanced: false,
  card: { stack: 'B', goal: { kind: 'estates', sizes: [2, 5] }, first: 7, later: 3, ...part },
});

test.each([
  ['no estates', forged(card({ goal: { kind: 'estates', sizes: [] } })), 'items[0].body.card.goal.sizes'],
  ['size 7', forged(card({ goal: { kind: 'estates', sizes: [7] } })), 'items[0].body.card.goal.sizes[0]'],
  ['negative points', forged(card({ first: -1 })), 'items[0].body.card.first'],
  ['a sheet without houses', forged(street({ houses: 0 }), 'sheet'), 'items[0].body.streets[0].houses'],
  ['a pool outside the street', forged(street({ pools: [11] }), 'sheet'), 'items[0].body.streets[0]'],
  ['a name of forty characters', forged(SHEET.body, 'sheet', 'n'.repeat(40)), 'items[0].name'],
  ['an unknown kind', forged({}, 'town'), 'items[0].kind'],
])('%s is refused, and it says where', (_what, code, path) => {
  expect(parseShareCode(code)).toMatchObject({ ok: false, fault: { path } });
});

function street(part: object) {
  const [first, ...others] = EDITIONS['2018'].sheet.streets;
  return { ...EDITIONS['2018'].sheet, streets: [{ ...first, ...part }, ...others] };
}

test('a name from outside is cleaned like one typed', () => {
  const parsed = parseShareCode(forged(SHEET.body, 'sheet', ' Or\u202Echard\u0007 '));
  expect(parsed).toMatchObject({ ok: true, value: [{ name: 'Orchard' }] });
});

test('base64url goes there and back for any bytes', () => {
  const bytes = fc.uint8Array().map((list) => String.fromCharCode(...list));
  fc.assert(fc.property(bytes, (text) => fromBase64Url(toBase64Url(text)) === text));
});
