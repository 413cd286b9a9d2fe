import type { FinishedGame } from '../game/share/history';
import { HEADER, headerOf } from './gameRows';
import type { Database, Sql } from './port';
import { readResults } from './results';
import type { GameHeader, PlayerResult } from './types';

const BATCH = 200; // games whose tables are read at once

/** A kept game as other programs get it: without its log. */
export function finishedGame(header: GameHeader, results: readonly PlayerResult[]): FinishedGame {
  const { id, town, edition, mode, advanced, note, createdAt, updatedAt, finishedAt } = header;
  return {
    id,
    town,
    edition,
    mode,
    advanced,
    note,
    startedAt: createdAt,
    finishedAt: finishedAt ?? updatedAt,
    players: results.map(({ name, place, total, temps, estates, breakdown }) => ({
      name,
      place,
      total,
      temps,
      estates,
      score: breakdown,
    })),
  };
}

/** Every finished game with its table, the oldest first; those no longer playable too. */
export function readFinished(database: Database): Promise<readonly FinishedGame[]> {
  return database.tx(async (sql) => {
    const rows = await sql.all(
      `SELECT ${HEADER} FROM games WHERE status = 'finished' AND deleted_at IS NULL ORDER BY finished_at, id`,
    );
    const headers = rows.map(headerOf);
    const games: FinishedGame[] = [];
    for (let start = 0; start < headers.length; start += BATCH)
      games.push(...(await withTables(sql, headers.slice(start, start + BATCH))));
    return games;
  });
}

async function withTables(sql: Sql, headers: readonly GameHeader[]): Promise<readonly FinishedGame[]> {
  const tables = await readResults(
    sql,
    headers.map(({ id }) => id),
  );
  return headers.map((header) => finishedGame(header, tables.get(header.id) ?? []));
}
