import { apply } from '../../src/rules/apply';
import { endReasons, isOver, planValue } from '../../src/rules/turn';
import type { Play } from '../../src/rules/types';
import { OPPONENT } from './rows/alone';
import { gameOf, played, rows, type Given } from './support';

type Row = readonly [rule: string, given: Given, play: string, first: string];

const STREETS: readonly Row[] = [
  ['R3.1 a number', {}, 'write 8 fence 1/3', '_ _ 8 _ _ _ _ _ _ _'],
  ['R4.5 a shifted number', {}, 'write 8 temp 1/3 =6; temp', '_ _ 6 _ _ _ _ _ _ _'],
  ['R4.1 a fence', {}, 'write 8 fence 1/3; fence 1/3', '_ _ 8 | _ _ _ _ _ _ _'],
  ['R4.6 a bis', {}, 'write 8 bis 1/3; bis 1/4 left', '_ _ 8 8b _ _ _ _ _ _'],
  [
    'R4.6 a bis of a bis, on the left',
    { streets: ['_ 8b 8 _ _ _ _ _ _ _'] },
    'write 9 bis 2/3; bis 1/1 right',
    '8b 8b 8 _ _ _ _ _ _ _',
  ],
  ['R4.6 a bis never builds its pool', {}, 'write 8 bis 1/4; bis 1/3 right', '_ _ 8b 8 _ _ _ _ _ _'],
  ['R4.7 a pool', {}, 'write 8 pool 1/3; pool', '_ _ 8* _ _ _ _ _ _ _'],
  ['R4.7 a pool not built is lost', {}, 'write 8 pool 1/3; endTurn', '_ _ 8 _ _ _ _ _ _ _'],
  ['R4.7 of a shifted number nothing is built', {}, 'write 8 temp 1/3 =9; temp', '_ _ 9 _ _ _ _ _ _ _'],
  ['R6.2 a roundabout with its fences', { advanced: true }, 'roundabout 1/3', '_ _ | R | _ _ _ _ _ _ _'],
  ['R6.2 at the start of a street', { advanced: true }, 'roundabout 1/1', 'R | _ _ _ _ _ _ _ _ _'],
  ['R6.2 at its end', { advanced: true }, 'roundabout 1/10', '_ _ _ _ _ _ _ _ _ | R'],
  [
    'R6.5 beside a fence that stands',
    { advanced: true, streets: ['_ _ | _ _ _ _ _ _ _ _'] },
    'roundabout 1/3',
    '_ _ | R | _ _ _ _ _ _ _',
  ],
  [
    'R5.4 used estates are marked',
    { streets: ['1 2 | 3 4* | 5 6 | _ _ _ _'], goals: [{ kind: 'estates', sizes: [2, 2] }] },
    'write 8 park 2/3; claim 0 1/5-6 1/1-2',
    '1! 2! | 3 4* | 5! 6! | _ _ _ _',
  ],
  [
    'R5.4 pools and bis keep theirs',
    { streets: ['1 2 2b 3 | 5 6 7* | _ _ _'], goals: [{ kind: 'estates', sizes: [3, 4] }] },
    'write 8 park 2/3; claim 0 1/5-7 1/1-4',
    '1! 2! 2b! 3! | 5! 6! 7*! | _ _ _',
  ],
  [
    'R5.6 a whole street is marked',
    { streets: ['0 1 2 3 R 5 6 | 7 8 9'], goals: [{ kind: 'fullStreet', street: 1 }] },
    'write 8 park 2/3; claim 0',
    '0! 1! 2! 3! | R | 5! 6! | 7! 8! 9!',
  ],
  [
    'R5.6 both ends are marked',
    {
      streets: ['1 2 _ _ _ _ _ _ _ 9', '1 _ _ _ _ _ _ _ _ _ 9', '1 _ _ _ _ _ _ _ _ _ _ R'],
      goals: [{ kind: 'streetEnds' }],
    },
    'write 8 park 2/3; claim 0',
    '1! 2 _ _ _ _ _ _ _ 9!',
  ],
  [
    'R5.6 boxes mark nothing',
    { streets: ['1 2 | _ _ _ _ _ _ _ _'], ticks: { temps: 1 }, goals: [{ kind: 'temps', count: 1 }] },
    'write 8 park 2/3; claim 0',
    '1 2 | _ _ _ _ _ _ _ _',
  ],
];

