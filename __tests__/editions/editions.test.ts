import { EDITIONS } from '../../src/editions';
import { DECK_COLUMNS, type DeckRows } from '../../src/editions/decks';
import { OPPONENT_RANGES, OPPONENTS_2023 } from '../../src/editions/opponents';
import { CLASSIC } from '../../src/editions/sheets';
import { EDITION_IDS } from '../../src/editions/types';
import { sheetFault } from '../../src/rules/faults';
import { planMatches } from '../../src/rules/plans';
import { EFFECTS, ESTATE_SIZES, GOAL_KINDS, type EstateSize } from '../../src/rules/types';
import { setupOf, sheetOf, type Given } from '../rules/support';

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
const editions = EDITION_IDS.map((id) => EDITIONS[id]);

describe('the decks', () => {
  const perNumber = (deck: DeckRows) => deck.map(sum);
  const perEffect = (deck: DeckRows) =>
    DECK_COLUMNS.map((_, column) => sum(deck.map((row) => row[column] ?? 0)));

  test('2018: 81 cards', () => {
    const { deck } = EDITIONS['2018'];
    expect(perNumber(deck)).toEqual([3, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 3]);
    expect(perEffect(deck)).toEqual([18, 18, 18, 9, 9, 9]);
    expect(sum(perNumber(deck))).toBe(81);
  });

  test('2023: 63 cards', () => {
    const { deck } = EDITIONS['2023'];
    expect(perNumber(deck)).toEqual([2, 2, 3, 4, 5, 6, 6, 7, 6, 6, 5, 4, 3, 2, 2]);
    expect(perEffect(deck)).toEqual([14, 14, 14, 7, 7, 7]);
    expect(sum(perNumber(deck))).toBe(63);
  });

  test('the columns are the effects, and the piles are equal', () => {
    expect(DECK_COLUMNS).toEqual(EFFECTS);
    for (const { deck } of editions) expect(sum(perNumber(deck)) % 3).toBe(0);
  });

  test('the solo deck is the whole deck', () => {
    expect(EDITIONS['2018'].solo).toEqual({ cards: 81, temps: 6, points: 7 });
    expect(EDITIONS['2023'].solo).toBeNull();
  });
});

describe('the classic sheet', () => {
  test('R1.1 ten, eleven and twelve houses with three pools each', () => {
    expect(CLASSIC.streets.map(({ houses, pools }) => [houses, pools])).toEqual([
      [10, [3, 7, 8]],
      [11, [1, 4, 8]],
      [12, [2, 7, 11]],
    ]);
  });

  test('tracks never fall', () => {
    const tracks = [
      ...CLASSIC.streets.map(({ park }) => park),
      CLASSIC.pools,
      CLASSIC.bis,
      CLASSIC.roundabouts,
      CLASSIC.refusals,
      ...ESTATE_SIZES.map((size) => CLASSIC.upgrade[size]),
    ];
    for (const track of tracks) expect([...track].sort((a, b) => a - b)).toEqual(track);
  });

  test('as many pool boxes as pools, an estate is worth its houses at first', () => {
    expect(CLASSIC.pools.length - 1).toBe(sum(CLASSIC.streets.map(({ pools }) => pools.length)));
    for (const size of ESTATE_SIZES) expect(CLASSIC.upgrade[size][0]).toBe(size);
  });

  test('boxes per track', () => {
    expect(CLASSIC.streets.map(({ park }) => park.length - 1)).toEqual([3, 4, 5]);
    expect(ESTATE_SIZES.map((size) => CLASSIC.upgrade[size].length - 1)).toEqual([1, 2, 3, 4, 4, 4]);
    expect([
      CLASSIC.tempBoxes,
      CLASSIC.bis.length - 1,
      CLASSIC.roundabouts.length - 1,
      CLASSIC.refusals.length - 1,
    ]).toEqual([11, 9, 2, 3]);
  });

  test('what full tracks are worth', () => {
    expect([
      ...CLASSIC.streets.map(({ park }) => park.at(-1)),
      CLASSIC.pools.at(-1),
      CLASSIC.bis.at(-1),
    ]).toEqual([10, 14, 18, 36, 28]);
    expect(ESTATE_SIZES.map((size) => CLASSIC.upgrade[size].at(-1))).toEqual([3, 4, 6, 8, 10, 12]);
  });
});

