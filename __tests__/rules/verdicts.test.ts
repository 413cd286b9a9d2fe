import { CLASSIC } from '../../src/editions/sheets';
import { problemInTurn } from '../../src/rules/problem';
import { PROBLEM_CODES } from '../../src/rules/problems';
import { ALONE } from './rows/alone';
import { EFFECT_ROWS } from './rows/effects';
import { ENDING } from './rows/ending';
import { PLAN_ROWS } from './rows/plans';
import { WRITING } from './rows/writing';
import { events, gameOf, played, verdict } from './support';

const ROWS = [...WRITING, ...EFFECT_ROWS, ...PLAN_ROWS, ...ENDING, ...ALONE];

test.each(ROWS)('%s', (_, given, play, expected) => {
  const found = verdict(gameOf(given), play);
  expect(found?.code ?? 'allowed').toBe(expected);
  if (found?.code === 'notInThisGame') expect(found.event).toBe(events(play).at(-1)?.type);
});

test('every reason of the closed list occurs in a row', () => {
  const seen = new Set<string>(ROWS.map(([, , , expected]) => expected));
  // within one turn a second number is refused instead of opening the next turn
  const game = played(gameOf({}), 'write 8 park 1/2');
  for (const event of events('write 9 park 1/3; refusal 1 2 3; deal 8:pool 3:fence 12:bis')) {
    const code = problemInTurn(game, event)?.code;
    expect(code).toBe('turnTaken');
    seen.add(code ?? '');
  }
  seen.delete('allowed');
  expect([...seen].sort()).toEqual([...PROBLEM_CODES].sort());
});

describe('the facts a sentence needs', () => {
  const hemmed = gameOf({ advanced: true, streets: ['_ 5 _ _ 9 _ R _ _ _'] });
  test.each([
    [
      'R3.2 the lower neighbour',
      'write 4 park 1/4',
      { code: 'tooLow', number: 4, neighbour: 5, street: 1, house: 2 },
    ],
    [
      'R3.2 the higher neighbour',
      'write 10 park 1/3',
      { code: 'tooHigh', number: 10, neighbour: 9, street: 1, house: 5 },
    ],
    [
      'R3.2 the same on the left',
      'write 5 park 1/4',
      { code: 'sameNumber', number: 5, neighbour: 5, street: 1, house: 2 },
    ],
    [
      'R3.2 the same on the right',
      'write 9 park 1/3',
      { code: 'sameNumber', number: 9, neighbour: 9, street: 1, house: 5 },
    ],
    ['R3.1 the number there', 'write 9 park 1/2', { code: 'houseTaken', street: 1, house: 2, number: 5 }],
    [
      'R3.1 a roundabout has none',
      'write 9 park 1/7',
      { code: 'houseTaken', street: 1, house: 7, number: null },
    ],
    ['R3.3 the house that would do', 'refusal 5 6 7', { code: 'mustWrite', number: 5, street: 1, house: 8 }],
    [
      'R3.3 in the street that would do',
      'refusal 15 6 7',
      { code: 'mustWrite', number: 15, street: 1, house: 6 },
    ],
    ['R4.5 the shift to tick', 'write 8 temp 2/3 =9; endTurn', { code: 'tempMissing', card: 8, number: 9 }],
    ['R4.1 the place', 'write 8 fence 2/3; fence 1/6', { code: 'fenceStands', street: 1, place: 6 }],
    [
      'R4.6 the side',
      'write 8 bis 2/3; bis 1/8 left',
      { code: 'nothingToCopy', street: 1, house: 8, side: 'left' },
    ],
    [
      'R2.3 the effect on offer',
      'write 8 bis 2/3; park',
      { code: 'wrongEffect', effect: 'park', offered: 'bis' },
    ],
    ['R6.1 the number there', 'roundabout 1/5', { code: 'houseTaken', street: 1, house: 5, number: 9 }],
  ])('%s', (_, play, expected) => {
    expect(verdict(hemmed, play)).toEqual(expected);
  });

  test('R4.6 the fence in the way, on either side', () => {
    const game = gameOf({ streets: ['5 | _ | 8 _ _ _ _ _ _ _'] });
    expect(verdict(game, 'write 9 bis 2/3; bis 1/2 left')).toEqual({
      code: 'bisAcrossFence',
      street: 1,
      place: 1,
    });
    expect(verdict(game, 'write 9 bis 2/3; bis 1/2 right')).toEqual({
      code: 'bisAcrossFence',
      street: 1,
      place: 2,
    });
  });

  test('R4.2 the number of the pair', () => {
    const game = gameOf({ streets: ['5 5b _ _ _ _ _ _ _ _'] });
    expect(verdict(game, 'write 9 fence 2/3; fence 1/1')).toEqual({
      code: 'fenceInBisPair',
      street: 1,
      place: 1,
      number: 5,
    });
  });

  test('R1.5 the row that is full', () => {
    const full = gameOf({ ticks: { parks: [0, 4, 0], upgrades: [0, 0, 3, 0, 0, 0] } });
    expect(verdict(full, 'write 9 park 2/3; park')).toEqual({ code: 'trackFull', track: 'park', row: 2 });
    expect(verdict(full, 'write 9 upgrade 2/3; upgrade 3')).toEqual({
      code: 'trackFull',
      track: 'upgrade',
      row: 3,
    });
  });

  test('R1.5 the track that is full', () => {
    const full = gameOf({
      advanced: true,
      streets: ['R _ R _ _ _ _ _ _ _'],
      ticks: { temps: 11 },
      def: { ...CLASSIC, pools: [0] },
    });
    expect(verdict(full, 'write 9 temp 2/3; temp')).toEqual({ code: 'trackFull', track: 'temps', row: 1 });
    expect(verdict(full, 'write 9 pool 2/4; pool')).toEqual({ code: 'trackFull', track: 'pools', row: 1 });
    expect(verdict(full, 'roundabout 2/4')).toEqual({ code: 'trackFull', track: 'roundabouts', row: 1 });
  });

  test('R7.1 why it is over', () => {
    const game = gameOf({ ticks: { refusals: 3, plans: [1, 2, 3] } });
    expect(verdict(game, 'write 9 park 2/3')).toEqual({ code: 'gameOver', reasons: ['refusals', 'plans'] });
    expect(verdict(game, 'roundabout 2/3')).toEqual({ code: 'gameOver', reasons: ['refusals', 'plans'] });
  });
});
