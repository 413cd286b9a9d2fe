import fc from 'fast-check';
import { CLASSIC } from '../../src/editions/sheets';
import { planMatches } from '../../src/rules/plans';
import { GOAL_KINDS, type PlanGoal } from '../../src/rules/types';
import { isWay, ways } from '../../src/rules/ways';
import { naiveEstates, satisfies, type NaiveEstate } from './naive';
import { paperOf } from './random-games';
import { anyPaper } from './random-sheets';
import { sheetOf, type Given } from './support';

type Row = readonly [name: string, given: Given, goal: PlanGoal, ways: number];

const FULL_1 = '0 1 2 3 4 5 6 7 8 9';
const FULL_2 = '0 1 2 3 4 5 6 7 8 9 10';
const FULL_3 = '0 1 2 3 4 5 6 7 8 9 10 11';
const POOLS_1 = '_ _ 3* _ _ _ 7* 8* _ _';
const POOLS_2 = '1* _ _ 4* _ _ _ 8* _ _ _';
const POOLS_3 = '_ 2* _ _ _ _ 7* _ _ _ 11* _';
const ENDS_3 = '1 _ _ _ _ _ _ _ _ _ _ 3';
const SINGLES_1 = '1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10';

const ROWS: readonly Row[] = [
  [
    'R5.5 two of three pairs',
    { streets: ['1 2 | 3 4 | 5 6 | _ _ _ _'] },
    { kind: 'estates', sizes: [2, 2] },
    3,
  ],
  [
    'R5.5 sizes in different streets',
    { streets: ['1 2 | _ _ _ _ _ _ _ _', '1 2 3 | _ _ _ _ _ _ _ _'] },
    { kind: 'estates', sizes: [2, 3] },
    1,
  ],
  [
    'R5.5 choices multiply',
    { streets: ['1 2 | 3 4 | 5 | 6 | 7 | _ _ _'] },
    { kind: 'estates', sizes: [1, 1, 2] },
    6,
  ], // C(3,2) · C(2,1)
  ['R5.5 one short', { streets: ['1 2 | 3 4 | _ _ _ _ _ _'] }, { kind: 'estates', sizes: [2, 2, 2] }, 0],
  [
    'R5.5 a larger estate is not a smaller one',
    { streets: ['1 2 3 | _ _ _ _ _ _ _'] },
    { kind: 'estates', sizes: [2] },
    0,
  ],
  [
    'R5.3 an empty house is not complete',
    { streets: ['1 _ | 3 4 _ _ _ _ _ _'] },
    { kind: 'estates', sizes: [2] },
    0,
  ],
  [
    'R5.3 seven houses count for nothing',
    { streets: ['1 2 3 4 5 6 7 | _ _ _'] },
    { kind: 'estates', sizes: [6] },
    0,
  ],
  ['R5.3 six do', { streets: ['1 2 3 4 5 6 | 7 _ _ _'] }, { kind: 'estates', sizes: [6] }, 1],
  [
    'R5.3 a roundabout is no part of one',
    { streets: ['1 R 3 | _ _ _ _ _ _ _'] },
    { kind: 'estates', sizes: [1, 1] },
    1,
  ],
  [
    'R5.4 marked estates serve no other plan',
    { streets: ['1! 2! | 3 4 | 5 6 | _ _ _ _'] },
    { kind: 'estates', sizes: [2] },
    2,
  ],
  [
    'R5.6 one marked house uses an estate up',
    { streets: ['1! 2 | 3 4 | _ _ _ _ _ _'] },
    { kind: 'estates', sizes: [2] },
    1,
  ],
  [
    'R5.5 many small estates',
    { streets: [SINGLES_1, '1 | 2 | 3 | 4 | 5 | _ _ _ _ _ _'] },
    { kind: 'estates', sizes: [1, 1, 1, 1, 1, 1] },
    5005,
  ], // C(15,6)
  ['R5.6 a full street', { streets: [FULL_1] }, { kind: 'fullStreet', street: 1 }, 1],
  [
    'R5.6 fences do not matter',
    { streets: ['0 | 1 2 | 3 4 5 6 7 8 9'] },
    { kind: 'fullStreet', street: 1 },
    1,
  ],
  [
    'R5.6 a roundabout counts as built',
    { streets: ['0 1 2 3 R 5 6 7 8 9'] },
    { kind: 'fullStreet', street: 1 },
    1,
  ],
  ['R5.6 one house is missing', { streets: ['0 1 2 3 _ 5 6 7 8 9'] }, { kind: 'fullStreet', street: 1 }, 0],
  [
    'R5.6 none of its houses marked before',
    { streets: ['0 | 1! | 2 3 4 5 6 7 8 9'] },
    { kind: 'fullStreet', street: 1 },
    0,
  ],
  ['R5.6 the given street', { streets: [FULL_1, FULL_2] }, { kind: 'fullStreet', street: 3 }, 0],
  ['R5.6 the last street', { streets: [FULL_1, FULL_2, FULL_3] }, { kind: 'fullStreet', street: 3 }, 1],
  [
    'R5.6 both ends of every street',
    { streets: ['1 _ _ _ _ _ _ _ _ 2', '3 _ _ _ _ _ _ _ _ _ 4', ENDS_3] },
    { kind: 'streetEnds' },
    1,
  ],
  [
    'R5.6 a roundabout at an end counts',
    { streets: ['R _ _ _ _ _ _ _ _ 2', '3 _ _ _ _ _ _ _ _ _ R', ENDS_3] },
    { kind: 'streetEnds' },
    1,
  ],
  [
    'R5.6 a left end is missing',
    { streets: ['_ _ _ _ _ _ _ _ _ 2', '3 _ _ _ _ _ _ _ _ _ 4', ENDS_3] },
    { kind: 'streetEnds' },
    0,
  ],
  [
    'R5.6 a right end is missing',
    { streets: ['1 _ _ _ _ _ _ _ _ _', '3 _ _ _ _ _ _ _ _ _ 4', ENDS_3] },
    { kind: 'streetEnds' },
    0,
  ],
  [
    'R5.6 none of the six marked before',
    { streets: ['1 _ _ _ _ _ _ _ _ 2!', '3 _ _ _ _ _ _ _ _ _ 4', ENDS_3] },
    { kind: 'streetEnds' },
    0,
  ],
  [
    'R5.6 other marks do not matter',
    { streets: ['1 5! _ _ _ _ _ _ _ 8', '3 _ _ _ _ _ _ _ _ _ 4', ENDS_3] },
    { kind: 'streetEnds' },
    1,
  ],
  [
    'R5.6 parks and pools of a street',
    { streets: [POOLS_1], ticks: { parks: [3, 0, 0] } },
    { kind: 'parksAndPoolsOfStreet', street: 1 },
    1,
  ],
  [
    'R5.6 a park is missing',
    { streets: [POOLS_1], ticks: { parks: [2, 4, 5] } },
    { kind: 'parksAndPoolsOfStreet', street: 1 },
    0,
  ],
  [
    'R5.6 a pool is missing',
    { streets: ['_ _ 3* _ _ _ 7* 8 _ _'], ticks: { parks: [3, 0, 0] } },
    { kind: 'parksAndPoolsOfStreet', street: 1 },
    0,
  ],
  [
    'R5.6 marks do not matter',
    { streets: ['_ _ 3*! _ _ _ 7* 8* _ _'], ticks: { parks: [3, 0, 0] } },
    { kind: 'parksAndPoolsOfStreet', street: 1 },
    1,
  ],
  [
    'R5.6 all parks of two streets',
    { ticks: { parks: [3, 0, 5] } },
    { kind: 'allParksOfStreets', streets: 2 },
    1,
  ],
  ['R5.6 of three as well', { ticks: { parks: [3, 4, 5] } }, { kind: 'allParksOfStreets', streets: 2 }, 1],
  ['R5.6 only of one', { ticks: { parks: [3, 3, 4] } }, { kind: 'allParksOfStreets', streets: 2 }, 0],
  [
    'R5.6 all pools of two streets',
    { streets: [POOLS_1, '_ _ _ _ _ _ _ _ _ _ _', POOLS_3] },
    { kind: 'allPoolsOfStreets', streets: 2 },
    1,
  ],
  [
    'R5.6 only of one',
    { streets: [POOLS_1, '1* _ _ 4* _ _ _ 8 _ _ _'] },
    { kind: 'allPoolsOfStreets', streets: 2 },
    0,
  ],
  [
    'R5.6 parks, pools and a roundabout',
    { streets: ['_ _ 3* _ R _ 7* 8* _ _'], ticks: { parks: [3, 0, 0] } },
    { kind: 'parksPoolsAndRoundaboutInOneStreet' },
    1,
  ],
  [
    'R5.6 the roundabout elsewhere',
    { streets: [POOLS_1, '_ R _ _ _ _ _ _ _ _ _'], ticks: { parks: [3, 0, 0] } },
    { kind: 'parksPoolsAndRoundaboutInOneStreet' },
    0,
  ],
  [
    'R5.6 the parks elsewhere',
    { streets: ['_ _ 3* _ R _ 7* 8* _ _'], ticks: { parks: [2, 4, 5] } },
    { kind: 'parksPoolsAndRoundaboutInOneStreet' },
    0,
  ],
  [
    'R5.6 the pools elsewhere',
    { streets: ['_ _ 3 _ R _ 7* 8* _ _', POOLS_2], ticks: { parks: [3, 0, 0] } },
    { kind: 'parksPoolsAndRoundaboutInOneStreet' },
    0,
  ],
  ['R5.6 seven temps', { ticks: { temps: 7 } }, { kind: 'temps', count: 7 }, 1],
  ['R5.6 six are not seven', { ticks: { temps: 6 } }, { kind: 'temps', count: 7 }, 0],
  [
    'R5.6 five bis in one street',
    { streets: ['1 1b 1b 2 2b 2b 3 3b _ _'] },
    { kind: 'bisInOneStreet', count: 5 },
    1,
  ],
  [
    'R5.6 not in two',
    { streets: ['1 1b 1b 2 2b _ _ _ _ _', '1 1b 1b 2 2b _ _ _ _ _ _'] },
    { kind: 'bisInOneStreet', count: 5 },
    0,
  ],
  [
    'R5.7 an estate of one at every end',
    { streets: ['1 | _ _ _ _ _ _ _ _ | 2', '3 | _ _ _ _ _ _ _ _ _ | 4', '1 | _ _ _ _ _ _ _ _ _ _ | 3'] },
    { kind: 'endEstates', size: 1 },
    1,
  ],
  [
    'R5.7 one of the six is larger',
    { streets: ['1 3 | _ _ _ _ _ _ _ | 4', '3 | _ _ _ _ _ _ _ _ _ | 4', '1 | _ _ _ _ _ _ _ _ _ _ | 3'] },
    { kind: 'endEstates', size: 1 },
    0,
  ],
  [
    'R5.7 one of the six is marked',
    { streets: ['1! | _ _ _ _ _ _ _ _ | 4', '3 | _ _ _ _ _ _ _ _ _ | 4', '1 | _ _ _ _ _ _ _ _ _ _ | 3'] },
    { kind: 'endEstates', size: 1 },
    0,
  ],
  [
    'R5.7 estates elsewhere do not help',
    { streets: ['1 | 2 | _ _ _ _ _ _ _ _', '3 | _ _ _ _ _ _ _ _ _ | 4', '1 | _ _ _ _ _ _ _ _ _ _ | 3'] },
    { kind: 'endEstates', size: 1 },
    0,
  ],
  [
    'R5.7 sizes in a given street',
    { streets: ['1 2 | 3 4 5 6 7 8 | _ _'] },
    { kind: 'streetEstates', street: 1, sizes: [2, 6] },
    1,
  ],
  [
    'R5.7 not in another',
    { streets: ['1 2 | 3 4 5 6 7 8 | _ _'] },
    { kind: 'streetEstates', street: 2, sizes: [2, 6] },
    0,
  ],
  [
    'R5.7 not spread over two',
    { streets: ['1 2 | _ _ _ _ _ _ _ _', '3 4 5 6 7 8 | _ _ _ _ _'] },
    { kind: 'streetEstates', street: 1, sizes: [2, 6] },
    0,
  ],
  [
    'R5.7 in one street with a roundabout',
    { streets: ['1 2 3 4 | R | 5 6 7 8 | _'] },
    { kind: 'oneStreetEstates', sizes: [4, 4], roundabouts: 1 },
    1,
  ],
  [
    'R5.7 the roundabout is missing',
    { streets: ['1 2 3 4 | 5 6 7 8 | _ _'] },
    { kind: 'oneStreetEstates', sizes: [4, 4], roundabouts: 1 },
    0,
  ],
  [
    'R5.7 two roundabouts',
    { streets: ['1 2 | R | 1 2 | R | 1 2 3 | _'] },
    { kind: 'oneStreetEstates', sizes: [2, 2, 3], roundabouts: 2 },
    1,
  ],
  [
    'R5.7 ways of several streets add up',
    { streets: ['1 2 | R | 1 2 | _ _ _ _ _', '1 2 | 3 4 | R | 1 2 | _ _ _'] },
    { kind: 'oneStreetEstates', sizes: [2], roundabouts: 1 },
    5,
  ], // 2 + 3
  [
    'R5.7 each with a pool',
    { streets: ['1 | 2 | 3* | _ _ _ _ _ _ _', '1* | _ _ 4* 5 | _ _ _ _ _ _'] },
    { kind: 'estatesWith', sizes: [1, 1], pools: 1, bis: 0 },
    1,
  ],
  [
    'R5.7 one without',
    { streets: ['1 | 2 | 3* | _ _ _ _ _ _ _'] },
    { kind: 'estatesWith', sizes: [1, 1], pools: 1, bis: 0 },
    0,
  ],
  [
    'R5.7 each with two bis',
    { streets: ['1 1b 1b 2 | 3 4 4b 4b 5 | _'] },
    { kind: 'estatesWith', sizes: [4, 5], pools: 0, bis: 2 },
    1,
  ],
  [
    'R5.7 one bis is not two',
    { streets: ['1 1b 2 3 | 3 4 4b 4b 5 | _'] },
    { kind: 'estatesWith', sizes: [4, 5], pools: 0, bis: 2 },
    0,
  ],
  ['R5.7 seven parks in all', { ticks: { parks: [3, 4, 0] } }, { kind: 'parksTotal', count: 7 }, 1],
  ['R5.7 six are not seven', { ticks: { parks: [2, 4, 0] } }, { kind: 'parksTotal', count: 7 }, 0],
  ['R5.7 two parks everywhere', { ticks: { parks: [2, 3, 2] } }, { kind: 'parksEveryStreet', count: 2 }, 1],
  ['R5.7 one street lacks one', { ticks: { parks: [3, 4, 1] } }, { kind: 'parksEveryStreet', count: 2 }, 0],
  ['R5.7 six upgrades', { ticks: { upgrades: [1, 0, 2, 0, 0, 3] } }, { kind: 'upgradesTotal', count: 6 }, 1],
  ['R5.7 five upgrades', { ticks: { upgrades: [1, 0, 1, 0, 0, 3] } }, { kind: 'upgradesTotal', count: 6 }, 0],
  [
    'R5.7 three full columns',
    { ticks: { upgrades: [1, 2, 0, 4, 0, 0] } },
    { kind: 'upgradeColumnsFull', count: 3 },
    1,
  ],
  [
    'R5.7 two full columns',
    { ticks: { upgrades: [1, 2, 2, 3, 3, 3] } },
    { kind: 'upgradeColumnsFull', count: 3 },
    0,
  ],
];

