import { parseEntry } from '../game/codec/entry';
import { parseScore } from '../game/codec/score';
import type { Entry } from '../game/table';
import type { Score } from '../rules/score';
import type { Database, Sql, SqlRow } from './port';
import type { ResultsRepository } from './repositories';
import { integerOrNull, jsonOf, searchKey, text, textOrNull } from './rows';
import type { PlayerResult } from './types';

export function resultsRepository(database: Database): ResultsRepository {
  return { replace: (gameId, results) => database.tx((sql) => replaceResults(sql, gameId, results)) };
}

export async function replaceResults(
  sql: Sql,
  gameId: string,
  results: readonly PlayerResult[],
): Promise<boolean> {
  const found = await sql.run('UPDATE games SET players = ? WHERE id = ? AND deleted_at IS NULL', [
    Math.max(1, results.length),
    gameId,
  ]);
  if (found === 0) return false;
  await sql.run('DELETE FROM results WHERE game_id = ?', [gameId]);
  await insertResults(sql, gameId, results);
  return true;
}

export async function insertResults(
  sql: Sql,
  gameId: string,
  results: readonly PlayerResult[],
): Promise<void> {
  for (const [seat, result] of results.entries()) {
    await sql.run(
      `INSERT INTO results (game_id, seat, player_id, name, name_key, total, place, temps, estates, breakdown, entry)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        gameId,
        seat,
        result.playerId,
        result.name,
        searchKey(result.name),
        result.total,
        result.place,
        result.temps,
        result.estates === null ? null : JSON.stringify(result.estates),
        result.breakdown === null ? null : JSON.stringify(result.breakdown),
        result.entry === undefined ? null : JSON.stringify(result.entry),
      ],
    );
  }
}

/** The tables of the games named, each in the order of its seats. */
export async function readResults(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly PlayerResult[]>> {
  const rows = await sql.all(
    `SELECT game_id, player_id, name, total, place, temps, estates, breakdown, entry FROM results
     WHERE game_id IN (SELECT value FROM json_each(?)) ORDER BY game_id, seat`,
    [JSON.stringify(ids)],
  );
  const tables = new Map<string, PlayerResult[]>(ids.map((id) => [id, []]));
  for (const row of rows) tables.get(text(row, 'game_id'))?.push(resultOf(row));
  return tables;
}

function resultOf(row: SqlRow): PlayerResult {
  const entry = entryOf(textOrNull(row, 'entry'));
  return {
    playerId: textOrNull(row, 'player_id'),
    name: text(row, 'name'),
    total: integerOrNull(row, 'total'),
    place: integerOrNull(row, 'place'),
    temps: integerOrNull(row, 'temps'),
    estates: estatesOf(textOrNull(row, 'estates')),
    breakdown: breakdownOf(textOrNull(row, 'breakdown')),
    ...(entry === null ? {} : { entry }),
  };
}

function estatesOf(body: string | null): readonly number[] | null {
  const value = body === null ? null : jsonOf(body);
  return Array.isArray(value) && value.every((count) => typeof count === 'number') ? value : null;
}

function breakdownOf(body: string | null): Score | null {
  const parsed = body === null ? null : parseScore(jsonOf(body));
  return parsed?.ok ? parsed.value : null;
}

function entryOf(body: string | null): Entry | null {
  const parsed = body === null ? null : parseEntry(jsonOf(body));
  return parsed?.ok ? parsed.value : null;
}
