import type { Database, Sql } from './port';
import { integer, text } from './rows';
import type { Origin } from './types';

export async function insertOrigin(sql: Sql, id: string, { game, turn }: Origin): Promise<void> {
  await sql.run('INSERT INTO origins (game_id, origin, turn) VALUES (?, ?, ?)', [id, game, turn]);
}

/** Where the games named come from, if they do. */
export async function readOrigins(sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, Origin>> {
  const rows = await sql.all(
    'SELECT game_id, origin, turn FROM origins WHERE game_id IN (SELECT value FROM json_each(?))',
    [JSON.stringify(ids)],
  );
  return new Map(
    rows.map((row) => [text(row, 'game_id'), { game: text(row, 'origin'), turn: integer(row, 'turn') }]),
  );
}

export async function originOf(database: Database, id: string): Promise<Origin | null> {
  return (await database.tx((sql) => readOrigins(sql, [id]))).get(id) ?? null;
}
