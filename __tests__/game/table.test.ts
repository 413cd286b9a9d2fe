import { parseEntry } from '../../src/game/codec/entry';
import {
  allSizes,
  blankLine,
  CLAIMS,
  finalTable,
  nextClaim,
  NO_ENTRY,
  type Entry,
  type Seat,
} from '../../src/game/table';
import { setupOf, sheetOf, type Given } from '../rules/support';

const told = (part: Partial<Entry>): Seat => ({ entry: { ...NO_ENTRY, ...part }, sheet: null });
const total = (points: number, part: Partial<Entry> = {}) => told({ total: points, ...part });
const temps = (count: number, points = 0, part: Partial<Entry> = {}) =>
  told({ told: 'temps', temps: count, total: points, ...part });
const mine = (given: Given, part: Partial<Entry> = {}): Seat => ({
  entry: { ...NO_ENTRY, own: true, ...part },
  sheet: sheetOf(given),
});

const tableOf = (seats: readonly Seat[], given: Given = {}) => finalTable(setupOf(given), seats);

describe('R8.4 temps', () => {
  test.each([
    ['ties share the points', [temps(5), temps(5), temps(1), temps(0)], [7, 7, 4, 0]],
    ['the sheet takes part with its boxes', [mine({ ticks: { temps: 2 } }), temps(5), temps(4)], [1, 7, 4]],
    ['one count alone tells nothing yet', [mine({ ticks: { temps: 2 } }), total(60)], [null, null]],
    ['none ticked, no points, whatever the others have', [mine({}), total(60)], [0, null]],
    ['a fourth count earns nothing', [temps(4), temps(3), temps(2), temps(1)], [7, 4, 1, 0]],
    ['a rank chosen by hand stands', [mine({ ticks: { temps: 2 } }, { tempRank: 3 }), total(60)], [1, null]],
    ['by hand also none', [temps(5, 0, { tempRank: 0 }), temps(5)], [0, 7]],
    ['a total hides temps entered before', [temps(3), told({ total: 9, temps: 5 })], [null, null]],
  ])('%s', (_, seats, points) => {
    expect(tableOf(seats).lines.map(({ tempPoints }) => tempPoints)).toEqual(points);
  });

  test.each([
    ['without them: they are added', temps(5, 76), 83],
    ['with them: they are in it already', temps(5, 83, { tempsIn: true }), 83],
    ['a total is final', total(83, { temps: 5 }), 83],
  ])('told %s', (_, seat, points) => {
    expect(tableOf([mine({ ticks: { temps: 2 } }), seat]).lines[1]?.total).toBe(points);
  });

  test('my own total takes them as soon as they are known', () => {
    const me = mine({ ticks: { temps: 2 } });
    const totals = (...others: Seat[]) => tableOf([me, ...others]).lines[0]?.total;
    expect(totals(total(60))).toBe(0);
    expect(totals(temps(5))).toBe(4);
    expect(totals(temps(1))).toBe(7);
  });

  test('R9.3 alone the card knows them', () => {
    const [line] = tableOf([{ ...mine({ ticks: { temps: 6 } }), tempPoints: 7 }]).lines;
    expect(line).toMatchObject({ tempPoints: 7, tempRank: null, total: 7, place: 1 });
  });
});

describe('R5.2 plans', () => {
  // Plan k is worth 10 + k first and k later.
  const claimed = { ticks: { plans: [10, 1, null] } };
  test.each([
    ['as noted on the sheet', {}, ['first', 'later', 'none'], 11],
    ['somebody was earlier', { claims: ['later', null, null] as const }, ['later', 'later', 'none'], 1],
    ['it was the same turn', { claims: [null, 'first', null] as const }, ['first', 'first', 'none'], 21],
    ['not claimed after all', { claims: ['none', null, null] as const }, ['none', 'later', 'none'], 1],
    ['forgotten in the game', { claims: [null, null, 'later'] as const }, ['first', 'later', 'later'], 13],
  ])('%s', (_, part, claims, points) => {
    const [line] = tableOf([mine(claimed, part)]).lines;
    expect(line?.claims).toEqual(claims);
    expect(line?.total).toBe(points);
  });

  test('claims pay into a line that is told in full, not into a mere total', () => {
    const claims = ['first', 'later', 'none'] as const;
    const full = told({ told: 'lines', line: blankLine(3), claims });
    expect(tableOf([full, total(40, { claims })]).lines.map((line) => line.total)).toEqual([11, 40]);
  });

  test('a tap cycles first, later, none', () => {
    expect([null, ...CLAIMS].map(nextClaim)).toEqual(['first', 'later', 'none', 'first']);
  });
});