test.each(STREETS)('%s', (_, given, play, first) => {
  expect(rows(played(gameOf(given), play).sheet)[0]).toBe(first);
});

test('R5.6 every street of the ends is marked, a roundabout is not a house', () => {
  const game = gameOf({
    streets: ['1 2 _ _ _ _ _ _ _ 9', '1 _ _ _ _ _ _ _ _ _ 9', '1 _ _ _ _ _ _ _ _ _ _ R'],
    goals: [{ kind: 'streetEnds' }],
  });
  expect(rows(played(game, 'write 8 park 2/3; claim 0').sheet).slice(1)).toEqual([
    '1! _ 8 _ _ _ _ _ _ _ 9!',
    '1! _ _ _ _ _ _ _ _ _ _ | R',
  ]);
});

test.each([
  ['R4.4 a park of the street of the number', 'write 8 park 2/3; park', { parks: [0, 1, 0] }],
  ['R4.3 an upgrade', 'write 8 upgrade 2/3; upgrade 6', { upgrades: [0, 0, 0, 0, 0, 1] }],
  [
    'R4.3 the next box',
    'write 8 upgrade 2/3; upgrade 6; write 9 upgrade 2/4; upgrade 6',
    { upgrades: [0, 0, 0, 0, 0, 2] },
  ],
  ['R4.5 a temp', 'write 8 temp 2/3; temp', { temps: 1 }],
  ['R2.2 a skipped effect does nothing', 'write 8 park 2/3; skip', { parks: [0, 0, 0], temps: 0 }],
])('%s', (_, play, expected) => {
  expect(played(gameOf({}), play).sheet).toMatchObject(expected);
});

test('R1.5 a temp too many ticks nothing', () => {
  expect(played(gameOf({ ticks: { temps: 11 } }), 'write 8 temp 2/3 =9; temp').sheet.temps).toBe(11);
  expect(played(gameOf({ ticks: { temps: 10 } }), 'write 8 temp 2/3 =9; temp').sheet.temps).toBe(11);
});

test('R3.4 a refusal ticks its track and writes nothing', () => {
  const streets = ['0 1 2 3 4 5 6 7 8 9', '0 1 2 3 4 5 6 7 8 9 10', '0 1 2 3 4 5 6 7 8 9 10 _'];
  const { sheet } = played(gameOf({ streets }), 'refusal 1 2 3');
  expect([sheet.refusals, rows(sheet)]).toEqual([1, streets]);
});

describe('R5.2 first and later', () => {
  const goals = [
    { kind: 'temps', count: 1 },
    { kind: 'temps', count: 2 },
  ] as const;
  const given: Given = { goals, ticks: { temps: 2 } };
  test.each([
    ['the first claim', 'write 8 park 1/3; claim 0', [10, null, null]],
    ['two plans in one turn', 'write 8 park 1/3; claim 0; claim 1', [10, 11, null]],
    ['in the same turn as a rival', 'rivalClaim 0; write 8 park 1/3; claim 0', [10, null, null]],
    ['the rival after the number', 'write 8 park 1/3; rivalClaim 0; claim 0', [10, null, null]],
    [
      'a turn after a rival',
      'write 8 park 1/3; rivalClaim 0; endTurn; write 9 park 1/4; claim 0',
      [0, null, null],
    ],
    [
      'the turn ended by the next number',
      'write 8 park 1/3; rivalClaim 0; write 9 park 1/4; claim 0',
      [0, null, null],
    ],
    ['a rival told late', 'write 8 park 1/3; rivalClaim 0 earlier; claim 0', [0, null, null]],
    [
      'a rival told late, a turn after',
      'write 8 park 1/3; rivalClaim 0 earlier; write 9 park 1/4; claim 0',
      [0, null, null],
    ],
    [
      'another plan is not touched',
      'write 8 park 1/3; rivalClaim 0; endTurn; write 9 park 1/4; claim 1',
      [null, 11, null],
    ],
  ])('%s', (_, play, plans) => {
    expect(played(gameOf(given), play).sheet.plans).toEqual(plans);
  });

  test('what a claim would bring is known before', () => {
    const flipped = played(gameOf(given), 'write 8 park 1/3; rivalClaim 0; write 9 park 1/4');
    expect([0, 1, 2].map((plan) => planValue(flipped, plan))).toEqual([0, 11, 12]);
  });
});

