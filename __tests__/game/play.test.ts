import fc from 'fast-check';
import { EDITIONS } from '../../src/editions';
import { greedyPlayer, randomPlayer } from '../../src/game/bots';
import { replay } from '../../src/game/log';
import { playout } from '../../src/game/playout';
import { aaaPlay, planCard, setupFor, soloPlay } from '../../src/game/setup';
import { STEPS, turnStep } from '../../src/game/step';
import { score } from '../../src/rules/score';
import { randomFrom } from '../../src/rules/random';
import { endReasons, isOver } from '../../src/rules/turn';
import type { Play, Setup } from '../../src/rules/types';
import { anyGame, PLAYS } from '../rules/random-games';
import { OPPONENT } from '../rules/rows/alone';
import { gameOf, planCards, played, type Given } from '../rules/support';

const LAST: Given = {
  streets: ['0 1 2 3 4 5 6 7 8 9', '0 1 2 3 4 5 6 7 8 9 10', '0 1 2 3 4 5 6 7 8 9 10 _'],
};
const aaa: Play = aaaPlay(OPPONENT);

const ROWS: readonly (readonly [string, Given, string, (typeof STEPS)[number]])[] = [
  ['R2.2 first the number', {}, '', 'number'],
  ['R2.4 also after a roundabout', { advanced: true }, 'roundabout 1/3', 'number'],
  ['R2.2 then the effect', {}, 'write 8 fence 1/3', 'effect'],
  ['R4.5 a temp that must be ticked', {}, 'write 8 temp 1/3 =9', 'temp'],
  ['R4.5 one that may be', {}, 'write 8 temp 1/3', 'effect'],
  [
    'R1.5 an effect with nothing to do is passed over',
    { ticks: { parks: [3, 0, 0] } },
    'write 8 park 1/3',
    'plans',
  ],
  ['R4.7 so is a pool where none is drawn', {}, 'write 8 pool 1/4', 'plans'],
  ['R2.2 then the plans', {}, 'write 8 fence 1/3; fence 1/3', 'plans'],
  ['R2.2 also after skipping', {}, 'write 8 fence 1/3; skip', 'plans'],
  ['R3.4 also after a refusal', LAST, 'refusal 1 2 3', 'plans'],
  ['R11.2 AAA gets its card', { play: aaa }, 'write 8 fence 1/3; skip', 'give'],
  ['R11.2 once', { play: aaa }, 'write 8 fence 1/3; skip; give park', 'plans'],
  ['R2.2 and the next turn', {}, 'write 8 fence 1/3; endTurn', 'number'],
  ['R7.1 the last turn is finished', LAST, 'write 12 upgrade 3/12', 'effect'],
  ['R7.1 then it is over', LAST, 'write 12 upgrade 3/12; endTurn', 'over'],
];

test.each(ROWS)('%s', (_, given, play, step) => {
  expect(turnStep(played(gameOf(given), play))).toBe(step);
});

test('every step occurs', () => {
  expect(STEPS.filter((step) => !ROWS.some(([, , , expected]) => expected === step))).toEqual([]);
});

describe('setups', () => {
  test('an edition, advanced or not', () => {
    const choices = {
      edition: '2023',
      advanced: true,
      plans: planCards([]),
      play: { kind: 'table' },
      seed: null,
    } as const;
    expect(setupFor(choices)).toMatchObject({
      edition: '2023',
      rules: { bisAcrossFence: true, roundabouts: true },
      dealing: null,
    });
    expect(setupFor({ ...choices, advanced: false, seed: 'x' })).toMatchObject({
      rules: { roundabouts: false },
      dealing: { seed: 'x', refill: 'pileByPile' },
    });
  });

  test('a printed plan becomes a card once its points are known', () => {
    const [first] = EDITIONS['2018'].plans;
    expect(first && planCard(first)).toEqual({
      stack: 1,
      goal: { kind: 'estates', sizes: [1, 1, 1, 1, 1, 1] },
      first: 8,
      later: 4,
    });
    expect(first && planCard({ ...first, later: null })).toBeNull();
    expect(first && planCard({ ...first, first: null })).toBeNull();
  });

  test('solo is in the box of 2018', () => {
    expect(soloPlay(EDITIONS['2018'])).toEqual({ kind: 'solo', cards: 81, temps: 6, points: 7 });
    expect(soloPlay(EDITIONS['2023'])).toBeNull();
  });
});

describe('the bots', () => {
  test('a random game is legal from the first to the last event and ends for a reason', () => {
    fc.assert(
      fc.property(anyGame(), (kept) => {
        const replayed = replay(kept);
        if (!replayed.ok) throw new Error(`${replayed.index}: ${replayed.problem.code}`);
        expect(isOver(replayed.game)).toBe(true);
        expect(endReasons(replayed.game).length).toBeGreaterThan(0);
      }),
      { numRuns: 80 },
    );
  });

  test.each(Object.entries(PLAYS))(
    'the greedy player plays %s to its end and does better than chance',
    (_, [edition, play]) => {
      const setup = (seed: string): Setup =>
        setupFor({
          edition,
          advanced: false,
          plans: planCards([{ kind: 'estates', sizes: [1, 2] }]),
          play,
          seed,
        });
      const totals = (player: typeof greedyPlayer) =>
        Array.from({ length: 6 }, (__, game) => {
          const replayed = replay(playout(setup(`g${game}`), player, randomFrom(`p${game}`)));
          if (!replayed.ok) throw new Error(`${replayed.index}: ${replayed.problem.code}`);
          expect(isOver(replayed.game)).toBe(true);
          return score(replayed.game.sheet, 0).total;
        }).reduce((a, b) => a + b, 0);
      expect(totals(greedyPlayer)).toBeGreaterThan(totals(randomPlayer));
    },
  );

  test('a game that is not dealt has no events', () => {
    const setup = setupFor({
      edition: '2018',
      advanced: false,
      plans: planCards([]),
      play: { kind: 'table' },
      seed: null,
    });
    expect(playout(setup, randomPlayer, randomFrom('x')).events).toEqual([]);
  });
});
