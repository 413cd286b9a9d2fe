import { paperValue } from '../game/codec/paper';
import { CURRENT_VERSION } from '../game/codec/versions';
import type { Setup } from '../rules/types';
import { HEADER, headerOf, insertGame, readLogs } from './gameRows';
import type { Database, Sql, SqlRow, SqlValue } from './port';
import { readGame } from './readGame';
import type { GamesRepository, World } from './repositories';
import { insertResults, readResults, replaceResults } from './results';
import { searchKey } from './rows';
import { bodyOf, saveLog } from './saveLog';
import type { GameHeader, LoadedGame, NewGame, NewPaper, PlayerResult, RawLog } from './types';

const LIVING = 'deleted_at IS NULL';

export function gamesRepository(database: Database, world: World): GamesRepository {
  /** One statement on one game that is there. */
  const change = (statement: string, values: readonly SqlValue[]): Promise<boolean> =>
    database.tx(async (sql) => (await sql.run(statement, values)) > 0);

  return {
    create: (game) => database.tx((sql) => create(sql, game, world)),
    addPaper: (paper) => database.tx((sql) => addPaper(sql, paper, world)),
    save: (id, before, after) => database.tx((sql) => saveLog(sql, { id, before, after, now: world.now() })),
    load: async (id) => (await database.tx((sql) => loadNamed(sql, [id])))[0] ?? null,
    loadMany: (ids) => database.tx((sql) => loadNamed(sql, ids)),
    running: () => database.tx(loadRunning),
    finish: (id, results) =>
      database.tx(async (sql) => {
        const now = world.now();
        const found = await sql.run(
          `UPDATE games SET status = 'finished', finished_at = coalesce(finished_at, ?), updated_at = ?
           WHERE id = ? AND ${LIVING}`,
          [now, now, id],
        );
        return found > 0 && replaceResults(sql, id, results);
      }),
    reopen: (id) =>
      change(
        `UPDATE games SET status = 'running', finished_at = NULL, updated_at = ? WHERE id = ? AND ${LIVING}`,
        [world.now(), id],
      ),
    rename: (id, town) =>
      change(`UPDATE games SET town = ?, town_key = ? WHERE id = ? AND ${LIVING}`, [
        town,
        searchKey(town),
        id,
      ]),
    note: (id, note) => change(`UPDATE games SET note = ? WHERE id = ? AND ${LIVING}`, [note, id]),
    remove: (id) => change(`UPDATE games SET deleted_at = ? WHERE id = ? AND ${LIVING}`, [world.now(), id]),
    restore: (id) =>
      change('UPDATE games SET deleted_at = NULL WHERE id = ? AND deleted_at IS NOT NULL', [id]),
  };
}

async function create(sql: Sql, game: NewGame, world: World) {
  const { id = world.newId(), town, setup, events = [], results = [] } = game;
  const header = newHeader({ id, town, setup, results }, world.now());
  const bodies = events.map(bodyOf);
  const raw = { version: CURRENT_VERSION, setup: JSON.stringify(setup), events: bodies, head: bodies.length };
  await insertGame(sql, { header, raw });
  await insertResults(sql, header.id, results);
  return header;
}

async function addPaper(sql: Sql, { town, setup, sheet, results }: NewPaper, world: World) {
  const now = world.now();
  const header: GameHeader = {
    ...newHeader({ id: world.newId(), town, setup, results }, now),
    status: 'finished',
    finishedAt: now,
  };
  const paper = JSON.stringify(paperValue(sheet));
  const raw = { version: CURRENT_VERSION, setup: JSON.stringify(setup), events: [], head: 0, paper };
  await insertGame(sql, { header, raw });
  await insertResults(sql, header.id, results);
  return header;
}

interface Beginning {
  readonly id: string;
  readonly town: string;
  readonly setup: Setup;
  readonly results: readonly PlayerResult[];
}

function newHeader({ id, town, setup, results }: Beginning, now: number): GameHeader {
  return {
    id,
    town,
    status: 'running',
    edition: setup.edition,
    mode: setup.play.kind,
    advanced: setup.rules.roundabouts,
    players: Math.max(1, results.length),
    note: '',
    version: CURRENT_VERSION,
    createdAt: now,
    updatedAt: now,
    finishedAt: null,
  };
}

async function loadNamed(sql: Sql, ids: readonly string[]): Promise<readonly LoadedGame[]> {
  const rows = await sql.all(
    `SELECT ${HEADER} FROM games WHERE id IN (SELECT value FROM json_each(?)) AND ${LIVING}`,
    [JSON.stringify(ids)],
  );
  const games = new Map((await loadRows(sql, rows)).map((game) => [game.header.id, game]));
  return ids.flatMap((id) => games.get(id) ?? []);
}

async function loadRunning(sql: Sql): Promise<readonly LoadedGame[]> {
  return loadRows(
    sql,
    await sql.all(
      `SELECT ${HEADER} FROM games WHERE status = 'running' AND ${LIVING} ORDER BY updated_at DESC, id DESC`,
    ),
  );
}

async function loadRows(sql: Sql, rows: readonly SqlRow[]): Promise<readonly LoadedGame[]> {
  const headers = rows.map(headerOf);
  const ids = headers.map(({ id }) => id);
  const logs = await readLogs(sql, ids);
  const tables = await readResults(sql, ids);
  return headers.map((header) => {
    const raw = logs.get(header.id) ?? { version: header.version, setup: '', events: [], head: 0 };
    return loadedGame({ header, results: tables.get(header.id) ?? [] }, raw);
  });
}

function loadedGame(kept: Pick<LoadedGame, 'header' | 'results'>, raw: RawLog): LoadedGame {
  const read = readGame(raw);
  if (!read.ok) return { ...kept, state: 'broken', fault: read.fault, raw };
  return 'paper' in read
    ? { ...kept, state: 'paper', ...read.paper }
    : { ...kept, state: 'playable', timeline: read.timeline };
}
