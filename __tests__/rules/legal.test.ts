import { gaps } from '../../src/rules/gaps';
import {
  cardNumbers,
  claimChoice,
  claimChoices,
  effectChoices,
  legalBis,
  legalFences,
  legalHouses,
  legalNumbers,
  legalRanges,
  legalRoundabouts,
  legalUpgrades,
  legalWrites,
  roundaboutChoices,
} from '../../src/rules/legal';
import { formatEvent } from '../../src/game/transcript';
import type { GameEvent } from '../../src/rules/events';
import { gameOf, played, setupOf, sheetOf, street, type Given } from './support';

const FULL = ['0 1 2 3 4 5 6 7 8 9', '0 1 2 3 4 5 6 7 8 9 10', '0 1 2 3 4 5 6 7 8 9 10 11'];
/** Only the first street has room. */
const one = (first: string): Given => ({ streets: [first, ...FULL.slice(1)] });
const text = (events: readonly GameEvent[]) => events.map(formatEvent);

test('R3.2 gaps are hemmed in by numbers, roundabouts and ends', () => {
  expect(gaps(street('_ 5 _ _ 9 R _ 8'))).toEqual([
    { first: 1, last: 1, above: -1, below: 5 },
    { first: 3, last: 4, above: 5, below: 9 },
    { first: 7, last: 7, above: -1, below: 8 },
  ]);
  expect(gaps(street('5 R _ R _ _'))).toEqual([
    { first: 3, last: 3, above: -1, below: 18 },
    { first: 5, last: 6, above: -1, below: 18 },
  ]);
  expect(gaps(street('1 2 3'))).toEqual([]);
});

test.each([
  ['a number between two others', 7, ['1/3', '1/4']],
  ['a low one', 4, ['1/1']],
  ['a high one', 10, ['1/6', '1/7', '1/8', '1/9', '1/10']],
  ['one that stands there', 5, []],
])('R3 the houses of %s', (_, number, spots) => {
  expect(
    legalHouses(sheetOf(one('_ 5 _ _ 9 _ _ _ _ _')), number).map(({ street: s, house }) => `${s}/${house}`),
  ).toEqual(spots);
});

test('R3 houses of every street', () => {
  const sheet = sheetOf({ streets: [...FULL.slice(0, 2), '0 1 2 3 4 5 6 7 8 9 10 _'] });
  expect(legalHouses(sheet, 11)).toEqual([{ street: 3, house: 12 }]);
});

test('all numbers a house could take', () => {
  const sheet = sheetOf(one('_ 5 _ _ 9 _ R _ _ 3'));
  expect(legalNumbers(sheet, { street: 1, house: 1 })).toEqual([0, 1, 2, 3, 4]);
  expect(legalNumbers(sheet, { street: 1, house: 4 })).toEqual([6, 7, 8]);
  expect(legalNumbers(sheet, { street: 1, house: 6 })).toEqual([10, 11, 12, 13, 14, 15, 16, 17]);
  expect(legalNumbers(sheet, { street: 1, house: 8 })).toEqual([0, 1, 2]);
  for (const house of [2, 7, 0, 11]) expect(legalNumbers(sheet, { street: 1, house })).toEqual([]);
  expect(legalNumbers(sheet, { street: 4, house: 1 })).toEqual([]);
});

test.each([
  ['R4.5 as it is', 8, 'park', [8]],
  ['R4.5 with a temp', 8, 'temp', [6, 7, 8, 9, 10]],
  ['R4.5 not below 0', 1, 'temp', [0, 1, 2, 3]],
  ['R4.5 as high as 17', 15, 'temp', [13, 14, 15, 16, 17]],
] as const)('%s', (_, card, effect, numbers) => {
  expect(cardNumbers(card, effect)).toEqual(numbers);
});

test('R4.5 where a card can be written, shifts included', () => {
  const sheet = sheetOf(one('4 5 _ _ 9 10 11 12 13 14'));
  expect(text(legalWrites(sheet, 8, 'park'))).toEqual(['write 8 park 1/3', 'write 8 park 1/4']);
  expect(text(legalWrites(sheet, 8, 'temp'))).toEqual([
    'write 8 temp 1/3 =6',
    'write 8 temp 1/4 =6',
    'write 8 temp 1/3 =7',
    'write 8 temp 1/4 =7',
    'write 8 temp 1/3',
    'write 8 temp 1/4',
  ]);
  expect(legalRanges(sheet, 8, 'park')).toEqual([{ street: 1, first: 3, last: 4, number: 8 }]);
  expect(legalWrites(sheet, 4, 'park')).toEqual([]);
});

test.each([
  ['R4.1 free places', '2018', '1 | 2 3! 4! 5 | 6 | 7 | 8 | 9 _', ['fence 1/2', 'fence 1/4', 'fence 1/9']],
  ['R4.2 2018', '2018', '1 1b | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9', []],
  ['R4.2 2023', '2023', '1 1b | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9', ['fence 1/1']],
] as const)('%s', (_, edition, first, expected) => {
  const closed = FULL.slice(1).map((row) => row.replaceAll(' ', ' | '));
  expect(text(legalFences(sheetOf({ streets: [first, ...closed] }), setupOf({ edition }).rules))).toEqual(
    expected,
  );
});

