import {
  aaaGroups,
  aaaResult,
  aaaScore,
  aaaTempPoints,
  levelZeroTempPoints,
  type AaaFigures,
} from '../../src/game/aaa';
import { aaaOutcome, scoreOf } from '../../src/game/result';
import { soloTempPoints } from '../../src/game/solo';
import type { Effect, Opponent } from '../../src/rules/types';
import { OPPONENT } from '../rules/rows/alone';
import { gameOf, played, type Given } from '../rules/support';

const SAM: AaaFigures = { park: 1, pool: 2, temp: 1, fence: 3, bisHouses: 2, upgradeValue: 2 };
const none = { plans: 0, ranked: 0 };
const VALUES = [7, 4, 1];

test('E3: three one-house cards with an upgrade and a bis: 5 houses × 2 = 10', () => {
  expect(aaaScore(['park', 'upgrade', 'pool', 'bis'], SAM, none).estates).toEqual([10]);
});

test('E3: temps 4 : 4, both first; Sam 7 + 4', () => {
  const pile: Effect[] = ['temp', 'temp', 'temp', 'temp'];
  const ranked = aaaTempPoints(pile, 4, VALUES);
  expect(ranked).toEqual({ player: 7, aaa: 7 });
  expect(aaaScore(pile, SAM, { plans: 0, ranked: ranked.aaa }).temps).toBe(11);
});

test.each<[string, Effect[], number[]]>([
  ['R11.7 both ends are fences', ['park', 'fence', 'pool'], [1, 1]],
  ['R11.7 empty groups do not count', ['fence', 'park', 'fence', 'fence', 'pool', 'fence'], [1, 1]],
  ['R11.7 no size limit', ['park', 'park', 'park', 'park', 'park', 'park', 'park', 'park'], [8]],
  ['R11.7 several upgrades count once', ['upgrade', 'upgrade', 'upgrade'], [6]],
  ['R11.7 an upgrade only in its own group', ['upgrade', 'fence', 'park'], [2, 1]],
  ['R11.7 a bis is as many houses as printed', ['bis', 'bis'], [4]],
  [
    'R11.6 the five best, best first',
    [
      'park',
      'fence',
      'bis',
      'fence',
      'bis',
      'park',
      'fence',
      'park',
      'fence',
      'upgrade',
      'fence',
      'park',
      'fence',
      'park',
    ],
    [3, 2, 2, 1, 1],
  ],
  ['R11.6 nothing given', [], []],
])('%s', (_, pile, estates) => {
  expect(aaaScore(pile, SAM, none).estates).toEqual(estates);
});

test('R11.6 every line, and their sum', () => {
  const pile: Effect[] = ['park', 'park', 'fence', 'pool', 'temp', 'fence', 'bis', 'upgrade'];
  expect(aaaScore(pile, SAM, { plans: 11, ranked: 4 })).toEqual({
    plans: 11,
    parks: 2,
    pools: 2,
    temps: 5, // 1 + 4
    fences: 6, // 2 · 3
    estates: [6, 2, 2], // (2 + 1) · 2
    groups: 3,
    total: 36,
  });
});

test('R11.9 all groups count for the tie, not only the best five', () => {
  const pile: Effect[] = [
    'park',
    'fence',
    'park',
    'fence',
    'park',
    'fence',
    'park',
    'fence',
    'park',
    'fence',
    'park',
  ];
  expect(aaaScore(pile, SAM, none)).toMatchObject({ groups: 6, estates: [1, 1, 1, 1, 1] });
  expect(aaaGroups(pile)).toHaveLength(6);
});

test.each([
  ['R11.6 the player has more', 5, 3, { player: 7, aaa: 4 }],
  ['R11.6 AAA has more', 1, 3, { player: 4, aaa: 7 }],
  ['R11.6 AAA has none', 1, 0, { player: 7, aaa: 0 }],
  ['R11.6 nobody has any', 0, 0, { player: 0, aaa: 0 }],
])('%s', (_, player, cards, expected) => {
  expect(aaaTempPoints(new Array<Effect>(cards).fill('temp'), player, VALUES)).toEqual(expected);
});

