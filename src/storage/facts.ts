import { AAA_RESULTS } from '../game/aaa';
import { FACTS_VERSION, factsOf, type GameFacts } from '../game/facts';
import { categoriesOf } from '../game/statistics/rows';
import { EFFECTS } from '../rules/types';
import { readLogs } from './gameRows';
import type { Database, Sql } from './port';
import { readGame } from './readGame';
import { readResults } from './results';
import { text } from './rows';
import type { PlayerResult, RawLog } from './types';

const BATCH = 100; // games counted in one transaction

/** What is kept of a game: the facts of its log, and the points per category of each seat. */
export interface Counted {
  readonly facts: GameFacts | null; // null: without a log
  readonly points: readonly (readonly number[] | null)[];
}

/** Lists without names: ten thousand of them are read at once. */
export function packCounted({ facts, points }: Counted): string {
  return JSON.stringify([facts === null ? [] : packFacts(facts), ...points]);
}

function packFacts({ chosen, used, ...facts }: GameFacts): readonly unknown[] {
  const { points, turns, refusals, roundabouts, first, later, opponent, level, rival, verdict } = facts;
  const figures = [points, turns, refusals, roundabouts, first, later, level, rival];
  return [...figures, opponent, verdict, ...chosen, ...used];
}

export function unpackCounted(packed: readonly unknown[]): Counted {
  const [facts, ...points] = packed;
  return { facts: unpackFacts(Array.isArray(facts) ? facts : []), points: points.map(figures) };
}

function unpackFacts(packed: readonly unknown[]): GameFacts | null {
  const [points, turns, refusals, roundabouts, first, later, level, rival, opponent, verdict, ...effects] =
    packed;
  if (effects.length !== 2 * EFFECTS.length) return null;
  const counts = effects.map(figure);
  return {
    points: figure(points),
    turns: figure(turns),
    refusals: figure(refusals),
    roundabouts: figure(roundabouts),
    first: figure(first),
    later: figure(later),
    level: typeof level === 'number' ? level : null,
    rival: typeof rival === 'number' ? rival : null,
    opponent: typeof opponent === 'string' ? opponent : null,
    verdict: AAA_RESULTS.find((one) => one === verdict) ?? null,
    chosen: counts.slice(0, EFFECTS.length),
    used: counts.slice(EFFECTS.length),
  };
}

const figure = (value: unknown): number => (typeof value === 'number' ? value : 0);
const figures = (value: unknown): readonly number[] | null =>
  Array.isArray(value) ? value.map(figure) : null;

interface Countable {
  readonly raw: RawLog;
  readonly results: readonly PlayerResult[];
}

/** Counts a game and keeps what was found. A log nobody can play has no facts, and is not asked again. */
export async function writeFacts(sql: Sql, id: string, { raw, results }: Countable): Promise<void> {
  const read = readGame(raw);
  const facts = read.ok && 'timeline' in read ? factsOf(read.timeline) : null;
  const points = results.map(({ breakdown }) => (breakdown === null ? null : categoriesOf(breakdown)));
  await sql.run('INSERT OR REPLACE INTO facts (game_id, version, body) VALUES (?, ?, ?)', [
    id,
    FACTS_VERSION,
    packCounted({ facts, points }),
  ]);
}

const NOTHING: RawLog = { version: 1, setup: '', events: [], head: 0 }; // a game without even a setup

/** Counts some of the finished games that are new or were changed; how many. */
export function countFacts(database: Database): Promise<number> {
  return database.tx(async (sql) => {
    const rows = await sql.all(
      `SELECT id FROM games g LEFT JOIN facts f ON f.game_id = g.id AND f.version = ?
       WHERE g.status = 'finished' AND g.deleted_at IS NULL AND f.game_id IS NULL LIMIT ?`,
      [FACTS_VERSION, BATCH],
    );
    const ids = rows.map((row) => text(row, 'id'));
    const logs = await readLogs(sql, ids);
    const tables = await readResults(sql, ids);
    for (const id of ids)
      await writeFacts(sql, id, { raw: logs.get(id) ?? NOTHING, results: tables.get(id) ?? [] });
    return ids.length;
  });
}