test.each(ROWS)('%s', (_, given, goal, count) => {
  const matches = planMatches(sheetOf(given), goal);
  expect(matches.count).toBe(count);
  expect([...ways(matches)]).toHaveLength(count);
});

test('every kind of goal occurs, met and not met', () => {
  const kinds = (met: boolean) =>
    [...new Set(ROWS.flatMap(([, , goal, count]) => (count > 0 === met ? [goal.kind] : [])))].sort();
  expect(kinds(true)).toEqual([...GOAL_KINDS].sort());
  expect(kinds(false)).toEqual([...GOAL_KINDS].sort());
});

test('R5.7 the way of the six ends is these six estates', () => {
  const streets = ['1 | _ _ _ _ _ _ _ _ | 2', '3 | _ _ _ _ _ _ _ _ _ | 4', '1 | _ _ _ _ _ _ _ _ _ _ | 3'];
  const [way] = ways(planMatches(sheetOf({ streets }), { kind: 'endEstates', size: 1 }));
  expect(way?.map(({ street: s, first, last }) => [s, first, last])).toEqual([
    [1, 1, 1],
    [1, 10, 10],
    [2, 1, 1],
    [2, 11, 11],
    [3, 1, 1],
    [3, 12, 12],
  ]);
});

test('a street with one park and one pool can be completed', () => {
  const def = { ...CLASSIC, streets: [{ houses: 3, pools: [1], park: [0, 2] }] };
  const sheet = sheetOf({ def, streets: ['4* _ _'], ticks: { parks: [1] } });
  expect(planMatches(sheet, { kind: 'parksAndPoolsOfStreet', street: 1 }).count).toBe(1);
});

