import { createGamesStore } from '../../src/state/games';
import { createScoreStore, type ScoreStore } from '../../src/state/scores';
import { seat } from '../../src/state/results';
import type { Repositories } from '../../src/storage/repositories';
import { setupOf, sheetOf } from '../rules/support';
import { libsqlDatabase } from '../storage/support/libsql';
import { readyRepositories, resultOf, timelineOf, wholeGame } from '../storage/support/material';

const GAME = wholeGame();

async function kept(): Promise<Repositories> {
  return readyRepositories(await libsqlDatabase());
}

async function opened(storage: Repositories, id: string): Promise<ScoreStore> {
  const store = createScoreStore(storage, id);
  await store.getState().read();
  return store;
}

async function finished(storage: Repositories, names: readonly string[] = ['', 'Bo']): Promise<string> {
  const results = names.map((name) => seat(null, name));
  const { id } = await storage.games.create({ town: 'Elm', setup: GAME.setup, events: GAME.events, results });
  await storage.games.finish(id, results);
  return id;
}

const results = async (storage: Repositories, id: string) => (await storage.games.load(id))?.results ?? [];

/** Writing goes on behind the store; the database is asked until it answers as expected. */
async function until(check: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await check()) return;
    await new Promise((done) => setImmediate(done));
  }
  throw new Error('it never came');
}

test('every change is kept at once, and found again', async () => {
  const storage = await kept();
  const id = await finished(storage);
  const store = await opened(storage, id);
  const own = store.getState().counted?.table.lines[0]?.total ?? 0;
  store.getState().change(1, { total: own + 9 });
  store.getState().add('Cy', null);
  store.getState().change(2, { told: 'temps', temps: 0, total: 3 });
  await until(async () => (await results(storage, id)).length === 3);
  await until(async () => (await results(storage, id))[2]?.total === 3);
  expect((await results(storage, id)).map(({ name, place }) => [name, place])).toEqual([
    ['', 2],
    ['Bo', 1],
    ['Cy', 3],
  ]);
  const again = await opened(storage, id);
  expect(again.getState().counted?.players).toEqual(store.getState().counted?.players);
});

test('somebody added by mistake goes and comes back; whose town it is stays', async () => {
  const storage = await kept();
  const store = await opened(storage, await finished(storage));
  store.getState().change(1, { total: 40 });
  const gone = store.getState().remove(1);
  expect(store.getState().counted?.players).toHaveLength(1);
  expect(store.getState().remove(0)).toBeNull();
  if (gone !== null) store.getState().restore(1, gone);
  expect(store.getState().counted?.players[1]).toMatchObject({ name: 'Bo', entry: { total: 40 } });
});

test.each([
  ['a game still running', 'running'],
  ['no such game', 'gone'],
  ['a damaged one', 'broken'],
  ['a device that does not answer', 'failed'],
] as const)('%s is told apart', async (_, status) => {
  const storage = await kept();
  const id = await finished(storage);
  if (status === 'running') await storage.games.reopen(id);
  const load = async () => {
    const game = await storage.games.load(id);
    if (status === 'gone') return null;
    if (status === 'failed') throw new Error('disk');
    if (status !== 'broken' || game === null) return game;
    const fault = { kind: 'record', fault: { path: '', rule: '' } } as const;
    const raw = { version: 1, setup: '', events: [], head: 0 };
    return { header: game.header, results: [], state: 'broken', fault, raw } as const;
  };
  const store = await opened({ ...storage, games: { ...storage.games, load } }, id);
  expect(store.getState().status).toBe(status);
});

test('what is not written is said', async () => {
  const storage = await kept();
  const id = await finished(storage);
  const replace = () => Promise.reject(new Error('full'));
  const store = await opened({ ...storage, results: { replace } }, id);
  store.getState().change(1, { total: 1 });
  await until(async () => !store.getState().saved);
  expect(store.getState().counted?.players[1]?.entry.total).toBe(1);
});

test('results from before tell what they know', async () => {
  const storage = await kept();
  const { id } = await storage.games.addPaper({
    town: 'Old',
    setup: setupOf({}),
    sheet: sheetOf({ ticks: { temps: 2 } }),
    results: [
      resultOf('Bo', { total: 30 }),
      resultOf('Me', { total: 4, breakdown: null }),
      resultOf('Cy', { total: 31, temps: 5 }),
    ],
  });
  await storage.players.save({ name: 'Me', colour: 0 });
  const store = await opened(storage, id);
  const { counted } = store.getState();
  expect(counted?.players.map(({ entry }) => [entry.own, entry.told, entry.total])).toEqual([
    [true, 'total', null], // nobody is known as me, and no lines are: the first
    [false, 'total', 4],
    [false, 'temps', 31],
  ]);
  expect(counted?.turns).toBeNull();
  expect(counted?.table.lines.map(({ total }) => total)).toEqual([4, 4, 31]); // 31 has its temps in it
});

test('a game undone and ended again keeps the table that was entered', async () => {
  const storage = await kept();
  const id = await finished(storage);
  const store = await opened(storage, id);
  store.getState().change(1, { told: 'temps', temps: 0, total: 12 });
  await until(async () => (await results(storage, id))[1]?.total === 12);
  const before = await results(storage, id);

  const games = createGamesStore(Promise.resolve(storage), () => 'new');
  expect(await games.getState().open(id)).toBe('open');
  const game = games.getState().running.find((one) => one.id === id);
  game?.store.getState().undo();
  game?.store.getState().redo();
  await game?.saver.idle();
  expect(timelineOf(await storage.games.load(id)).events).toHaveLength(GAME.events.length);
  expect(await results(storage, id)).toEqual(before);
});