describe('R9.2 the solo card', () => {
  const solo: Play = { kind: 'solo', cards: 81, temps: 6, points: 7 };
  const given: Given = {
    play: solo,
    goals: [
      { kind: 'temps', count: 1 },
      { kind: 'temps', count: 1 },
    ],
    ticks: { temps: 1 },
  };
  test('plans not yet claimed are worth their later value, in the same turn already', () => {
    const game = played(gameOf(given), 'write 8 park 1/3; claim 0; soloCard; write 9 park 1/4; claim 1');
    expect(game.sheet.plans).toEqual([10, 1, null]);
  });
  test('without it they are first', () => {
    expect(played(gameOf(given), 'write 8 park 1/3; claim 0; write 9 park 1/4; claim 1').sheet.plans).toEqual(
      [10, 11, null],
    );
  });
});

describe('R11 the AAA', () => {
  const given: Given = {
    play: { kind: 'aaa', opponent: OPPONENT },
    goals: [{ kind: 'temps', count: 1 }],
    ticks: { temps: 1 },
  };
  test.each([
    ['R11.3 notes the first value', 'validation 0', [10, null, null]],
    ['R11.3 of a letter it does not validate nothing', 'validation 1', [null, null, null]],
    [
      'R11.3 the later value after a claim',
      'write 8 park 1/3; claim 0; give park; validation 0',
      [0, null, null],
    ],
    ['R11.3 several letters', 'validation 0; validation 2', [10, null, 12]],
  ])('%s', (_, play, plans) => {
    expect(played(gameOf(given), play).rival.plans).toEqual(plans);
  });
  test.each([
    ['R11.3 in the same turn the player is first too', 'validation 0; write 8 park 1/3; claim 0', 10],
    ['R11.3 a turn later no more', 'validation 0; write 8 park 1/3; give park; write 9 park 1/4; claim 0', 0],
    [
      'R11.3 a letter not validated flips nothing',
      'validation 1; write 8 park 1/3; give park; write 9 park 1/4; claim 0',
      10,
    ],
  ])('%s', (_, play, value) => {
    expect(played(gameOf(given), play).sheet.plans[0]).toBe(value);
  });
  test('R11.2 the pile keeps its order', () => {
    expect(
      played(gameOf(given), 'write 8 park 1/3; give temp; write 9 park 1/4; give fence 3').rival.pile,
    ).toEqual(['temp', 'fence']);
  });
  test('R11.3 drawn letters have left the game', () => {
    expect(played(gameOf(given), 'validation 1').rival.drawn).toEqual([false, true, false]);
    expect(played(gameOf(given), 'validation 0').rival.drawn).toEqual([true, false, false]);
  });
});

