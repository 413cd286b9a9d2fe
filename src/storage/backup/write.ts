import { listBox } from '../box';
import { HEADER, headerOf, readLogs } from '../gameRows';
import { listPlayers } from '../players';
import type { Database, Sql } from '../port';
import { readResults } from '../results';
import { jsonOf, text } from '../rows';
import { readSettings } from '../settings';
import type { GameHeader, PlayerResult, RawLog } from '../types';
import { checksumOf } from './checksum';
import { BACKUP_VERSION, type BackupData, type BackupGame, type BackupKind } from './format';

export { backupName } from './name';

const BATCH = 200;

/** Everything there is, as the text of one file; what is removed stays behind. */
export function writeBackup(database: Database, now: number): Promise<string> {
  return database.tx(async (sql) => {
    const rows = await sql.all('SELECT id FROM games WHERE deleted_at IS NULL ORDER BY created_at, id');
    const games = await readGames(
      sql,
      rows.map((row) => text(row, 'id')),
    );
    const settings = [...(await readSettings(sql))].map(([key, value]) => ({ key, value }));
    const data = { games, players: await listPlayers(sql), box: await listBox(sql), settings };
    return printBackup('backup', data, now);
  });
}

/** One game alone, with the players at its table; null if there is no such game. */
export function writeGameBackup(database: Database, id: string, now: number): Promise<string | null> {
  return database.tx(async (sql) => {
    const games = await readGames(sql, [id]);
    if (games.length === 0) return null;
    const seated = new Set(games.flatMap(({ results }) => results.map(({ playerId }) => playerId)));
    const players = (await listPlayers(sql)).filter((player) => seated.has(player.id));
    const strangers = players.map((player) => ({ ...player, isMe: false })); // who gets the file is somebody else
    return printBackup('game', { games, players: strangers, box: [], settings: [] }, now);
  });
}

export function printBackup(kind: BackupKind, data: BackupData, createdAt: number): string {
  const body = JSON.stringify(data);
  const envelope = { app: 'picket', kind, version: BACKUP_VERSION, createdAt, checksum: checksumOf(body) };
  return `${JSON.stringify(envelope).slice(0, -1)},"data":${body}}`;
}

/** Those of the games named that are here. In batches: neither a message nor the memory should hold all logs twice. */
export async function readGames(sql: Sql, ids: readonly string[]): Promise<readonly BackupGame[]> {
  const games: BackupGame[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    games.push(...(await readBatch(sql, ids.slice(start, start + BATCH))));
  }
  return games;
}

async function readBatch(sql: Sql, ids: readonly string[]): Promise<readonly BackupGame[]> {
  const rows = await sql.all(
    `SELECT ${HEADER} FROM games WHERE id IN (SELECT value FROM json_each(?)) AND deleted_at IS NULL
     ORDER BY created_at, id`,
    [JSON.stringify(ids)],
  );
  const logs = await readLogs(sql, ids);
  const tables = await readResults(sql, ids);
  return rows.map(headerOf).flatMap((header) => {
    const raw = logs.get(header.id);
    return raw === undefined ? [] : [backupGame(header, raw, tables.get(header.id) ?? [])];
  });
}

function backupGame(header: GameHeader, raw: RawLog, results: readonly PlayerResult[]): BackupGame {
  return {
    ...header,
    setup: valueOf(raw.setup),
    events: raw.events.map(valueOf),
    head: raw.head,
    results: [...results],
    ...(raw.paper === undefined ? {} : { paper: valueOf(raw.paper) }),
  };
}

/** A body that is no JSON any more goes along as the text it is. */
function valueOf(body: string): unknown {
  const value = jsonOf(body);
  return value === undefined ? body : value;
}
