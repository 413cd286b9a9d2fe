import { score } from '../../src/rules/score';
import { ranking, tempPoints, places } from '../../src/rules/ranking';
import { sheetOf, type Given } from './support';

const E1: Given = {
  edition: '2023',
  streets: [
    '1 3 4* 6 | 7 8 8b 10 | 12 14',
    '2* 3 5 6 7 | 8 9 9b | 11 13 | 15',
    '1 2* 4 5 | 6 | 7 7b _ 9 _ _ _',
  ],
  ticks: { parks: [0, 1, 5], upgrades: [1, 0, 0, 3, 0, 0], temps: 2, plans: [6, 3, 11] },
};
const E2: Given = {
  edition: '2023',
  streets: [
    '1 3 4* | 6 7 8 | 9* 11* 12 | 14',
    '2* 3 5 | 6 7 8 8b 10 | 11 13 | _',
    '1 2 | 4 5 6 7 8 | 9 10 12 _ 15',
  ],
  ticks: { parks: [3, 3, 0], upgrades: [0, 1, 3, 0, 2, 0], temps: 5, refusals: 2, plans: [14, null, null] },
};

test('E1: 20 + 20 + 9 + 1 + (6+4+3+21+5+0) − 6 = 83', () => {
  const [own = 0] = tempPoints([2, 5, 4], [7, 4, 1]);
  expect(score(sheetOf(E1), own)).toEqual({
    plans: [6, 3, 11],
    parks: [0, 2, 18],
    pools: 9,
    temps: 1,
    estates: [6, 4, 3, 21, 5, 0],
    bis: -6,
    roundabouts: 0,
    refusals: 0,
    total: 83,
  });
});

test('E2: 14 + 16 + 13 + 7 + (1+6+24+0+14+0) − 1 − 3 = 91', () => {
  const [own = 0] = tempPoints([5, 3], [7, 4, 1]);
  expect(score(sheetOf(E2), own)).toEqual({
    plans: [14, 0, 0],
    parks: [10, 6, 0],
    pools: 13,
    temps: 7,
    estates: [1, 6, 24, 0, 14, 0],
    bis: -1,
    roundabouts: 0,
    refusals: -3,
    total: 91,
  });
});

test.each([
  ['R1.3 nothing ticked', {}, 0],
  ['R8.2 the worth is the first value not ticked', { ticks: { parks: [1, 2, 3] } }, 12], // 2 + 4 + 6
  ['R8.2 a full park track', { ticks: { parks: [3, 4, 5] } }, 42], // 10 + 14 + 18
  ['R8.3 two pools', { streets: ['_ _ 4* _ _ _ 5* _ _ _'] }, 6],
  ['R8.5 marked estates count', { streets: ['1! 2! | 3 4 | _ _ _ _ _ _'] }, 4], // 2 · 2
  [
    'R8.5 a full column',
    { streets: ['1 | 2 | _ _ _ _ _ _ _ _'], ticks: { upgrades: [1, 0, 0, 0, 0, 0] } },
    6,
  ], // 2 · 3
  ['R8.5 seven houses count for nothing', { streets: ['1 2 3 4 5 6 7 | _ _ _'] }, 0],
  ['R8.6 one refusal is free', { ticks: { refusals: 1 } }, 0],
  ['R8.6 two cost 3', { ticks: { refusals: 2 } }, -3],
  ['R8.6 three cost 5', { ticks: { refusals: 3 } }, -5],
  ['R8.6 one roundabout costs 3', { streets: ['_ R _ _ _ _ _ _ _ _'] }, -3],
  ['R8.6 two cost 8', { streets: ['_ R _ R _ _ _ _ _ _'] }, -8],
  ['R8.6 three bis cost 6', { streets: ['1 1b 1b 1b _ _ _ _ _ _'] }, -6],
  [
    'R1.5 a tenth bis costs no more',
    { streets: ['1 1b 1b 1b 1b 1b _ _ _ _', '1 1b 1b 1b 1b 1b _ _ _ _ _'] },
    -28,
  ],
] as const satisfies readonly (readonly [string, Given, number])[])('%s', (_, given, total) => {
  expect(score(sheetOf(given), 0).total).toBe(total);
});

test.each([
  ['R8.4 ties share', [5, 5, 1, 0], [7, 7, 4, 0]],
  ['R8.4 the next lower counts', [1, 2, 3, 4], [0, 1, 4, 7]],
  ['R8.4 ties for the second', [6, 2, 2, 1], [7, 4, 4, 1]],
  ['R8.4 no temps, no points', [0, 0], [0, 0]],
  ['R8.4 alone', [1], [7]],
])('%s', (_, counts, points) => {
  expect(tempPoints(counts, [7, 4, 1])).toEqual(points);
});

describe('R8.7 the ranking', () => {
  const pair = { streets: ['1 2 | _ _ _ _ _ _ _ _'] }; // one estate of size 2: 2 points
  const singles = { streets: ['1 | 2 | _ _ _ _ _ _ _ _'] }; // two of size 1: 2 points
  const triple = { streets: ['1 2 3 | 4 | _ _ _ _ _ _'] }; // sizes 3 and 1: 4 points
  const pairs = { streets: ['1 2 | 3 4 | _ _ _ _ _ _'] }; // two of size 2: 4 points
  const tie = (...given: Given[]) => given.map((one) => sheetOf(one));

  test.each([
    ['the total decides', [pair, triple], ['estates'], [2, 1]],
    ['2023: more estates', [pair, singles], ['estates'], [2, 1]],
    ['2023: then shared', [triple, pairs], ['estates'], [1, 1]],
    ['2018: then more of size 1', [triple, pairs], ['estates', 'size1'], [1, 2]],
    [
      'equals share a place, the next one counts on',
      [pair, triple, triple, pair],
      ['estates', 'size1'],
      [3, 1, 1, 3],
    ],
  ] as const)('%s', (_, sheets, tieBreak, expected) => {
    expect(ranking(tie(...sheets), [...tieBreak]).places).toEqual(expected);
  });

  test.each([
    ['size1', [1, 0, 0, 0, 0, 0]],
    ['size2', [0, 1, 0, 0, 0, 0]],
    ['size3', [0, 0, 1, 0, 0, 0]],
    ['size4', [0, 0, 0, 1, 0, 0]],
    ['size5', [0, 0, 0, 0, 1, 0]],
    ['size6', [0, 0, 0, 0, 0, 1]],
  ] as const)('2018: with as many estates, more of %s', (size, one) => {
    const none = one.map((count) => 1 - count); // as many of all the others
    const standings = [
      { total: 9, estates: none },
      { total: 9, estates: one.map((count) => count * 5) },
    ];
    expect(places(standings, ['estates', size])).toEqual([2, 1]);
  });

  test('temps are compared within the table', () => {
    const table = ranking(
      tie({ ticks: { temps: 5 } }, { ticks: { temps: 5 } }, { ticks: { temps: 1 } }, {}),
      ['estates'],
    );
    expect(table).toEqual({ scores: [7, 7, 4, 0], tempPoints: [7, 7, 4, 0], places: [1, 1, 3, 4] });
  });

  test('nobody at the table', () => {
    expect(ranking([], ['estates'])).toEqual({ scores: [], tempPoints: [], places: [] });
  });
});
