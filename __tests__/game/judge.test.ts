import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { answerLine } from '../../scripts/judge/answer';
import { anyPaper } from '../rules/random-sheets';
import { BLANK } from '../rules/support';

const blank = {
  streets: BLANK,
  parks: [0, 0, 0],
  upgrades: [0, 0, 0, 0, 0, 0],
  temps: 0,
  refusals: 0,
  plans: [null, null, null],
};
const first = (text: string, change: object = {}) => ({
  ...blank,
  ...change,
  streets: [text, BLANK[1], BLANK[2]],
});
const last = {
  ...blank,
  streets: ['0 1 2 3 4 5 6 7 8 9', '0 1 2 3 4 5 6 7 8 9 10', '0 1 2 3 4 5 6 7 8 9 10 _'],
};
const combos = [
  [8, 'temp'],
  [3, 'fence'],
  [12, 'bis'],
];

function ask(line: object): unknown {
  return JSON.parse(
    answerLine(JSON.stringify({ edition: '2018', advanced: false, sheet: blank, combos, ...line })),
  );
}
const asked = (question: object, line: object = {}) => ask({ question, ...line });

test('numbers: every house of every number from 0 to 17', () => {
  const answer = Object.fromEntries(
    Array.from({ length: 18 }, (_, number) => [
      number,
      number === 10 ? [[1, 6]] : number > 10 ? [[3, 12]] : [],
    ]),
  );
  const streets = ['5 6 7 8 9 _ 11 12 13 14', '0 1 2 3 4 5 6 7 8 9 10', '0 1 2 3 4 5 6 7 8 9 10 _'];
  expect(asked({ type: 'numbers' }, { sheet: { ...blank, streets } })).toEqual({ answer });
});