test('a hundred small estates are counted, not listed', () => {
  const row = Array.from({ length: 20 }, () => '5').join(' | '); // the order of numbers is no matter of plans
  const def = { ...CLASSIC, streets: [1, 2, 3, 4, 5].map(() => ({ houses: 20, pools: [], park: [0] })) };
  const sheet = sheetOf({ def, streets: [row, row, row, row, row], ticks: { parks: [0, 0, 0, 0, 0] } });
  const matches = planMatches(sheet, { kind: 'estates', sizes: [1, 1, 1, 1, 1, 1] });
  expect(matches.count).toBe(1_192_052_400); // C(100,6)
  const [first] = ways(matches);
  expect(first).toHaveLength(6);
  expect(first !== undefined && isWay(matches, first)).toBe(true);
});

describe('a sheet that lacks what a goal is about', () => {
  const def = {
    ...CLASSIC,
    streets: [1, 2, 3].map(() => ({ houses: 3, pools: [], park: [0] })),
    upgrade: { ...CLASSIC.upgrade, 1: [1] },
  };
  test.each<[string, PlanGoal]>([
    ['no pools are not all pools', { kind: 'allPoolsOfStreets', streets: 1 }],
    ['no parks are not all parks', { kind: 'allParksOfStreets', streets: 1 }],
    ['no boxes are not a full column', { kind: 'upgradeColumnsFull', count: 1 }],
  ])('%s', (_, goal) => {
    expect(planMatches(sheetOf({ def, streets: ['_ _ _', '_ _ _', '_ _ _'] }), goal).count).toBe(0);
  });

  test('one estate is not at both ends', () => {
    const sheet = sheetOf({ def, streets: ['1 2 3', '1 2 3', '1 2 3'] });
    expect(planMatches(sheet, { kind: 'endEstates', size: 3 }).count).toBe(0);
  });
});