test('R4.1 fences of the last street, up to its last place', () => {
  const streets = [
    ...FULL.slice(0, 2).map((row) => row.replaceAll(' ', ' | ')),
    '0 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 11',
  ];
  expect(text(legalFences(sheetOf({ streets }), setupOf({}).rules))).toEqual(['fence 3/1', 'fence 3/11']);
});

test('R4.3 columns with a box left', () => {
  expect(legalUpgrades(sheetOf({ ticks: { upgrades: [1, 1, 3, 4, 3, 4] } })).map(({ size }) => size)).toEqual(
    [2, 5],
  );
});

test.each([
  ['R4.6 2018', '2018', ['bis 1/1 right', 'bis 1/5 left', 'bis 1/7 right']],
  ['R4.6 2023', '2023', ['bis 1/1 right', 'bis 1/3 left', 'bis 1/3 right', 'bis 1/5 left', 'bis 1/7 right']],
] as const)('%s', (_, edition, expected) => {
  expect(text(legalBis(sheetOf(one('_ 5 | _ | 8 _ R _ 2 3 4')), setupOf({ edition }).rules))).toEqual(
    expected,
  );
});

test('R6.1 empty houses, while a roundabout is left', () => {
  expect(text(legalRoundabouts(sheetOf(one('0 _ 2 R 4 5 6 7 8 _'))))).toEqual([
    'roundabout 1/2',
    'roundabout 1/10',
  ]);
  expect(legalRoundabouts(sheetOf(one('0 R 2 R 4 5 6 7 8 _')))).toEqual([]);
});

test.each<[string, Given, string, string[]]>([
  ['nothing before the number', {}, '', []],
  [
    'nothing after a refusal',
    { streets: [...FULL.slice(0, 2), '0 1 2 3 4 5 6 7 8 9 10 _'] },
    'refusal 1 2 3',
    [],
  ],
  ['a park', {}, 'write 8 park 1/3', ['park']],
  ['no park on a full track', { ticks: { parks: [3, 0, 0] } }, 'write 8 park 1/3', []],
  ['a pool', {}, 'write 8 pool 1/3', ['pool']],
  ['no pool where none is drawn', {}, 'write 8 pool 1/4', []],
  ['a temp', {}, 'write 8 temp 1/3', ['temp']],
  ['upgrades', { ticks: { upgrades: [1, 2, 3, 4, 4, 3] } }, 'write 8 upgrade 1/3', ['upgrade 6']],
  ['a bis', one('_ 2 3 4 _ 6 7 8 9 10'), 'write 5 bis 1/5', ['bis 1/1 right']],
  ['once', {}, 'write 8 park 1/3; park', []],
  [
    'not after a plan',
    { goals: [{ kind: 'temps', count: 1 }], ticks: { temps: 1 } },
    'write 8 park 1/3; claim 0',
    [],
  ],
])('R4 choices of the effect: %s', (_, given, play, expected) => {
  expect(text(effectChoices(played(gameOf(given), play)))).toEqual(expected);
});

test('R4.1 fences as choices of the effect', () => {
  const closed = FULL.slice(1).map((row) => row.replaceAll(' ', ' | '));
  const game = gameOf({ streets: ['_ | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 _', ...closed] });
  expect(text(effectChoices(played(game, 'write 1 fence 1/1')))).toEqual(['fence 1/9']);
});

test.each<[string, Given, string, number]>([
  ['in advanced play', { advanced: true, ...one('0 _ 2 3 4 5 6 7 8 _') }, '', 2],
  ['not in basic play', one('0 _ 2 3 4 5 6 7 8 _'), '', 0],
  ['one per turn', { advanced: true, ...one('0 _ 2 3 4 5 6 7 8 _') }, 'roundabout 1/2', 0],
  [
    'not when the game is over',
    { advanced: true, ...one('0 _ 2 3 4 5 6 7 8 _'), ticks: { refusals: 3 } },
    '',
    0,
  ],
])('R6.1 choices of a roundabout: %s', (_, given, play, count) => {
  expect(roundaboutChoices(played(gameOf(given), play))).toHaveLength(count);
});

describe('R5.2 choices of plans', () => {
  const given: Given = {
    streets: ['1 2 | 3 4 | _ _ _ _ _ _'],
    goals: [
      { kind: 'estates', sizes: [2] },
      { kind: 'temps', count: 1 },
      { kind: 'temps', count: 2 },
    ],
    ticks: { temps: 1 },
  };
  const summary = (play: string) =>
    claimChoices(played(gameOf(given), play)).map(({ plan, value, matches }) => [plan, value, matches.count]);

  test('what is met, with its value and its ways', () => {
    expect(summary('write 8 park 2/3')).toEqual([
      [0, 10, 2],
      [1, 11, 1],
    ]);
  });
  test('the later value', () => {
    expect(summary('rivalClaim 0; write 8 park 2/3; write 9 park 2/4')).toEqual([
      [0, 0, 2],
      [1, 11, 1],
    ]);
  });
  test('not before the number, not twice, not while a temp is owed', () => {
    expect(summary('rivalClaim 0')).toEqual([]);
    expect(summary('write 8 park 2/3; claim 1')).toEqual([[0, 10, 2]]);
    expect(summary('write 8 temp 2/3 =9')).toEqual([]);
  });
  test('one plan by itself', () => {
    const game = played(gameOf(given), 'write 8 park 2/3');
    expect(claimChoice(game, 1)?.value).toBe(11);
    expect(claimChoice(game, 2)).toBeNull();
  });
});