test.each<[string, object, object, unknown]>([
  [
    'fences',
    { type: 'fences' },
    {
      sheet: {
        ...last,
        streets: [
          '1 1b 2! 3! | 4 5 R 8 9 10',
          ...last.streets.slice(1).map((row) => row.replaceAll(' ', ' | ')),
        ],
      },
      advanced: true,
    },
    [
      [1, 2],
      [1, 5],
      [1, 8],
      [1, 9],
    ],
  ],
  [
    'fences of 2023',
    { type: 'fences' },
    {
      edition: '2023',
      sheet: {
        ...last,
        streets: [
          '1 1b 2! 3! | 4 5 R 8 9 10',
          ...last.streets.slice(1).map((row) => row.replaceAll(' ', ' | ')),
        ],
      },
    },
    [
      [1, 1],
      [1, 2],
      [1, 5],
      [1, 8],
      [1, 9],
    ],
  ],
  [
    'bis',
    { type: 'bis' },
    { sheet: first('_ 5 | _ 7 _ 8 _ R _ 9') },
    [
      [1, 1, 'right'],
      [1, 3, 'right'],
      [1, 5, 'left'],
      [1, 5, 'right'],
      [1, 7, 'left'],
      [1, 9, 'right'],
    ],
  ],
  [
    'bis of 2023',
    { type: 'bis' },
    { edition: '2023', sheet: first('_ 5 | _ R _ _ _ _ _ _') },
    [
      [1, 1, 'right'],
      [1, 3, 'left'],
    ],
  ],
  ['roundabouts of a basic game', { type: 'roundabouts' }, {}, []],
  ['roundabouts', { type: 'roundabouts' }, { advanced: true, sheet: last }, [[3, 12]]],
  [
    'no third roundabout',
    { type: 'roundabouts' },
    { advanced: true, sheet: first('R _ R _ _ _ _ _ _ _') },
    [],
  ],
  ['upgrades', { type: 'upgrades' }, { sheet: { ...blank, upgrades: [1, 2, 2, 4, 4, 3] } }, [3, 6]],
  [
    'a refusal',
    { type: 'refusal' },
    {
      sheet: last,
      combos: [
        [8, 'temp'],
        [3, 'fence'],
        [10, 'bis'],
      ],
    },
    true,
  ],
  ['no refusal', { type: 'refusal' }, { sheet: last }, false],
  [
    'estates',
    { type: 'estates' },
    { sheet: first('1! 2 3* 4 4b | 5 6 | _ _ _') },
    [
      { street: 1, first: 1, last: 5, size: 5, used: true, pools: 1, bis: 1 },
      { street: 1, first: 6, last: 7, size: 2, used: false, pools: 0, bis: 0 },
    ],
  ],
  [
    'plans',
    {
      type: 'plans',
      goals: [{ kind: 'estates', sizes: [2] }, { kind: 'temps', count: 1 }, { kind: 'streetEnds' }],
    },
    { sheet: first('1 2 | 3 4 | 5 6 | _ _ _ _', { temps: 1 }) },
    [
      { met: true, ways: 3 },
      { met: true, ways: 1 },
      { met: false, ways: 0 },
    ],
  ],
  [
    'a score',
    { type: 'score', opponentTemps: [5] },
    { sheet: { ...blank, temps: 2, refusals: 2, plans: [8, null, 3] } },
    {
      plans: 11,
      parks: [0, 0, 0],
      pools: 0,
      temps: 4,
      estates: [0, 0, 0, 0, 0, 0],
      bis: 0,
      roundabouts: 0,
      refusals: -3,
      total: 12,
    },
  ],
  [
    'a solo score',
    { type: 'solo2018' },
    { sheet: { ...blank, temps: 6 } },
    {
      plans: 0,
      parks: [0, 0, 0],
      pools: 0,
      temps: 7,
      estates: [0, 0, 0, 0, 0, 0],
      bis: 0,
      roundabouts: 0,
      refusals: 0,
      total: 7,
    },
  ],
  ['the end', { type: 'end' }, { sheet: { ...blank, refusals: 3, plans: [1, 2, 3] } }, ['refusals', 'plans']],
  ['no end', { type: 'end' }, {}, []],
  [
    'a ranking',
    { type: 'ranking' },
    {
      sheet: undefined,
      sheets: [
        first('1 2 | _ _ _ _ _ _ _ _', { temps: 1 }),
        first('1 | 2 | _ _ _ _ _ _ _ _', { temps: 1 }),
        blank,
      ],
    },
    { scores: [9, 9, 0], tempPoints: [7, 7, 0], places: [2, 1, 3] },
  ],
])('%s', (_, question, line, answer) => {
  expect(asked(question, line)).toEqual({ answer });
});

test('aaa needs no sheet', () => {
  const question = {
    type: 'aaa',
    pile: ['park', 'upgrade', 'bis', 'fence', 'temp', 'temp'],
    figures: { park: 1, pool: 2, temp: 1, fence: 3, bisHouses: 2, upgradeValue: 2 },
    planValues: [6, null, 11],
    playerTemps: 2,
    playerTotal: 47,
    playerEstates: 3,
    level0Places: [6, 4, 2],
  };
  // 17 + 1 + 0 + (2 + 7) + 3 + 8 + 2 = 40
  const answer = {
    plans: 17,
    parks: 1,
    pools: 0,
    temps: 9,
    fences: 3,
    estates: [8, 2],
    groups: 2,
    playerTempPoints: 7,
    total: 40,
    result: 'player',
    level0TempPoints: 1,
  };
  expect(ask({ edition: undefined, sheet: undefined, question })).toEqual({ answer });
  const short = { ...question, level0Places: undefined, playerTotal: 40, playerEstates: 2 };
  expect(ask({ question: short })).toEqual({
    answer: { ...answer, result: 'shared', level0TempPoints: null },
  });
});

