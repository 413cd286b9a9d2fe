import type { Sql, SqlRow } from './port';
import { flag, integer, integerOrNull, searchKey, text, textOrNull } from './rows';
import { GAME_STATES, type GameHeader, type GameStatus, type RawLog } from './types';

/** A game as its rows are: the form in which it is also backed up. */
export interface KeptLog {
  readonly header: GameHeader;
  readonly raw: RawLog;
}

export const HEADER =
  'id, town, status, edition, mode, advanced, players, note, version, created_at, updated_at, finished_at';

export function headerOf(row: SqlRow): GameHeader {
  return {
    id: text(row, 'id'),
    town: text(row, 'town'),
    status: statusOf(text(row, 'status')),
    edition: text(row, 'edition'),
    mode: text(row, 'mode'),
    advanced: flag(row, 'advanced'),
    players: integer(row, 'players'),
    note: text(row, 'note'),
    version: integer(row, 'version'),
    createdAt: integer(row, 'created_at'),
    updatedAt: integer(row, 'updated_at'),
    finishedAt: integerOrNull(row, 'finished_at'),
  };
}

function statusOf(word: string): GameStatus {
  return GAME_STATES.find((status) => status === word) ?? 'running';
}

export async function insertGame(sql: Sql, { header, raw }: KeptLog): Promise<void> {
  await sql.run(
    `INSERT INTO games (${HEADER}, town_key, head, tail) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      header.id,
      header.town,
      header.status,
      header.edition,
      header.mode,
      header.advanced ? 1 : 0,
      header.players,
      header.note,
      raw.version,
      header.createdAt,
      header.updatedAt,
      header.finishedAt,
      searchKey(header.town),
      raw.head,
      raw.events.length,
    ],
  );
  await sql.run('INSERT INTO setups (game_id, body) VALUES (?, ?)', [header.id, raw.setup]);
  await appendEvents(sql, header.id, { from: 0, bodies: raw.events });
  if (raw.paper !== undefined)
    await sql.run('INSERT INTO papers (game_id, body) VALUES (?, ?)', [header.id, raw.paper]);
}

/** Any number of events is one statement. */
export async function appendEvents(
  sql: Sql,
  id: string,
  { from, bodies }: { readonly from: number; readonly bodies: readonly string[] },
): Promise<void> {
  if (bodies.length === 0) return;
  await sql.run(
    'INSERT INTO events (game_id, seq, body) SELECT ?, key + ?, value FROM json_each(?) ORDER BY key',
    [id, from, JSON.stringify(bodies)],
  );
}

/** The logs of the games named, in one go; `ids` are games that are there. */
export async function readLogs(sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, RawLog>> {
  const named = [JSON.stringify(ids)];
  const games = await sql.all(
    `SELECT id, version, head, setups.body AS setup, papers.body AS paper FROM games
     JOIN setups ON setups.game_id = id LEFT JOIN papers ON papers.game_id = id
     WHERE id IN (SELECT value FROM json_each(?))`,
    named,
  );
  const events = await sql.all(
    `SELECT game_id, body FROM events
     WHERE game_id IN (SELECT value FROM json_each(?)) ORDER BY game_id, seq`,
    named,
  );
  const bodies = new Map<string, string[]>(games.map((row) => [text(row, 'id'), []]));
  for (const row of events) bodies.get(text(row, 'game_id'))?.push(text(row, 'body'));
  return new Map(
    games.map((row) => {
      const id = text(row, 'id');
      const paper = textOrNull(row, 'paper');
      return [
        id,
        {
          version: integer(row, 'version'),
          setup: text(row, 'setup'),
          events: bodies.get(id) ?? [],
          head: integer(row, 'head'),
          ...(paper === null ? {} : { paper }),
        },
      ];
    }),
  );
}
