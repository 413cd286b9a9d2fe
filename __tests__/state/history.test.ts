import { createHistoryStore, townKey } from '../../src/state/history';
import { importBackup } from '../../src/storage/backup/import';
import { readBackup } from '../../src/storage/backup/read';
import type { BackupGame } from '../../src/storage/backup/format';
import { backupOf, gameOf, manyGames } from '../backups';
import { libsqlDatabase } from '../storage/support/libsql';
import { readyRepositories } from '../storage/support/material';

async function archive(games: readonly BackupGame[]) {
  const database = await libsqlDatabase();
  const repositories = await readyRepositories(database);
  const read = readBackup(backupOf(games));
  if (!read.ok) throw new Error(read.error.code);
  await importBackup(database, read.backup);
  return { repositories, store: createHistoryStore(repositories) };
}

test('page by page to the oldest game, each once, newest first', async () => {
  const games = manyGames(70);
  const { store } = await archive(games);
  await store.getState().read();
  expect(store.getState()).toMatchObject({ status: 'ready', matching: 70 });
  expect(store.getState().entries).toHaveLength(30);
  await Promise.all([store.getState().more(), store.getState().more()]); // the list may ask twice
  expect(store.getState().entries).toHaveLength(60);
  await store.getState().more();
  await store.getState().more();
  expect(store.getState().entries.map(({ header }) => header.id)).toEqual(games.map(({ id }) => id));
});

test('read again, the list is as long as it was, and knows what changed', async () => {
  const { store, repositories } = await archive(manyGames(70));
  await store.getState().read();
  await store.getState().more();
  await repositories.games.rename('game-40', 'New Name');
  await repositories.games.remove('game-0');
  await store.getState().read();
  const { entries, matching } = store.getState();
  expect(entries).toHaveLength(60);
  expect(matching).toBe(69);
  expect(entries.find(({ header }) => header.id === 'game-40')?.header.town).toBe('New Name');
});

test('only the answer to the last question is shown', async () => {
  const { store } = await archive(manyGames(12));
  await Promise.all([
    store.getState().narrow({ search: 'maple' }),
    store.getState().narrow({ search: 'sunny' }),
    store.getState().narrow({ search: 'lakeview' }),
  ]);
  expect(new Set(store.getState().entries.map(({ header }) => header.town.slice(0, 8)))).toEqual(
    new Set(['Lakeview']),
  );
  expect(store.getState().matching).toBe(2);
});

test('every row gets its town; a broken game says that it has none', async () => {
  const broken = { ...gameOf({ id: 'broken', town: 'Broken' }), setup: {} };
  const { store } = await archive([broken, ...manyGames(8)]);
  await store.getState().read();
  const { entries, towns } = store.getState();
  const kinds = entries.map(({ header }) => [header.id, typeof towns.get(townKey(header))]);
  expect(Object.fromEntries(kinds)).toEqual({
    broken: 'string',
    ...Object.fromEntries(manyGames(8).map(({ id }) => [id, 'object'])),
  });
});

test('what cannot be read is told, and can be read later', async () => {
  const { store, repositories } = await archive(manyGames(3));
  const facets = jest
    .spyOn(repositories.history, 'facets')
    .mockRejectedValueOnce(new Error('disk I/O error'));
  await store.getState().read();
  expect(store.getState().status).toBe('failed');
  await store.getState().read();
  expect(facets).toHaveBeenCalledTimes(2);
  expect(store.getState()).toMatchObject({ status: 'ready', matching: 3 });
});
