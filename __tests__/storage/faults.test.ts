import { importBackup } from '../../src/storage/backup/import';
import { readBackup } from '../../src/storage/backup/read';
import { writeBackup } from '../../src/storage/backup/write';
import { NO_ENTRY } from '../../src/game/table';
import { at } from '../../src/rules/at';
import { databaseOver } from '../../src/storage/database';
import { migrate } from '../../src/storage/migrate';
import { MIGRATIONS } from '../../src/storage/migrations';
import type { Database } from '../../src/storage/port';
import { setPragmas } from '../../src/storage/pragmas';
import { rawBackup } from '../../src/storage/rawBackup';
import type { Repositories } from '../../src/storage/repositories';
import { repositoriesOver } from '../../src/storage/storage';
import { faulty, type FaultyConnection } from './support/faults';
import { libsqlConnection } from './support/libsql';
import { readyRepositories, resultOf, steps, testWorld, undoTimes, wholeGame } from './support/material';

const STEPS = steps(wholeGame());
const OTHER = steps(wholeGame('two'));
const MIDDLE = at(STEPS, 20);

interface Stage {
  readonly connection: FaultyConnection;
  readonly database: Database;
  readonly store: Repositories;
}

/** A game in the middle, a finished one, a removed one, two players, a card and a setting. */
async function stage(): Promise<Stage> {
  const connection = faulty(libsqlConnection());
  await setPragmas(connection);
  const database = databaseOver(connection, true);
  const store = await readyRepositories(database);
  const { setup } = MIDDLE;
  await store.players.save({ name: 'Ada', colour: 0 }); // id1
  await store.players.save({ name: 'Bo', colour: 1 }); // id2
  await store.players.setMe('id1');
  await store.games.create({ town: 'Elm Hill', setup, results: [resultOf('Ada', { playerId: 'id1' })] }); // id3
  await store.games.save('id3', at(STEPS, 0), MIDDLE);
  await store.games.create({ town: 'Oak Hill', setup }); // id4
  await store.games.finish('id4', [resultOf('Ada', { playerId: 'id1', total: 40 }), resultOf('Bo')]);
  await store.games.create({ town: 'Gone', setup, events: MIDDLE.events }); // id5
  await store.games.remove('id5');
  await store.box.save({ kind: 'plan', name: 'Two parks', body: { first: 8 } }); // id6
  await store.box.save({ kind: 'plan', name: 'Gone', body: {} }); // id7
  await store.box.remove('id7');
  await store.settings.write('theme', 'dark');
  return { connection, database, store };
}

async function someBackup() {
  const { database, store } = await stage();
  await store.games.save('id3', null, at(OTHER, 9));
  await store.games.restore('id5');
  await store.players.save({ name: 'Cy', colour: 2 });
  await store.box.save({ id: 'id6', kind: 'plan', name: 'Two parks', body: { first: 9 } });
  await store.settings.write('sounds', true);
  const read = readBackup(await writeBackup(database, 0));
  if (!read.ok) throw new Error(read.error.code);
  return read.backup;
}
const backup = someBackup();

