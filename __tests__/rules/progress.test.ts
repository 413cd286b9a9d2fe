import fc from 'fast-check';

import { planMatches } from '../../src/rules/plans';
import { planProgress } from '../../src/rules/progress';
import { GOAL_KINDS, type PlanGoal } from '../../src/rules/types';
import { EDITIONS } from '../../src/editions';
import { anyPaper } from './random-sheets';
import { sheetOf, type Given } from './support';

type Row = readonly [name: string, given: Given, goal: PlanGoal, progress: string]; // done/of, then the sizes it has

/** How far a goal has got: what the player reads on the plan card. */
const ROWS: readonly Row[] = [
  ['one of two sizes', { streets: ['1 2 | _ _ _ _ _ _ _ _'] }, { kind: 'estates', sizes: [2, 5] }, '1/2 10'],
  [
    'one estate counts once',
    { streets: ['1 2 | _ _ _ _ _ _ _ _'] },
    { kind: 'estates', sizes: [2, 2] },
    '1/2 10',
  ],
  [
    'used estates do not count',
    { streets: ['1! 2! | _ _ _ _ _ _ _ _'] },
    { kind: 'estates', sizes: [2] },
    '0/1 0',
  ],
  ['houses of a street', { streets: ['1 2 | R | 4 _ _ _ _ _ _'] }, { kind: 'fullStreet', street: 1 }, '4/10'],
  [
    'ends of streets',
    { streets: ['1 _ _ _ _ _ _ _ _ 9', '1 _ _ _ _ _ _ _ _ _ _'] },
    { kind: 'streetEnds' },
    '3/6',
  ],
  [
    'parks and pools of a street',
    { streets: ['_ _ 3* _ _ _ _ _ _ _'], ticks: { parks: [2, 0, 0] } },
    { kind: 'parksAndPoolsOfStreet', street: 1 },
    '3/6',
  ],
  [
    'the two nearest parks',
    { ticks: { parks: [3, 3, 0] } },
    { kind: 'allParksOfStreets', streets: 2 },
    '6/7',
  ],
  [
    'the nearest pools',
    { streets: ['_ _ 3* _ _ _ 7* _ _ _'] },
    { kind: 'allPoolsOfStreets', streets: 1 },
    '2/3',
  ],
  [
    'parks, pools and roundabout',
    { streets: ['_ _ 3* | R | _ _ _ _ _ _'], ticks: { parks: [3, 0, 0] } },
    { kind: 'parksPoolsAndRoundaboutInOneStreet' },
    '5/7',
  ],
  ['temps', { ticks: { temps: 3 } }, { kind: 'temps', count: 7 }, '3/7'],
  ['more temps than asked', { ticks: { temps: 9 } }, { kind: 'temps', count: 7 }, '7/7'],
  [
    'bis of the best street',
    { streets: ['1 1b 1b _ _ _ _ _ _ _', '1 1b _ _ _ _ _ _ _ _ _'] },
    { kind: 'bisInOneStreet', count: 5 },
    '2/5',
  ],
  ['estates at the ends', { streets: ['1 | _ _ _ _ _ _ _ _ | 9'] }, { kind: 'endEstates', size: 1 }, '2/6'],
  [
    'estates of one street',
    { streets: ['1 2 | _ _ _ _ _ _ _ _', '1 2 3 4 5 6 | _ _ _ _ _'] },
    { kind: 'streetEstates', street: 1, sizes: [2, 6] },
    '1/2 10',
  ],
  [
    'estates and roundabout in one street',
    { streets: ['1 2 3 4 | R | _ _ _ _ _'] },
    { kind: 'oneStreetEstates', sizes: [4, 4], roundabouts: 1 },
    '2/3 10',
  ],
  [
    'estates with pools',
    { streets: ['_ _ | 3* | 4 | _ _ _ _ _ _'] },
    { kind: 'estatesWith', sizes: [1, 1], pools: 1, bis: 0 },
    '1/2 10',
  ],
  ['parks in all', { ticks: { parks: [1, 2, 0] } }, { kind: 'parksTotal', count: 7 }, '3/7'],
  ['parks in every street', { ticks: { parks: [3, 1, 0] } }, { kind: 'parksEveryStreet', count: 2 }, '3/6'],
  [
    'upgrades in all',
    { ticks: { upgrades: [1, 1, 0, 0, 0, 0] } },
    { kind: 'upgradesTotal', count: 6 },
    '2/6',
  ],
  [
    'full columns',
    { ticks: { upgrades: [1, 2, 1, 0, 0, 0] } },
    { kind: 'upgradeColumnsFull', count: 3 },
    '2/3',
  ],
];

test.each(ROWS)('%s', (_name, given, goal, progress) => {
  const { done, of, got } = planProgress(sheetOf(given), goal);
  expect(`${done}/${of} ${got.map((one) => (one ? '1' : '0')).join('')}`.trim()).toBe(progress);
});

test('every kind of goal has a row', () => {
  const kinds = new Set(ROWS.map(([, , goal]) => goal.kind));
  expect([...GOAL_KINDS].filter((kind) => !kinds.has(kind))).toEqual([]);
});

const PRINTED = Object.values(EDITIONS).flatMap(({ plans }) => plans.map(({ goal }) => goal));

test('a goal that is met is always complete, never more', () => {
  fc.assert(
    fc.property(anyPaper, fc.constantFrom(...PRINTED), ({ rows, ...ticks }, goal) => {
      const sheet = sheetOf({ streets: rows, ticks });
      const { done, of } = planProgress(sheet, goal);
      expect(done).toBeLessThanOrEqual(of);
      if (planMatches(sheet, goal).count > 0) expect(done).toBe(of);
    }),
    { numRuns: 300 },
  );
});