describe('the plans', () => {
  const all = editions.flatMap(({ plans }) => plans);

  test('ids are unique', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test('2018: 28 cards, 18 of them basic, six per stack', () => {
    const { plans } = EDITIONS['2018'];
    const cards = (stack: number, advanced: boolean) =>
      plans.filter((row) => row.stack === stack && row.advanced === advanced).length;
    expect([1, 2, 3].map((stack) => cards(stack, false))).toEqual([6, 6, 6]);
    expect([1, 2, 3].map((stack) => cards(stack, true))).toEqual([5, 5, 0]);
    expect(sum(plans.map(({ first }) => first ?? 0))).toBe(247);
    expect(sum(plans.map(({ later }) => later ?? 0))).toBe(129);
    expect(plans.every(({ first, later }) => first !== null && later !== null && first > later)).toBe(true);
  });

  test('2023: the 17 advanced goals and four basic ones; nothing is made up', () => {
    const { plans } = EDITIONS['2023'];
    expect(plans.filter(({ advanced }) => advanced)).toHaveLength(17);
    expect(
      plans.filter(({ advanced, first, later }) => advanced && (first !== null || later !== null)),
    ).toEqual([]);
    expect(
      plans.filter(({ advanced }) => !advanced).map(({ stack, first, later }) => [stack, first, later]),
    ).toEqual([
      ['A', 6, 3],
      ['B', 9, null],
      ['B', null, 3],
      ['C', 11, 6],
    ]);
  });

  test('every kind of goal is printed on some card', () => {
    expect(GOAL_KINDS.filter((kind) => !all.some(({ goal }) => goal.kind === kind))).toEqual([]);
  });

  test('each plan lies in a stack of its edition', () => {
    for (const { plans, stacks } of editions)
      expect(plans.every(({ stack }) => stacks.includes(stack))).toBe(true);
  });

  test.each(all.filter(({ goal }) => goal.kind === 'estates').map(({ id, goal }) => [id, goal] as const))(
    '%s can be met',
    (_, goal) => {
      if (goal.kind !== 'estates') throw new Error(goal.kind);
      expect(planMatches(sheetOf({ streets: packed(goal.sizes) }), goal).count).toBe(1);
    },
  );

  test.each(all.filter(({ goal }) => goal.kind !== 'estates').map(({ id, goal }) => [id, goal] as const))(
    '%s can be met',
    (id, goal) => {
      const given = WITNESSES[id];
      if (given === undefined) throw new Error(`no sheet for ${id}`);
      expect(sheetFault(sheetOf(given), setupOf(given).rules)).toBeNull();
      expect(planMatches(sheetOf(given), goal).count).toBeGreaterThan(0);
    },
  );
});

/** Lays estates into the streets, each where it still fits. */
function packed(sizes: readonly EstateSize[]): string[] {
  const free = [10, 11, 12];
  const rows: string[][] = [[], [], []];
  for (const size of [...sizes].sort((a, b) => b - a)) {
    const street = free.findIndex((houses) => houses >= size);
    rows[street]?.push(...Array.from({ length: size }, () => 'n'), '|');
    free[street] = (free[street] ?? 0) - size;
  }
  return rows.map((row, index) => {
    let number = 0;
    const words = [...row, ...Array.from({ length: free[index] ?? 0 }, () => '_')].map((word) =>
      word === 'n' ? String(number++) : word,
    );
    return words.join(' ').replace(/ \|$/, '');
  });
}

const FULL_1 = '0 1 2 3 4 5 6 7 8 9';
const BLANK_1 = '_ _ _ _ _ _ _ _ _ _';
const BLANK_2 = '_ _ _ _ _ _ _ _ _ _ _';
const POOLS_1 = '_ _ 3* _ _ _ 7* 8* _ _';
const POOLS_2 = '1* _ _ 4* _ _ _ 8* _ _ _';
const POOLS_3 = '_ 2* _ _ _ _ 7* _ _ _ 11* _';

/** For each other goal a legal sheet that meets it. */
const WITNESSES: Readonly<Record<string, Given>> = {
  '2018-1-fullStreet-3': { streets: [BLANK_1, BLANK_2, '0 1 2 3 4 5 6 7 8 9 10 11'] },
  '2018-1-fullStreet-1': { streets: [FULL_1] },
  '2018-1-bisInOneStreet-5': { streets: ['1 1b 2 2b 3 3b 4 4b 5 5b'] },
  '2018-1-temps-7': { ticks: { temps: 7 } },
  '2018-1-streetEnds': {
    streets: ['1 _ _ _ _ _ _ _ _ 9', '1 _ _ _ _ _ _ _ _ _ 9', '1 _ _ _ _ _ _ _ _ _ _ 9'],
  },
  '2018-2-allParksOfStreets-2': { ticks: { parks: [3, 4, 0] } },
  '2018-2-allPoolsOfStreets-2': { streets: [POOLS_1, POOLS_2] },
  '2018-2-parksAndPoolsOfStreet-3': { streets: [BLANK_1, BLANK_2, POOLS_3], ticks: { parks: [0, 0, 5] } },
  '2018-2-parksAndPoolsOfStreet-2': { streets: [BLANK_1, POOLS_2], ticks: { parks: [0, 4, 0] } },
  '2018-2-parksPoolsAndRoundaboutInOneStreet': {
    streets: ['R _ 3* _ _ _ 7* 8* _ _'],
    ticks: { parks: [3, 0, 0] },
  },
  '2023-A-endEstates-1': {
    streets: ['1 | _ _ _ _ _ _ _ _ | 9', '1 | _ _ _ _ _ _ _ _ _ | 9', '1 | _ _ _ _ _ _ _ _ _ _ | 9'],
  },
  '2023-A-streetEstates-1-26': { streets: ['1 2 | 3 4 5 6 7 8 | _ _'] },
  '2023-A-streetEstates-2-344': { streets: [BLANK_1, '1 2 3 | 4 5 6 7 | 8 9 10 11'] },
  '2023-A-streetEstates-3-336': { streets: [BLANK_1, BLANK_2, '1 2 3 | 4 5 6 | 7 8 9 10 11 12'] },
  '2023-A-oneStreetEstates-44-roundabouts1': { streets: ['1 2 3 4 | R | 1 2 3 4 | _'] },
  '2023-A-oneStreetEstates-223-roundabouts2': { streets: ['1 2 | R | 1 2 | R | 1 2 3 | _'] },
  '2023-B-estatesWith-112-pools1': { streets: ['_ _ | 3* | _ _ _ | 7* | 8* 9 | _'] },
  '2023-B-estatesWith-233-pools1': {
    streets: ['1 2 3* | _ _ _ | 7* | 8* 9 | _', '1* 2 4 | _ _ _ _ _ _ _ _'],
  },
  '2023-B-estatesWith-56-pools1-bis1': { streets: ['1 2 3* 4 4b | _ _ _ _ _', '1* 2 3 4 5 5b | _ _ _ _ _'] },
  '2023-B-estatesWith-224-bis1': { streets: ['1 1b | 2 2b | 3 4 5 5b | _ _'] },
  '2023-B-estatesWith-45-bis2': { streets: ['1 1b 2 2b | 3 4 4b 5 5b | _'] },
  '2023-C-parksTotal-7': { ticks: { parks: [2, 2, 3] } },
  '2023-C-parksEveryStreet-2': { ticks: { parks: [2, 2, 2] } },
  '2023-C-allParksOfStreets-2': { ticks: { parks: [0, 4, 5] } },
  '2023-C-temps-5': { ticks: { temps: 5 } },
  '2023-C-upgradesTotal-6': { ticks: { upgrades: [1, 1, 1, 1, 1, 1] } },
  '2023-C-upgradeColumnsFull-3': { ticks: { upgrades: [1, 2, 3, 0, 0, 0] } },
};

test('R4.2, R4.6, R5.8, R8.7: where the editions differ', () => {
  expect(EDITIONS['2018'].rules).toEqual({
    fenceBetweenBisPair: false,
    bisAcrossFence: false,
    reshuffleOnFirstPlan: true,
    tieBreak: ['estates', 'size1', 'size2', 'size3', 'size4', 'size5', 'size6'],
  });
  expect(EDITIONS['2023'].rules).toEqual({
    fenceBetweenBisPair: true,
    bisAcrossFence: true,
    reshuffleOnFirstPlan: false,
    tieBreak: ['estates'],
  });
  expect(editions.map(({ refill, expert }) => [refill, expert])).toEqual([
    ['together', true],
    ['pileByPile', false],
  ]);
});

test('known figures of opponents lie within what is printed', () => {
  for (const opponent of OPPONENTS_2023) {
    for (const [figure, [low, high]] of Object.entries(OPPONENT_RANGES)) {
      const value = Object.entries(opponent).find(([name]) => name === figure)?.[1] ?? low;
      expect(value).toBeGreaterThanOrEqual(low);
      expect(value).toBeLessThanOrEqual(high);
    }
  }
});