/** Every call that writes; a test below sees to it that none is missing. */
const WRITES: Readonly<Record<string, (stage: Stage) => Promise<unknown>>> = {
  'games.create': ({ store }) =>
    store.games.create({
      town: 'New',
      setup: MIDDLE.setup,
      events: MIDDLE.events,
      results: [resultOf('Cy')],
    }),
  'games.addPaper': ({ store }) =>
    store.games.addPaper({
      town: 'Paper',
      setup: MIDDLE.setup,
      sheet: MIDDLE.game.sheet,
      results: [resultOf('Cy', { entry: NO_ENTRY })],
    }),
  'games.save': ({ store }) => store.games.save('id3', MIDDLE, at(STEPS, 21)),
  'games.save, undo': ({ store }) => store.games.save('id3', MIDDLE, undoTimes(1, MIDDLE)),
  'games.save, another way': ({ store }) => store.games.save('id3', MIDDLE, at(OTHER, 15)),
  'games.save, unknown': ({ store }) => store.games.save('id3', null, at(OTHER, 30)),
  'games.finish': ({ store }) => store.games.finish('id3', [resultOf('Ada', { total: 1 }), resultOf('Bo')]),
  'games.reopen': ({ store }) => store.games.reopen('id4'),
  'games.rename': ({ store }) => store.games.rename('id3', 'Ash Hill'),
  'games.note': ({ store }) => store.games.note('id3', 'rain'),
  'games.remove': ({ store }) => store.games.remove('id3'),
  'games.restore': ({ store }) => store.games.restore('id5'),
  'players.save': ({ store }) => store.players.save({ name: 'Cy', colour: 2 }),
  'players.save, a new name': ({ store }) => store.players.save({ id: 'id1', name: 'Eda', colour: 2 }),
  'players.merge': ({ store }) => store.players.merge('id1', 'id2'),
  'players.setMe': ({ store }) => store.players.setMe('id2'),
  'players.remove': ({ store }) => store.players.remove('id1'),
  'results.replace': ({ store }) => store.results.replace('id4', [resultOf('Cy'), resultOf('Di')]),
  'settings.write': ({ store }) => store.settings.write('theme', 'light'),
  'box.save': ({ store }) => store.box.save({ id: 'id6', kind: 'sheet', name: 'Long', body: [] }),
  'box.remove': ({ store }) => store.box.remove('id6'),
  'box.restore': ({ store }) => store.box.restore('id7'),
  purge: ({ store }) => store.purge(),
  wipe: ({ store }) => store.wipe(),
  importBackup: async ({ database }) => importBackup(database, await backup),
};
const READS = ['load', 'loadMany', 'running', 'page', 'count', 'facets', 'list', 'all'];

test('every call that writes is tried', async () => {
  const { store } = await stage();
  const calls = Object.entries(store).flatMap(([part, calls]) =>
    typeof calls === 'function'
      ? [part]
      : Object.keys(calls)
          .filter((call) => !READS.includes(call))
          .map((call) => `${part}.${call}`),
  );
  expect(calls.filter((call) => WRITES[call] === undefined)).toEqual([]);
});

describe.each(['before', 'after'] as const)('a statement that fails %s it is carried out', (when) => {
  test.each(Object.entries(WRITES))('%s: all or nothing, and the next call works', async (_, write) => {
    const calm = await stage();
    const before = await rawBackup(calm.database);
    await write(calm);
    const after = await rawBackup(calm.database);
    expect(after).not.toBe(before);
    for (let statement = 0, through = false; !through; statement += 1) {
      const tried = await stage();
      tried.connection.arm(statement, when);
      const failed = await write(tried).then(
        () => false,
        () => true,
      );
      through = tried.connection.disarm();
      const found = await rawBackup(tried.database);
      // The end of a transaction may succeed without our hearing of it; everything else must leave no trace.
      expect([before, after]).toContain(found);
      if (!failed) expect(found).toBe(after);
      expect(await tried.store.games.create({ town: 'Next', setup: MIDDLE.setup })).toMatchObject({
        town: 'Next',
      });
      expect((await tried.store.games.running()).some(({ header }) => header.town === 'Next')).toBe(true);
      await tried.database.close();
    }
  });
});

test('a migration that fails anywhere can be taken up again', async () => {
  for (let statement = 0, through = false; !through; statement += 1) {
    const connection = faulty(libsqlConnection());
    const database = databaseOver(connection, true);
    connection.arm(statement, 'before');
    await migrate(database).catch(() => undefined);
    through = connection.disarm();
    expect(await migrate(database)).toEqual({ state: 'current' });
    expect(await connection.all('PRAGMA user_version')).toEqual([{ user_version: MIGRATIONS.length }]);
    await repositoriesOver(database, testWorld()).settings.write('theme', 'dark');
  }
});