describe('R7.1 the end', () => {
  const last: Given = {
    streets: ['0 1 2 3 4 5 6 7 8 9', '0 1 2 3 4 5 6 7 8 9 10', '0 1 2 3 4 5 6 7 8 9 10 _'],
    ticks: { refusals: 2 },
  };
  test.each([
    ['while it goes on', {}, 'write 8 park 1/3', [], false],
    ['the last house, in its turn', last, 'write 12 park 3/12', ['houses'], false],
    ['the last house, after its turn', last, 'write 12 park 3/12; endTurn', ['houses'], true],
    ['the third refusal', last, 'refusal 1 2 3; endTurn', ['refusals'], true],
    [
      'three plans',
      { goals: [{ kind: 'temps', count: 1 }], ticks: { temps: 1, plans: [null, 3, 4] } },
      'write 8 park 1/3; claim 0; endTurn',
      ['plans'],
      true,
    ],
    ['a rival', {}, 'write 8 park 1/3; rivalEnd houses; endTurn', ['houses'], true],
    ['a rival before the own number', {}, 'rivalEnd houses', ['houses'], false],
    ['a rival with the same reason', last, 'refusal 1 2 3; rivalEnd refusals; endTurn', ['refusals'], true],
    [
      'R9.3 the cards',
      { play: { kind: 'solo', cards: 5, temps: 6, points: 7 } },
      'write 8 park 1/3; endTurn',
      ['cards'],
      true,
    ],
    [
      'R9.3 the cards of the last turn',
      { play: { kind: 'solo', cards: 6, temps: 6, points: 7 } },
      'write 8 park 1/3; write 9 park 1/4',
      ['cards'],
      false,
    ],
    [
      'R9.3 cards are left',
      { play: { kind: 'solo', cards: 6, temps: 6, points: 7 } },
      'write 8 park 1/3; endTurn',
      [],
      false,
    ],
  ] as const satisfies readonly (readonly [string, Given, string, readonly string[], boolean])[])(
    '%s',
    (_, given, play, reasons, over) => {
      const game = played(gameOf(given), play);
      expect([endReasons(game), isOver(game)]).toEqual([reasons, over]);
    },
  );
});

test('what does not change is shared', () => {
  const game = gameOf({});
  const after = apply(game, { type: 'write', card: 8, effect: 'park', street: 1, house: 3, number: 8 });
  expect(after.sheet.streets[1]).toBe(game.sheet.streets[1]);
  expect(after.sheet.streets[0]?.fences).toBe(game.sheet.streets[0]?.fences);
  expect(after.setup).toBe(game.setup);
  expect(rows(game.sheet)[0]).toBe('_ _ _ _ _ _ _ _ _ _');
});

test.each<[Given['play'], string]>([
  [undefined, 'deal 8:pool 3:fence 12:bis'],
  [undefined, 'write 8 park 1/3'],
  [undefined, 'rivalClaim 0'],
  [undefined, 'rivalEnd plans'],
  [{ kind: 'solo', cards: 81, temps: 6, points: 7 }, 'soloCard'],
  [{ kind: 'aaa', opponent: OPPONENT }, 'validation 0'],
  [{ kind: 'aaa', opponent: OPPONENT }, 'validation 1'],
])('a turn has begun with anything that happens in it: %j %s', (play, first) => {
  const game = gameOf({ ...(play === undefined ? {} : { play }), advanced: true });
  expect([game.turn.started, played(game, first).turn.started]).toEqual([false, true]);
  expect(played(gameOf({ advanced: true }), 'roundabout 1/3').turn.started).toBe(true);
});

test('R5.6 the last street is marked to its end', () => {
  const streets = ['_ _ _ _ _ _ _ _ _ _', '_ _ _ _ _ _ _ _ _ _ _', '0 1 2 3 4 5 6 7 8 9 10 11'];
  const game = played(
    gameOf({ streets, goals: [{ kind: 'fullStreet', street: 3 }] }),
    'write 8 park 2/3; claim 0',
  );
  expect(rows(game.sheet)[2]).toBe('0! 1! 2! 3! 4! 5! 6! 7! 8! 9! 10! 11!');
});

test.each<[string, Given['play']]>([
  ['soloCard', { kind: 'solo', cards: 81, temps: 6, points: 7 }],
  ['validation 1', { kind: 'aaa', opponent: OPPONENT }],
  ['deal 8:pool 3:fence 12:bis', { kind: 'table' }],
])('what is drawn belongs to the next turn: %s', (drawn, play = { kind: 'table' }) => {
  const turn = play.kind === 'aaa' ? 'write 8 park 1/3; give bis' : 'write 8 park 1/3';
  expect(played(gameOf({ play }), `${turn}; ${drawn}`).turn).toMatchObject({ index: 2, written: null });
});

test('turns are counted', () => {
  const game = played(gameOf({}), 'write 8 park 1/3; write 9 park 1/4; endTurn');
  expect(game.turn).toMatchObject({
    index: 3,
    started: false,
    written: null,
    refused: false,
    effectDone: false,
  });
});
