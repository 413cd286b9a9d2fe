import { EDITIONS } from '../../src/editions';
import { randomPlayer } from '../../src/game/bots';
import { replay, type GameRecord } from '../../src/game/log';
import { playout } from '../../src/game/playout';
import { planCard, setupFor } from '../../src/game/setup';
import { at } from '../../src/rules/at';
import type { GameEvent } from '../../src/rules/events';
import { problem } from '../../src/rules/problem';
import { randomFrom } from '../../src/rules/random';
import { score } from '../../src/rules/score';
import type { PlanCard, Setup } from '../../src/rules/types';
import { answerLine } from '../judge/answer';
import { printSheet } from '../judge/sheet';

const GAMES = 300;
const ROUNDS = 31;

/** One plan of each stack, basic and advanced mixed. */
function plansFor(game: number): PlanCard[] {
  const { plans, stacks } = EDITIONS['2018'];
  return stacks.flatMap((stack) => {
    const cards = plans.filter((row) => row.stack === stack).flatMap((row) => planCard(row) ?? []);
    return [at(cards, game % cards.length)];
  });
}

function setup(game: number): Setup {
  return setupFor({
    edition: '2018',
    advanced: true,
    plans: plansFor(game),
    play: { kind: 'table' },
    seed: `bench ${game}`,
  });
}

/** Time on the clock or on the processor, whichever is less: neighbours spoil the first, helper threads the second. */
function milliseconds(work: () => void): number {
  const start = process.hrtime.bigint();
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.min(Number(process.hrtime.bigint() - start) / 1e6, (user + system) / 1e3);
}

/** The median over several rounds of the time one call takes, in milliseconds. */
function median(calls: number, work: (call: number) => void): number {
  const times = Array.from({ length: ROUNDS }, () =>
    milliseconds(() => {
      for (let call = 0; call < calls; call += 1) work(call);
    }),
  );
  return (
    at(
      times.sort((a, b) => a - b),
      Math.floor(ROUNDS / 2),
    ) / calls
  );
}

/** Games are measured in rounds, so that one disturbance does not spoil the figure. */
function games(): { perSecond: number; kept: GameRecord[] } {
  const setups = Array.from({ length: GAMES }, (_, game) => setup(game));
  const play = (game: number) => playout(at(setups, game), randomPlayer, randomFrom(`bot ${game}`));
  for (let game = 0; game < GAMES; game += 1) play(game);
  const time = median(GAMES, (game) => void play(game));
  return { perSecond: 1000 / time, kept: Array.from({ length: 200 }, (_, game) => play(game)) };
}

/** The positions and questions the single measurements work on, from kept games. */
function material(kept: readonly GameRecord[]) {
  const finals = kept.map((played) => {
    const replayed = replay(played);
    if (!replayed.ok) throw new Error(`event ${replayed.index}: ${replayed.problem.code}`);
    return replayed.game;
  });
  const sixty = kept
    .filter(({ events }) => events.length >= 60)
    .map(({ setup: kind, events }) => ({ setup: kind, events: events.slice(0, 60) }));
  const middles = sixty.flatMap((played) => {
    const half = replay({ ...played, events: played.events.slice(0, 40) });
    return half.ok ? [{ game: half.game, event: at(played.events, 40) }] : [];
  });
  const lines = finals.flatMap(({ sheet }) =>
    ['numbers', 'fences', 'estates', 'score', 'end'].map((type) =>
      JSON.stringify({ edition: '2018', advanced: true, sheet: printSheet(sheet), question: { type } }),
    ),
  );
  return { finals, sixty, middles, lines };
}

/** Goes round a list. */
function turning<T>(list: readonly T[], call: number): T {
  return at(list, call % list.length);
}

function number(call: number): GameEvent {
  return { type: 'write', card: 8, effect: 'park', street: 3, house: (call % 12) + 1, number: 8 };
}

function main(): void {
  const { perSecond, kept } = games();
  const { finals, sixty, middles, lines } = material(kept);
  const event = median(
    20_000,
    (call) => void problem(turning(middles, call).game, turning(middles, call).event),
  );
  const write = median(20_000, (call) => void problem(turning(middles, call).game, number(call)));
  const scored = median(20_000, (call) => void score(turning(finals, call).sheet, 7));
  const replayed = median(200, (call) => void replay(turning(sixty, call)));
  const answered = median(1000, (call) => void answerLine(turning(lines, call)));
  const rows = [
    ['random 2018-advanced games with plans', perSecond, 'at least', 5000, '/s'],
    ['`problem`, one event', event * 1000, 'at most', 1, 'µs'],
    ['`problem`, a number', write * 1000, 'at most', 1, 'µs'],
    ['`score` of a full sheet', scored * 1000, 'at most', 3, 'µs'],
    ['replay of 60 events', replayed, 'at most', 0.3, 'ms'],
    ['judge, lines answered', 1000 / answered, 'at least', 2000, '/s'],
  ] as const;
  console.log(JSON.stringify(rows)); // for scripts/bench.mjs
}

main();