test('a goal of sizes in one street without any size has one way at most', () => {
  const sheet = sheetOf({ streets: ['R _ _ _ _ _ _ _ _ _', 'R _ _ _ _ _ _ _ _ _ _'] });
  expect(planMatches(sheet, { kind: 'oneStreetEstates', sizes: [], roundabouts: 1 }).count).toBe(1);
  expect(planMatches(sheet, { kind: 'oneStreetEstates', sizes: [], roundabouts: 2 }).count).toBe(0);
});

const size = fc.constantFrom(1, 2, 3, 4, 5, 6) satisfies fc.Arbitrary<1 | 2 | 3 | 4 | 5 | 6>;
const sizes = fc.array(size, { minLength: 1, maxLength: 4 });
const street = fc.integer({ min: 1, max: 3 });
const few = fc.nat(2);
const count = fc.integer({ min: 1, max: 8 });

const anyGoal: fc.Arbitrary<PlanGoal> = fc.oneof(
  fc.record({ kind: fc.constant('estates' as const), sizes }),
  fc.record({ kind: fc.constant('streetEstates' as const), street, sizes }),
  fc.record({ kind: fc.constant('oneStreetEstates' as const), sizes, roundabouts: few }),
  fc.record({ kind: fc.constant('estatesWith' as const), sizes, pools: few, bis: few }),
  fc.record({ kind: fc.constant('endEstates' as const), size: fc.constant(1 as const) }),
  fc.record({ kind: fc.constantFrom('fullStreet', 'parksAndPoolsOfStreet'), street }),
  fc.record({ kind: fc.constantFrom('allParksOfStreets', 'allPoolsOfStreets'), streets: street }),
  fc.record({ kind: fc.constantFrom('streetEnds', 'parksPoolsAndRoundaboutInOneStreet') }),
  fc.record({
    kind: fc.constantFrom(
      'temps',
      'bisInOneStreet',
      'parksTotal',
      'parksEveryStreet',
      'upgradesTotal',
      'upgradeColumnsFull',
    ),
    count,
  }),
);

function subsets(list: readonly NaiveEstate[]): NaiveEstate[][] {
  return list.reduce<NaiveEstate[][]>((all, one) => [...all, ...all.map((set) => [...set, one])], [[]]);
}

test('on any sheet the ways are the sets a brute search finds, and nothing else is one', () => {
  fc.assert(
    fc.property(anyPaper, anyGoal, (paper, goal) => {
      const { rows, ...ticks } = paper;
      const sheet = sheetOf({ streets: rows, ticks });
      expect(paperOf(sheet)).toEqual(paper);
      const all = naiveEstates(rows);
      fc.pre(all.length <= 9);
      const sets = subsets(all);
      const matches = planMatches(sheet, goal);
      const right = sets.filter((set) => satisfies(paper, goal, set));
      expect(matches.count).toBe(right.length);
      expect(new Set([...ways(matches)].map((way) => JSON.stringify(way))).size).toBe(right.length);
      expect(sets.filter((set) => isWay(matches, set))).toEqual(right);
    }),
    { numRuns: 400 },
  );
});