test('a full line adds up, penalties taken off', () => {
  const line = {
    parks: [2, null, 18],
    pools: 9,
    estates: [6, 4, 3, 21, 5, 0],
    bis: 6,
    roundabouts: 3,
    refusals: null,
  };
  const seat = told({ told: 'lines', line, temps: 2, claims: ['first', 'none', 'none'] });
  const [found] = tableOf([seat, temps(5), temps(4)]).lines;
  // 10 + 20 + 9 + 1 + 39 − 6 − 3
  expect(found?.total).toBe(70);
  expect(found?.score).toEqual({
    plans: [10, 0, 0],
    parks: [2, 0, 18],
    pools: 9,
    temps: 1,
    estates: [6, 4, 3, 21, 5, 0],
    bis: -6,
    roundabouts: -3,
    refusals: 0,
    total: 70,
  });
});

describe('R8.7 places', () => {
  const sizes = (...counts: (number | null)[]) => ({ sizes: [...counts, ...NO_ENTRY.sizes].slice(0, 6) });
  const places = (seats: readonly Seat[], edition: '2018' | '2023') =>
    tableOf(seats, { edition }).lines.map(({ place }) => place);

  test.each([
    ['by total; without one there is no place', [total(50), total(70), told({})], [2, 1, null]],
    ['more estates win', [total(50, { estates: 8 }), total(50, { estates: 9 })], [2, 1]],
    [
      'equals share, the next place is left out',
      [
        total(50, { estates: 8, ...sizes(0, 0, 0, 0, 0, 8) }),
        total(50, { estates: 8, ...sizes(0, 0, 0, 0, 0, 8) }),
        total(40),
      ],
      [1, 1, 3],
    ],
  ])('in both editions: %s', (_, seats, expected) => {
    expect(places(seats, '2018')).toEqual(expected);
    expect(places(seats, '2023')).toEqual(expected);
  });

  test.each([1, 2, 3, 4, 5])('as many estates: 2023 shares, 2018 counts up to size %d', (size) => {
    const before = new Array<number>(size - 1).fill(1); // size 6 alone cannot differ
    const seats = [
      total(50, { estates: 30, ...sizes(...before, 1) }),
      total(50, { estates: 30, ...sizes(...before, 3) }),
    ];
    expect(places(seats, '2018')).toEqual([2, 1]);
    expect(places(seats, '2023')).toEqual([1, 1]);
  });
});

