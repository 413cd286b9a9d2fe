import { EDITIONS } from '../../src/editions';
import { randomPlayer } from '../../src/game/bots';
import { CURRENT_VERSION } from '../../src/game/codec/versions';
import { record, replay, startTimeline, type GameRecord, type Timeline } from '../../src/game/log';
import { playout } from '../../src/game/playout';
import { planCard, setupFor } from '../../src/game/setup';
import { statisticsOf } from '../../src/game/statistics';
import { at } from '../../src/rules/at';
import type { GameEvent } from '../../src/rules/events';
import { randomFrom } from '../../src/rules/random';
import { score, type Score } from '../../src/rules/score';
import { countFacts, writeFacts } from '../../src/storage/facts';
import { insertGame } from '../../src/storage/gameRows';
import type { Database, Sql } from '../../src/storage/port';
import type { GamesRepository } from '../../src/storage/repositories';
import { insertResults } from '../../src/storage/results';
import { readPlayed } from '../../src/storage/statistics';
import { repositoriesOver } from '../../src/storage/storage';
import type { GameHeader, PlayerResult } from '../../src/storage/types';

const PAGE = 30;
const KINDS = 40; // different logs, used again and again
const PLAYED = 4; // games whose marks are saved one by one
const PER_TRANSACTION = 500;
const REPEATS = 9;
const DAY = 86_400_000;
const START = 1_500_000_000_000;

/** Milliseconds, if nothing else is said; medians of several rounds. */
export interface StorageFigures {
  readonly marks: number; // how many were saved one by one
  readonly mark: number; // one of them
  readonly markP95: number;
  readonly open: number; // the first page of the history
  readonly next: number; // a later page
  readonly search: number; // for a name nobody has
  readonly resume: number; // a whole game, read and replayed
  readonly statistics: number; // of all games, from the database to every figure
  readonly count: number; // the facts of a hundred games that have none yet
  readonly bytesPerGame: number;
  readonly fill: number; // all games, once
}

export interface Bench {
  readonly games: number;
  now(): number; // milliseconds
}

/** Fills a database with finished games and measures what a player would wait for. */
export async function measureStorage(database: Database, bench: Bench): Promise<StorageFigures> {
  const { games, now } = bench;
  const kinds = Array.from({ length: KINDS }, (_, kind) => recordOf(kind));
  const empty = await bytes(database);
  const begin = now();
  await fillUp(database, games, kinds);
  const fill = now() - begin;
  const bytesPerGame = ((await bytes(database)) - empty) / games;
  let ids = 0;
  const world = { now: () => START + games * DAY, newId: () => `bench-${(ids += 1)}` };
  const { games: kept, history } = repositoriesOver(database, world);
  const marks: number[] = [];
  for (const played of kinds.slice(0, PLAYED)) marks.push(...(await saveAll(kept, played, bench)));
  let { next: cursor } = await history.page({}, null, PAGE);
  const nextPage = async () => {
    cursor = (await history.page({}, cursor, PAGE)).next;
  };
  return {
    marks: marks.length,
    mark: rank(marks, 0.5),
    markP95: rank(marks, 0.95),
    open: await median(bench, () => history.page({}, null, PAGE)),
    next: await median(bench, nextPage),
    search: await median(bench, () => history.page({ search: 'nobody' }, null, PAGE)),
    resume: await median(bench, (round) => kept.load(`g${round * 7}`)),
    statistics: await median(bench, async () => statisticsOf(await readPlayed(database), { person: '~ada' })),
    count: await countingTime(database, bench),
    bytesPerGame,
    fill,
  };
}

/** A hundred games are forgotten and counted again: what somebody waits for who has not looked for long. */
async function countingTime(database: Database, bench: Bench): Promise<number> {
  return median(bench, async () => {
    await database.tx((sql) =>
      sql.run('DELETE FROM facts WHERE game_id IN (SELECT game_id FROM facts LIMIT 100)'),
    );
    await countFacts(database);
  });
}

async function fillUp(database: Database, games: number, kinds: readonly GameRecord[]): Promise<void> {
  for (let start = 0; start < games; start += PER_TRANSACTION) {
    const end = Math.min(games, start + PER_TRANSACTION);
    await database.tx(async (sql) => {
      for (let game = start; game < end; game += 1) await insert(sql, game, at(kinds, game % KINDS));
    });
  }
}

/** A whole game, each event saved by itself. */
async function saveAll(
  kept: GamesRepository,
  { setup, events }: GameRecord,
  { now }: Bench,
): Promise<number[]> {
  const { id } = await kept.create({ town: 'Bench', setup });
  const times: number[] = [];
  let timeline: Timeline = startTimeline(setup);
  for (const event of events) {
    const step = record(timeline, event);
    if (!step.ok) throw new Error(step.problem.code);
    const start = now();
    await kept.save(id, timeline, step.timeline);
    times.push(now() - start);
    timeline = step.timeline;
  }
  return times;
}

async function median({ now }: Bench, work: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < REPEATS; round += 1) {
    const start = now();
    await work(round);
    times.push(now() - start);
  }
  return rank(times, 0.5);
}

function recordOf(kind: number): GameRecord {
  const { plans, stacks } = EDITIONS['2018'];
  const cards = stacks.flatMap((stack) => {
    const rows = plans.filter((row) => row.stack === stack).flatMap((row) => planCard(row) ?? []);
    return [at(rows, kind % rows.length)];
  });
  const setup = setupFor({
    edition: '2018',
    advanced: kind % 2 === 0,
    plans: cards,
    play: { kind: 'table' },
    seed: `bench ${kind}`,
  });
  return playout(setup, randomPlayer, randomFrom(`bot ${kind}`));
}

async function insert(sql: Sql, game: number, { setup, events }: GameRecord): Promise<void> {
  const moment = START + game * DAY;
  const header: GameHeader = {
    id: `g${game}`,
    town: `Town ${game}`,
    status: 'finished',
    edition: setup.edition,
    mode: setup.play.kind,
    advanced: setup.rules.roundabouts,
    players: 3,
    note: '',
    version: CURRENT_VERSION,
    createdAt: moment,
    updatedAt: moment,
    finishedAt: moment,
  };
  const bodies = events.map((event) => JSON.stringify(event));
  const raw = { version: CURRENT_VERSION, setup: JSON.stringify(setup), events: bodies, head: bodies.length };
  await insertGame(sql, { header, raw });
  const breakdown = scoreOf({ setup, events });
  const line = (name: string, seat: number): PlayerResult => ({
    playerId: null,
    name,
    total: breakdown.total - seat,
    place: seat + 1,
    temps: 3,
    estates: [1, 2, 3, 0, 0, 1],
    breakdown,
  });
  const results = ['Ada', 'Bo', `Guest ${game % 50}`].map(line);
  await insertResults(sql, header.id, results);
  await writeFacts(sql, header.id, { raw, results });
}

const scores = new WeakMap<readonly GameEvent[], Score>(); // a log is used by many games

function scoreOf(log: GameRecord): Score {
  const known = scores.get(log.events);
  if (known) return known;
  const played = replay(log);
  if (!played.ok) throw new Error(played.problem.code);
  const found = score(played.game.sheet, 0);
  scores.set(log.events, found);
  return found;
}

async function bytes(database: Database): Promise<number> {
  return database.tx(async (sql) => {
    const [pages = {}] = await sql.all('PRAGMA page_count');
    const [size = {}] = await sql.all('PRAGMA page_size');
    return Number(pages.page_count) * Number(size.page_size);
  });
}

function rank(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return at(sorted, Math.max(0, Math.ceil(part * sorted.length) - 1));
}