describe('turn', () => {
  const plans = [
    { stack: 1, goal: { kind: 'estates', sizes: [2] }, first: 8, later: 4 },
    { stack: 2, goal: { kind: 'temps', count: 1 }, first: 6, later: 3 },
    { stack: 3, goal: { kind: 'fullStreet', street: 1 }, first: 9, later: 5 },
  ];
  const turn = (events: object[], line: object = {}, more: object = {}) =>
    asked({ type: 'turn', plans, claimedBefore: [false, true, false], events, ...more }, line);
  const number = (combo: number, house: number, written: number) => ({
    do: 'number',
    combo,
    street: 1,
    house,
    number: written,
  });

  test.each<[string, object[], object, string, object]>([
    ['a number', [number(1, 1, 3)], {}, '3 _ _ _ _ _ _ _ _ _', {}],
    [
      'a shifted number and its temp',
      [number(0, 1, 10), { do: 'temp' }],
      {},
      '10 _ _ _ _ _ _ _ _ _',
      { temps: 1 },
    ],
    [
      'R1.5 no box is left for it',
      [number(0, 1, 10)],
      { sheet: { ...blank, temps: 11 } },
      '10 _ _ _ _ _ _ _ _ _',
      { temps: 11 },
    ],
    ['a fence', [number(1, 1, 3), { do: 'fence', street: 1, place: 9 }], {}, '3 _ _ _ _ _ _ _ _ | _', {}],
    [
      'an upgrade',
      [number(0, 1, 8), { do: 'upgrade', size: 2 }],
      {
        combos: [
          [8, 'upgrade'],
          [3, 'fence'],
          [12, 'bis'],
        ],
      },
      '8 _ _ _ _ _ _ _ _ _',
      { upgrades: [0, 1, 0, 0, 0, 0] },
    ],
    [
      'a park',
      [number(0, 1, 8), { do: 'park' }],
      {
        combos: [
          [8, 'park'],
          [3, 'fence'],
          [12, 'bis'],
        ],
      },
      '8 _ _ _ _ _ _ _ _ _',
      { parks: [1, 0, 0] },
    ],
    [
      'a pool',
      [number(0, 3, 8), { do: 'pool' }],
      {
        combos: [
          [8, 'pool'],
          [3, 'fence'],
          [12, 'bis'],
        ],
      },
      '_ _ 8* _ _ _ _ _ _ _',
      {},
    ],
    [
      'a bis',
      [number(2, 2, 12), { do: 'bis', street: 1, house: 1, side: 'right' }],
      {},
      '12b 12 _ _ _ _ _ _ _ _',
      {},
    ],
    [
      'a roundabout before everything',
      [{ do: 'roundabout', street: 1, house: 2 }, number(1, 1, 3)],
      { advanced: true },
      '3 | R | _ _ _ _ _ _ _ _',
      {},
    ],
    [
      'claims, first and later',
      [
        number(1, 4, 3),
        { do: 'claim', plan: 0, estates: [[1, 1, 2]] },
        { do: 'claim', plan: 1, estates: [] },
      ],
      { sheet: first('1 2 | _ _ _ _ _ _ _ _', { temps: 1 }) },
      '1! 2! | _ 3 _ _ _ _ _ _',
      { temps: 1, plans: [8, 3, null] },
    ],
    [
      'a claim that takes no estates',
      [number(1, 4, 3), { do: 'claim', plan: 1 }],
      { sheet: { ...blank, temps: 1 } },
      '_ _ _ 3 _ _ _ _ _ _',
      { temps: 1, plans: [null, 3, null] },
    ],
  ])('allowed: %s', (_, events, line, street, ticks) => {
    expect(turn(events, line)).toEqual({ answer: { legal: true, after: { ...first(street), ...ticks } } });
  });

  test.each<[string, object[], object, string]>([
    ['nothing', [], {}, 'numberFirst'],
    ['only a roundabout', [{ do: 'roundabout', street: 1, house: 2 }], { advanced: true }, 'numberFirst'],
    ['two numbers', [number(1, 1, 3), number(0, 2, 8)], {}, 'turnTaken'],
    ['a refusal too many', [number(1, 1, 3), { do: 'refusal' }], {}, 'turnTaken'],
    ['a shift without its temp', [number(0, 1, 10)], {}, 'tempMissing'],
    [
      'a plan before the temp',
      [number(0, 1, 10), { do: 'claim', plan: 1, estates: [] }],
      { sheet: { ...blank, temps: 1 } },
      'tempMissing',
    ],
    ['a shift of another effect', [number(1, 1, 4)], {}, 'shiftNeedsTemp'],
    ['a combination that is not there', [number(3, 1, 4)], {}, 'notOffered'],
    ['a refusal that is not due', [{ do: 'refusal' }], {}, 'mustWrite'],
    [
      'a seventh column',
      [number(0, 1, 8), { do: 'upgrade', size: 7 }],
      {
        combos: [
          [8, 'upgrade'],
          [3, 'fence'],
          [12, 'bis'],
        ],
      },
      'noSuchColumn',
    ],
    ['a house that is not there', [number(1, 11, 3)], {}, 'noSuchHouse'],
    ['a game that is over', [number(1, 1, 3)], { sheet: { ...blank, refusals: 3 } }, 'gameOver'],
    [
      'a roundabout in a basic game',
      [{ do: 'roundabout', street: 1, house: 2 }, number(1, 1, 3)],
      {},
      'notInThisGame',
    ],
  ])('refused: %s', (_, events, line, reason) => {
    expect(turn(events, line)).toEqual({ answer: { legal: false, reason } });
  });

  test('a refusal that is due', () => {
    const line = {
      sheet: last,
      combos: [
        [8, 'temp'],
        [3, 'fence'],
        [10, 'bis'],
      ],
    };
    expect(turn([{ do: 'refusal' }], line)).toEqual({
      answer: { legal: true, after: { ...last, refusals: 1 } },
    });
  });

  test('plans and claims before may be left out', () => {
    expect(turn([number(1, 1, 3)], {}, { plans: undefined, claimedBefore: undefined })).toMatchObject({
      answer: { legal: true },
    });
  });

  test('points that are not known do no harm while nobody claims them', () => {
    expect(
      turn([number(1, 1, 3)], {}, { plans: plans.map((plan) => ({ ...plan, first: null, later: null })) }),
    ).toMatchObject({ answer: { legal: true } });
  });
});