test.each([
  [7, 7],
  [6, 7],
  [5, 4],
  [4, 4],
  [3, 1],
  [2, 1],
  [1, 0],
  [0, 0],
])('R11.8 at level 0 with places at 6, 4 and 2, %i temps bring %i', (temps, points) => {
  expect(levelZeroTempPoints(temps, [6, 4, 2], VALUES)).toBe(points);
});

test.each([
  ['R11.9 more points', { total: 81, estates: 0 }, { total: 80, estates: 9 }, 'player'],
  ['R11.9 fewer points', { total: 79, estates: 9 }, { total: 80, estates: 0 }, 'aaa'],
  ['R11.9 a tie: more estates', { total: 80, estates: 5 }, { total: 80, estates: 4 }, 'player'],
  ['R11.9 a tie: fewer estates', { total: 80, estates: 3 }, { total: 80, estates: 4 }, 'aaa'],
  ['R11.9 equal: shared', { total: 80, estates: 4 }, { total: 80, estates: 4 }, 'shared'],
])('%s', (_, player, aaa, expected) => {
  expect(aaaResult(player, aaa)).toBe(expected);
});

test.each([
  ['R9.3 six temps', 6, 7],
  ['R9.3 more', 9, 7],
  ['R9.3 five are not enough', 5, 0],
])('%s', (_, temps, points) => {
  expect(soloTempPoints(temps, { temps: 6, points: 7 })).toBe(points);
});

describe('the score of a game', () => {
  const temps = (play: Given['play'], count: number, others: number[]) =>
    scoreOf(gameOf({ ...(play === undefined ? {} : { play }), ticks: { temps: count } }), others).temps;
  const level0: Opponent = { ...OPPONENT, level0Places: [6, 4, 2] };

  test('R8.4 at the table temps are compared with the others', () => {
    expect(temps({ kind: 'table' }, 2, [5, 4])).toBe(1);
    expect(temps({ kind: 'expert' }, 2, [5])).toBe(4);
    expect(temps({ kind: 'table' }, 2, [])).toBe(7);
  });

  test('R9.3 alone they are counted', () => {
    expect(temps({ kind: 'solo', cards: 81, temps: 6, points: 7 }, 6, [])).toBe(7);
    expect(temps({ kind: 'solo', cards: 81, temps: 6, points: 7 }, 5, [])).toBe(0);
  });

  test('R11.6 and R11.8 against AAA', () => {
    const game = gameOf({ play: { kind: 'aaa', opponent: OPPONENT }, ticks: { temps: 1 } });
    expect(scoreOf(played(game, 'write 8 park 1/3; give temp; write 9 park 1/4; give temp'), []).temps).toBe(
      4,
    );
    expect(temps({ kind: 'aaa', opponent: level0 }, 4, [])).toBe(4);
  });

  test('R11 the comparison', () => {
    const game = played(
      gameOf({ play: { kind: 'aaa', opponent: OPPONENT }, ticks: { temps: 1 } }),
      'validation 0; write 8 park 1/3; give temp',
    );
    const outcome = aaaOutcome(game);
    expect(outcome?.aaa).toMatchObject({ plans: 10, temps: 8, estates: [1], total: 19 });
    expect(outcome?.player.temps).toBe(7);
    expect(outcome?.result).toBe('aaa');
  });

  test('R11.9 in a tie the complete estates are compared', () => {
    const given: Given = { play: { kind: 'aaa', opponent: OPPONENT }, streets: ['1 | _ _ _ _ _ _ _ _ _'] };
    const tied = played(gameOf(given), 'write 8 park 1/3; give bis'); // 1 : 2
    expect(aaaOutcome(tied)?.result).toBe('aaa');
    const equal = played(
      gameOf({ ...given, streets: ['1 | 2 | _ _ _ _ _ _ _ _'] }),
      'write 8 park 1/4; give bis',
    ); // 2 : 2
    expect(aaaOutcome(equal)?.result).toBe('player');
  });

  test('R11.8 at level 0 and elsewhere there is none', () => {
    expect(aaaOutcome(gameOf({ play: { kind: 'aaa', opponent: level0 } }))).toBeNull();
    expect(aaaOutcome(gameOf({}))).toBeNull();
  });
});