describe('R8.7 what is asked', () => {
  const me = mine({ streets: ['1 2 | 3 | _ _ _ _ _ _ _'], ticks: { temps: 0 } }); // sizes 2 and 1: 3 points
  const asked = (seats: readonly Seat[], edition: '2018' | '2023' = '2018') =>
    tableOf(seats, { edition }).ties.map(({ ask, by, place, seats: level }) => [
      ask,
      by,
      place,
      level.length,
    ]);
  const answer = (part: Partial<Entry>) => [me, total(3, part)];

  test.each([
    ['nothing without a tie', [me, total(4)], []],
    ['nothing of those without a total', [me, told({})], []],
    ['the number of estates', answer({}), [[1, 'estates', 1, 2]]],
    ['nothing once it decides', answer({ estates: 3 }), []],
    ['2018: then size 1', answer({ estates: 2 }), [[1, 'size1', 1, 2]]],
    ['then size 2', answer({ estates: 2, sizes: [1, null, null, null, null, null] }), [[1, 'size2', 1, 2]]],
    [
      'no size that follows from the others',
      answer({ estates: 2, sizes: [1, 1, null, null, null, null] }),
      [],
    ],
    ['one question after the other', [me, total(3), total(3)], [[1, 'estates', 1, 3]]],
    [
      'those who are told apart are left alone',
      [me, total(3, { estates: 5 }), total(3, { estates: 2 })],
      [[2, 'size1', 2, 2]],
    ],
    [
      'every block of equals',
      [total(9), total(9), total(8), total(8)],
      [
        [0, 'estates', 1, 2],
        [2, 'estates', 3, 2],
      ],
    ],
  ] as const)('%s', (_, seats, expected) => {
    expect(asked(seats)).toEqual(expected);
  });

  test('2023 asks for no sizes', () => {
    expect(asked(answer({ estates: 2 }), '2023')).toEqual([]);
  });

  test('a block waits at its shared place and shows what is known', () => {
    const { lines, ties } = tableOf([total(9), me, total(3)]);
    expect(lines.map(({ place, open }) => [place, open])).toEqual([
      [1, false],
      [2, true],
      [2, true],
    ]);
    expect(ties[0]?.known).toEqual([{ seat: 1, value: 2 }]);
  });

  test('sizes count as known only if all are', () => {
    expect(allSizes(told({ estates: 2, sizes: [1, 1, null, null, null, null] }))).toEqual([1, 1, 0, 0, 0, 0]);
    expect(allSizes(told({ estates: 3, sizes: [1, 1, null, null, null, null] }))).toBeNull();
    expect(allSizes(told({}))).toBeNull();
    expect(allSizes(me)).toEqual([1, 1, 0, 0, 0, 0]);
  });
});

/** Five at a table: ties in temps and in totals, then a correction. */
describe.each(['2018', '2023'] as const)('a whole table of %s', (edition) => {
  const me = mine({
    edition,
    streets: ['1 2 3 | 4 | _ _ _ _ _ _'], // sizes 3 and 1: 4 points, two estates
    ticks: { temps: 3, plans: [10, null, null] },
  });
  const others = [
    temps(5, 11),
    temps(5, 7, { estates: 2, sizes: [0, 2, 0, 0, 0, 0] }),
    temps(3, 14),
    total(2),
  ];

  test('ranks as the edition says', () => {
    const { lines } = tableOf([me, ...others], { edition });
    expect(lines.map(({ tempPoints }) => tempPoints)).toEqual([4, 7, 7, 4, null]);
    expect(lines.map((line) => line.total)).toEqual([18, 18, 14, 18, 2]);
    expect(lines.map(({ place }) => place)).toEqual([1, 1, 4, 1, 5]);
    expect(lines.map(({ open }) => open)).toEqual([true, true, false, true, false]);
  });

  test('the answers settle it', () => {
    const [one, , three] = others;
    const answered = [
      me,
      told({ ...one?.entry, estates: 2, sizes: [0, 2, 0, 0, 0, 0] }),
      told({ ...others[1]?.entry }),
      told({ ...three?.entry, estates: 1 }),
      total(2),
    ];
    const { lines, ties } = tableOf(answered, { edition });
    expect(ties).toEqual([]);
    expect(lines.map(({ place }) => place)).toEqual(edition === '2018' ? [1, 2, 4, 3, 5] : [1, 1, 4, 3, 5]);
  });

  test('a correction ranks anew: I was later with my plan', () => {
    const corrected = { ...me, entry: { ...me.entry, claims: ['later', null, null] as const } };
    const { lines } = tableOf([corrected, ...others], { edition });
    expect(lines.map((line) => line.total)).toEqual([8, 18, 14, 18, 2]);
    expect(lines.map(({ place }) => place)).toEqual([4, 1, 3, 1, 5]);
  });
});

test('what was entered is read back, and nothing else', () => {
  const entry: Entry = { ...NO_ENTRY, told: 'lines', line: blankLine(3), claims: ['first', null, 'none'] };
  expect(parseEntry(JSON.parse(JSON.stringify(entry)))).toEqual({ ok: true, value: entry });
  expect(parseEntry({ ...entry, told: 'half' })).toMatchObject({ ok: false, fault: { path: 'entry.told' } });
  expect(parseEntry({ ...entry, sizes: [1] })).toMatchObject({ ok: false, fault: { path: 'entry.sizes' } });
});
