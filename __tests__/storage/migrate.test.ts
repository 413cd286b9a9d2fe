import { countFacts } from '../../src/storage/facts';
import { migrate, versionOf } from '../../src/storage/migrate';
import { MIGRATIONS } from '../../src/storage/migrations';
import { open } from '../../src/storage/open';
import type { Database } from '../../src/storage/port';
import { readPlayed } from '../../src/storage/statistics';
import { repositoriesOver } from '../../src/storage/storage';
import { libsqlConnection, libsqlDatabase } from './support/libsql';
import { testWorld, timelineOf, wholeGame } from './support/material';

const GAME = wholeGame();
const RUNNING = `INSERT INTO games VALUES ('g1', 'Elm Hill', 'elm hill', 'running', '2018', 'table', 1, 1, 'a note', 2,
  ${GAME.events.length}, ${GAME.events.length}, 10, 20, NULL, NULL)`;

/** For each step the data it must leave alone: written with the schema before it, read with the one after it. */
const POPULATED: Readonly<
  Record<string, { before(database: Database): Promise<void>; after(database: Database): Promise<void> }>
> = {
  games: {
    before: async () => undefined, // the first step finds an empty file
    after: async (database) => {
      await database.tx((sql) => sql.exec(RUNNING));
      expect(await database.tx((sql) => sql.all('SELECT town, note FROM games'))).toEqual([
        { town: 'Elm Hill', note: 'a note' },
      ]);
    },
  },
  players: {
    before: fillGame,
    after: async (database) => {
      expect(await counts(database, 'games', 'setups', 'events')).toEqual([1, 1, GAME.events.length]);
      await database.tx((sql) =>
        sql.exec("INSERT INTO results VALUES ('g1', 0, NULL, 'Ada', 'ada', 40, 1, 3, NULL, NULL)"),
      );
    },
  },
  box: {
    before: async (database) => {
      await fillGame(database);
      await database.tx((sql) =>
        sql.exec(`INSERT INTO players VALUES ('p1', 'Ada', 'ada', 0, 1, 5);
          INSERT INTO results VALUES ('g1', 0, 'p1', 'Ada', 'ada', 40, 1, 3, NULL, NULL)`),
      );
    },
    after: async (database) => {
      expect(await counts(database, 'games', 'events', 'players', 'results', 'box')).toEqual([
        1,
        GAME.events.length,
        1,
        1,
        0,
      ]);
    },
  },
  table: {
    before: async (database) => {
      await fillGame(database);
      await database.tx((sql) =>
        sql.exec(`INSERT INTO players VALUES ('p1', 'Ada', 'ada', 0, 1, 5);
          INSERT INTO results VALUES ('g1', 0, 'p1', 'Ada', 'ada', 40, 1, 3, '[1,0,0,2,0,0]', NULL);
          INSERT INTO settings VALUES ('theme', '"dark"')`),
      );
    },
    after: async (database) => {
      const { games, players, settings } = repositoriesOver(database, testWorld());
      const game = await games.load('g1');
      expect(timelineOf(game).events).toEqual(GAME.events);
      expect(game?.results).toEqual([
        {
          playerId: 'p1',
          name: 'Ada',
          total: 40,
          place: 1,
          temps: 3,
          estates: [1, 0, 0, 2, 0, 0],
          breakdown: null,
        },
      ]);
      expect(await players.list()).toMatchObject([{ id: 'p1', isMe: true }]);
      expect(await settings.all()).toEqual(new Map([['theme', 'dark']]));
    },
  },
  facts: {
    before: async (database) => {
      await fillGame(database);
      await database.tx((sql) =>
        sql.exec(`INSERT INTO results VALUES ('g1', 0, NULL, 'Ada', 'ada', 40, 1, 3, NULL, NULL, NULL);
          UPDATE games SET status = 'finished', finished_at = 30`),
      );
    },
    after: async (database) => {
      expect(await countFacts(database)).toBe(1);
      expect(await countFacts(database)).toBe(0);
      const [played] = await readPlayed(database);
      expect(played?.facts?.turns).toBe(GAME.events.filter(({ type }) => type === 'endTurn').length);
      expect(played?.lines).toMatchObject([{ name: 'Ada', total: 40, place: 1, points: null }]);
    },
  },
};