test.each<[string, string, string]>([
  ['no JSON', 'hello', 'JSON'],
  ['no object', '[]', 'line: not an object'],
  ['no question', '{}', 'question: not an object'],
  ['an unknown question', '{"question":{"type":"weather"}}', 'question.type: not one of numbers'],
  ['an unknown edition', '{"edition":"2019","question":{"type":"end"}}', 'edition: not one of 2018, 2023'],
  ['no sheet', '{"edition":"2018","question":{"type":"end"}}', 'sheet: not an object'],
])('not understood: %s', (_, line, message) => {
  expect(answerLine(line)).toContain(message);
  expect(Object.keys(JSON.parse(answerLine(line)))).toEqual(['error']);
});

test.each<[string, object, object, string]>([
  ['a word', {}, first('1 x _ _ _ _ _ _ _ _'), 'sheet: street 1, house 2: unknownWord'],
  ['an order', {}, first('5 4 _ _ _ _ _ _ _ _'), 'sheet: street 1, house 2: order'],
  ['a house too few', {}, first('5 _'), 'sheet: street 1: 2 houses'],
  ['a street too few', {}, { ...blank, streets: BLANK.slice(1) }, 'sheet: 2 streets'],
  ['a track', {}, { ...blank, temps: 12 }, 'sheet: temps 1: more or less than the boxes allow'],
  ['too few parks', {}, { ...blank, parks: [0] }, 'sheet.parks: 1 instead of 3'],
  ['too many plans', {}, { ...blank, plans: [1, 2, 3, 4] }, 'sheet.plans: more than 3'],
  ['a street that is no text', {}, { ...blank, streets: [1, 2, 3] }, 'sheet.streets[0]: not a text'],
  ['a flag', { advanced: 'yes' }, blank, 'advanced: neither true nor false'],
  ['half a temp', {}, { ...blank, temps: 0.5 }, 'sheet.temps: not a whole number'],
  ['streets that are no list', {}, { ...blank, streets: 'three' }, 'sheet.streets: not a list'],
])('a sheet that cannot be: %s', (_, line, sheet, error) => {
  expect(asked({ type: 'end' }, { ...line, sheet })).toEqual({ error });
});

