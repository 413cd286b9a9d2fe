import { NO_ENTRY } from '../../src/game/table';
import { importBackup } from '../../src/storage/backup/import';
import { readBackup } from '../../src/storage/backup/read';
import { writeBackup } from '../../src/storage/backup/write';
import { countFacts } from '../../src/storage/facts';
import { rawBackup } from '../../src/storage/rawBackup';
import { setupOf, sheetOf, type Given } from '../rules/support';
import { libsqlDatabase } from './support/libsql';
import { readyRepositories, resultOf } from './support/material';

const GIVEN: Given = {
  edition: '2023',
  streets: ['1 3 4* 6 | 7 8 8b 10 | 12 14', '2* 3 5 6 7 | 8 9 9b | 11 13 | 15'],
  ticks: { parks: [0, 1, 5], upgrades: [1, 0, 0, 3, 0, 0], temps: 2, plans: [10, 1, null] },
};
const ENTRY = { ...NO_ENTRY, told: 'temps', temps: 5, total: 60, claims: ['first', null, 'none'] } as const;

async function withPaper() {
  const database = await libsqlDatabase();
  const store = await readyRepositories(database);
  const setup = setupOf(GIVEN);
  const results = [
    resultOf('Ada', { total: 70, entry: { ...NO_ENTRY, own: true } }),
    resultOf('Bo', { entry: ENTRY }),
  ];
  const header = await store.games.addPaper({ town: 'Paper Hill', setup, sheet: sheetOf(GIVEN), results });
  return { database, store, header, results };
}

test('a sheet copied from paper is a finished game with a town and without a log', async () => {
  const { store, header, results } = await withPaper();
  expect(header).toMatchObject({
    status: 'finished',
    edition: '2023',
    players: 2,
    finishedAt: header.createdAt,
  });
  expect(await store.games.load(header.id)).toEqual({
    state: 'paper',
    header,
    results,
    setup: setupOf(GIVEN),
    sheet: sheetOf(GIVEN),
  });
  expect((await store.history.page({}, null, 5)).entries.map((entry) => entry.header.town)).toEqual([
    'Paper Hill',
  ]);
  expect(await store.games.running()).toEqual([]);
});

test('it travels in a backup with what was entered, and once', async () => {
  const { database } = await withPaper();
  const read = readBackup(await writeBackup(database, 1));
  if (!read.ok) throw new Error(read.error.path);
  const there = await libsqlDatabase();
  const store = await readyRepositories(there);
  await countFacts(database); // as taking a file in does
  expect((await importBackup(there, read.backup)).games).toMatchObject({ fresh: 1, broken: 0 });
  expect(await rawBackup(there)).toBe(await rawBackup(database));
  expect((await importBackup(there, read.backup)).games).toMatchObject({ fresh: 0, same: 1 });
  expect((await store.games.load('id1'))?.results[1]?.entry).toEqual(ENTRY);
});

test.each([
  ['is no JSON', '{'],
  [
    'has a street too few',
    JSON.stringify({
      streets: ['_'],
      parks: [],
      upgrades: [0, 0, 0, 0, 0, 0],
      temps: 0,
      refusals: 0,
      plans: [null, null, null],
    }),
  ],
  [
    'shows what no game leads to',
    JSON.stringify({
      streets: ['4 3 _ _ _ _ _ _ _ _', '_ _ _ _ _ _ _ _ _ _ _', '_ _ _ _ _ _ _ _ _ _ _ _'],
      parks: [0, 0, 0],
      upgrades: [0, 0, 0, 0, 0, 0],
      temps: 0,
      refusals: 0,
      plans: [null, null, null],
    }),
  ],
  [
    'is written in words unknown',
    JSON.stringify({
      streets: ['x'],
      parks: [],
      upgrades: [0, 0, 0, 0, 0, 0],
      temps: 0,
      refusals: 0,
      plans: [],
    }),
  ],
])('a paper that %s is told as broken, with its result', async (_, body) => {
  const { database, store } = await withPaper();
  await database.tx((sql) => sql.run('UPDATE papers SET body = ?', [body]));
  const game = await store.games.load('id1');
  expect(game).toMatchObject({ state: 'broken', fault: { kind: 'record' } });
  expect(game?.results[0]?.total).toBe(70);
});

test('an entry nobody understands any more leaves the figures', async () => {
  const { database, store } = await withPaper();
  await database.tx((sql) => sql.exec(`UPDATE results SET entry = '{"told":"half"}'`));
  expect((await store.games.load('id1'))?.results[0]).toEqual(resultOf('Ada', { total: 70 }));
});

test('deleting a game for good takes its paper along', async () => {
  const { database, store } = await withPaper();
  await store.games.remove('id1');
  await store.purge();
  expect(await database.tx((sql) => sql.all('SELECT * FROM papers'))).toEqual([]);
});