async function fillGame(database: Database): Promise<void> {
  await database.tx(async (sql) => {
    await sql.exec(RUNNING);
    await sql.run("INSERT INTO setups VALUES ('g1', ?)", [JSON.stringify(GAME.setup)]);
    for (const [seq, event] of GAME.events.entries()) {
      await sql.run("INSERT INTO events VALUES ('g1', ?, ?)", [seq, JSON.stringify(event)]);
    }
  });
}

function counts(database: Database, ...tables: string[]): Promise<unknown[]> {
  return database.tx(async (sql) => {
    const found: unknown[] = [];
    for (const table of tables) found.push((await sql.all(`SELECT count(*) AS rows FROM ${table}`))[0]?.rows);
    return found;
  });
}

test('every step has data to prove it', () => {
  expect(Object.keys(POPULATED)).toEqual(MIGRATIONS.map(({ name }) => name));
});

test.each(MIGRATIONS.map(({ name }, index) => [name, index] as const))(
  'step "%s" leaves what is there alone',
  async (name, index) => {
    const database = await libsqlDatabase();
    await migrate(database, MIGRATIONS.slice(0, index));
    await POPULATED[name]?.before(database);
    expect(await migrate(database, MIGRATIONS.slice(0, index + 1))).toEqual({ state: 'current' });
    expect(await database.tx(versionOf)).toBe(index + 1);
    expect(await database.tx((sql) => sql.all('PRAGMA foreign_key_check'))).toEqual([]);
    await POPULATED[name]?.after(database);
    await database.close();
  },
);

test('a database of any age comes to the present schema, and to the same', async () => {
  const schemas = await Promise.all(
    [0, ...MIGRATIONS.keys()].map(async (age) => {
      const database = await libsqlDatabase();
      await migrate(database, MIGRATIONS.slice(0, age));
      await migrate(database);
      await migrate(database); // and once more: nothing to do
      return database.tx((sql) => sql.all('SELECT type, name, sql FROM sqlite_master ORDER BY name'));
    }),
  );
  expect(schemas.every((schema) => JSON.stringify(schema) === JSON.stringify(schemas[0]))).toBe(true);
  expect(schemas[0]?.length).toBeGreaterThan(10);
});

test('a step that fails leaves neither its tables nor its number', async () => {
  const database = await libsqlDatabase();
  const flood = {
    name: 'flood',
    up: async (sql: Parameters<(typeof MIGRATIONS)[number]['up']>[0]) => {
      await sql.exec('CREATE TABLE flood (id INTEGER)');
      throw new Error('flood');
    },
  };
  await expect(migrate(database, [...MIGRATIONS, flood])).rejects.toThrow('flood');
  expect(await database.tx(versionOf)).toBe(MIGRATIONS.length);
  expect(await database.tx((sql) => sql.all("SELECT name FROM sqlite_master WHERE name = 'flood'"))).toEqual(
    [],
  );
});

test('a newer database is refused untouched, and its rows can still be saved', async () => {
  const connection = libsqlConnection();
  await connection.exec(`CREATE TABLE "new ""games""" (id TEXT, body TEXT);
    INSERT INTO "new ""games""" VALUES ('g1', '{"kept":true}'); PRAGMA user_version = 99`);
  const opened = await open(
    async () => ({ connection, persistent: true }),
    testWorld(),
    () => undefined,
  );
  expect(opened).toMatchObject({ state: 'newer', found: 99, known: MIGRATIONS.length });
  if (opened.state !== 'newer') throw new Error(opened.state);
  expect(JSON.parse(await opened.rawBackup())).toEqual({
    app: 'picket',
    kind: 'raw',
    version: 99,
    tables: { 'new "games"': [{ id: 'g1', body: '{"kept":true}' }] },
  });
  expect(await connection.all('PRAGMA user_version')).toEqual([{ user_version: 99 }]);
  expect(await connection.all('SELECT count(*) AS tables FROM sqlite_master')).toEqual([{ tables: 1 }]);
});

test('a device that fails is told with its own words', async () => {
  const opened = await open(
    () => Promise.reject(new Error('disk I/O error')),
    testWorld(),
    () => undefined,
  );
  expect(opened).toEqual({ state: 'failed', message: 'Error: disk I/O error' });
});

test('an empty device is ready at once', async () => {
  const device = async () => ({ connection: libsqlConnection(), persistent: true });
  const opened = await open(device, testWorld(), () => undefined);
  expect(opened.state === 'ready' && opened.database.persistent).toBe(true);
  expect(opened.state === 'ready' && (await opened.repositories.games.running())).toEqual([]);
});