test.each<[string, object, object, string]>([
  [
    'two combinations',
    { type: 'refusal' },
    {
      combos: [
        [1, 'bis'],
        [2, 'bis'],
      ],
    },
    'combos: 2 instead of 3',
  ],
  [
    'a card of 16',
    { type: 'refusal' },
    {
      combos: [
        [16, 'bis'],
        [2, 'bis'],
        [2, 'bis'],
      ],
    },
    'combos[0]: no card shows 16',
  ],
  [
    'a goal',
    { type: 'plans', goals: [{ kind: 'fullStreet', street: 4 }] },
    {},
    'goals[0]: streetBeyondSheet',
  ],
  ['two plans', { type: 'turn', plans: [{}, {}], events: [] }, {}, 'plans: 2 instead of 3'],
  ['a plan', { type: 'turn', plans: [{}, {}, {}], events: [] }, {}, 'plans[0].goal: object'],
  [
    'a deed',
    { type: 'turn', events: [{ do: 'dance' }] },
    {},
    'events[0].do: not one of number, temp, fence, upgrade, park, pool, bis, refusal, roundabout, claim',
  ],
  [
    'a span',
    { type: 'turn', events: [{ do: 'claim', plan: 0, estates: [[1, 2]] }] },
    {},
    'events[0].estates[0]: too short',
  ],
])('a question that cannot be: %s', (_, question, line, error) => {
  expect(asked(question, line)).toEqual({ error });
});

test('keys that may be left out, and keys nobody knows', () => {
  expect(
    asked({ type: 'score' }, { sheet: { streets: BLANK, weather: 'fine' }, advanced: undefined }),
  ).toMatchObject({ answer: { total: 0 } });
});

test('whatever comes in, a line goes out', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (line) => {
      expect(Object.keys(JSON.parse(answerLine(line)))).toEqual(['error']);
    }),
  );
  const types = [
    'numbers',
    'fences',
    'bis',
    'roundabouts',
    'upgrades',
    'refusal',
    'estates',
    'score',
    'solo2018',
    'end',
  ];
  fc.assert(
    fc.property(anyPaper, fc.constantFrom(...types), ({ rows, ...ticks }, type) => {
      const answer = asked({ type }, { sheet: { streets: rows, ...ticks } });
      expect(JSON.stringify(answer)).toMatch(/^\{"(answer|error)":/);
    }),
  );
});

test('the pipe answers line by line, in order, and survives nonsense', () => {
  const cli = join(dirname(require.resolve('jiti/package.json')), 'lib/jiti-cli.mjs');
  const line = (refusals: number) =>
    JSON.stringify({ edition: '2018', sheet: { ...blank, refusals }, question: { type: 'end' } });
  const { stdout } = spawnSync(process.execPath, [cli, 'scripts/judge.ts'], {
    input: `${line(0)}\nnonsense\n\n${line(3)}`,
    encoding: 'utf8',
  });
  const [one, two, three, four, end] = stdout.split('\n');
  expect([one, four, end]).toEqual(['{"answer":[]}', '{"answer":["refusals"]}', '']);
  expect(two).toMatch(/^\{"error":/);
  expect(three).toMatch(/^\{"error":/);
});
