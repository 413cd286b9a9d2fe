import { randomPlayer } from '../../../src/game/bots';
import { record, redo, startTimeline, undo, type GameRecord, type Timeline } from '../../../src/game/log';
import { playout } from '../../../src/game/playout';
import { dealingOf } from '../../../src/game/setup';
import { EDITIONS } from '../../../src/editions';
import { randomFrom } from '../../../src/rules/random';
import type { Score } from '../../../src/rules/score';
import { migrate } from '../../../src/storage/migrate';
import type { Database } from '../../../src/storage/port';
import type { Repositories, World } from '../../../src/storage/repositories';
import { repositoriesOver } from '../../../src/storage/storage';
import type { LoadedGame, PlayerResult } from '../../../src/storage/types';
import { setupOf } from '../../rules/support';

/** A whole game as the random player plays it. */
export function wholeGame(seed = 'one'): GameRecord {
  const setup = { ...setupOf({ advanced: true }), dealing: dealingOf(EDITIONS['2018'], seed) };
  return playout(setup, randomPlayer, randomFrom(seed));
}

/** The game after each of its events, from the start on. */
export function steps({ setup, events }: GameRecord): readonly Timeline[] {
  const list = [startTimeline(setup)];
  for (const event of events) {
    const step = record(list.at(-1) ?? startTimeline(setup), event);
    if (!step.ok) throw new Error(step.problem.code);
    list.push(step.timeline);
  }
  return list;
}

export function times(count: number, work: (timeline: Timeline) => Timeline, start: Timeline): Timeline {
  return Array.from({ length: count }).reduce<Timeline>(work, start);
}
export const undoTimes = (count: number, start: Timeline) => times(count, undo, start);
export const redoTimes = (count: number, start: Timeline) => times(count, redo, start);

/** Time goes on by a second with every look at it, and ids count up. */
export function testWorld(start = 1_600_000_000_000, prefix = 'id'): World {
  let now = start;
  let ids = 0;
  return { now: () => (now += 1000), newId: () => `${prefix}${(ids += 1)}` };
}

export async function readyRepositories(database: Database, world = testWorld()): Promise<Repositories> {
  await migrate(database);
  return repositoriesOver(database, world);
}

export const SCORE: Score = {
  plans: [9, 0, 4],
  parks: [2, 4, 0],
  pools: 6,
  temps: 7,
  estates: [1, 2, 0, 8, 0, 0],
  bis: -3,
  roundabouts: 0,
  refusals: -3,
  total: 37,
};

export function resultOf(name: string, part: Partial<PlayerResult> = {}): PlayerResult {
  const nothing = { playerId: null, total: null, place: null, temps: null, estates: null, breakdown: null };
  return { ...nothing, name, ...part };
}

/** The timeline of a game that must be playable. */
export function timelineOf(game: LoadedGame | null): Timeline {
  if (game?.state !== 'playable') throw new Error(`${game?.state ?? 'no'} game`);
  return game.timeline;
}
