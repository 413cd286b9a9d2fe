import { createGamesStore, type GamesStore } from '../../src/state/games';
import type { Repositories } from '../../src/storage/repositories';
import { setupOf } from '../rules/support';
import { libsqlDatabase } from '../storage/support/libsql';
import { readyRepositories, wholeGame } from '../storage/support/material';

const newIds = () => {
  let count = 0;
  return () => `game${(count += 1)}`;
};

async function kept(): Promise<Repositories> {
  return readyRepositories(await libsqlDatabase());
}

/** The first list has been read. */
async function ready(games: GamesStore): Promise<GamesStore> {
  if (!games.getState().loaded) await new Promise<void>((done) => games.subscribe(() => done()));
  return games;
}

const open = async (storage: Repositories) => ready(createGamesStore(Promise.resolve(storage), newIds()));

function only(games: GamesStore) {
  const [game] = games.getState().running;
  if (!game) throw new Error('no game is running');
  return game;
}

/** An 8 with a park in street 1: two events, the turn still in hand. */
function writeEight(games: GamesStore): void {
  const { pickNumber, pickEffect, tapHouse } = only(games).store.getState();
  pickNumber(8);
  pickEffect('park');
  tapHouse(1, 5);
}

const logOf = (games: GamesStore) => only(games).store.getState().timeline;

test('a game goes on after a restart where it was, in the middle of a turn and with what was undone', async () => {
  const storage = await kept();
  const games = await open(storage);
  games.getState().start({ setup: setupOf({}), town: 'Elm Hill' });
  writeEight(games);
  only(games).store.getState().undo();
  await only(games).saver.idle();

  const again = await open(storage);
  expect(only(again).town).toBe('Elm Hill');
  expect(logOf(again)).toEqual(logOf(games));
  expect(logOf(again).undone).toHaveLength(1);
});

test('a game begun and a mark made before the list is read are not lost to it', async () => {
  const storage = await kept();
  let list = () => undefined as void;
  const asked = new Promise<void>((done) => (list = done));
  const games = createGamesStore(
    Promise.resolve({
      ...storage,
      games: {
        ...storage.games,
        running: async () => {
          const found = await storage.games.running();
          writeEight(games); // while the answer is on its way
          list();
          return found;
        },
      },
    }),
    newIds(),
  );
  games.getState().start({ setup: setupOf({}), town: 'Elm Hill' });
  await asked;
  await ready(games);
  expect(logOf(games).events).toHaveLength(2);
  await only(games).saver.idle();
  expect(logOf(await open(storage))).toEqual(logOf(games));
});

test('what is not kept stays pencil and is said; trying again keeps it', async () => {
  const storage = await kept();
  let full = true;
  const save: typeof storage.games.save = (...change) =>
    full ? Promise.reject(new Error('database or disk is full')) : storage.games.save(...change);
  const games = await open({ ...storage, games: { ...storage.games, save } });
  games.getState().start({ setup: setupOf({}), town: 'Elm Hill' });
  writeEight(games);
  only(games).store.getState().done();
  await only(games).saver.idle();
  const state = () => only(games).store.getState();
  expect(state().trouble).toContain('disk is full');
  expect(state().inked.streets[0]?.houses[4]?.kind).toBe('empty');
  expect(state().timeline.game.sheet.streets[0]?.houses[4]?.kind).toBe('numbered');

  full = false;
  only(games).saver.retry();
  await only(games).saver.idle();
  expect(state().trouble).toBeNull();
  expect(state().inked.streets[0]?.houses[4]?.kind).toBe('numbered');
  expect(logOf(await open(storage)).events).toEqual(state().timeline.events);
});

test('a storage that cannot be had is said with the first mark', async () => {
  const games = createGamesStore(Promise.reject(new Error('no room')), newIds());
  games.getState().start({ setup: setupOf({}), town: 'Elm Hill' });
  await only(games).saver.idle();
  expect(only(games).store.getState().trouble).toContain('no room');
});

test('the last mark puts a game into the history with its points, undoing it takes it back', async () => {
  const storage = await kept();
  const { setup, events } = wholeGame();
  const dealt = events.slice(0, -1);
  await storage.games.create({ id: 'old', town: 'Oak Hill', setup, events: dealt });
  const games = await open(storage);
  only(games).store.getState().done();
  await only(games).saver.idle();
  const [entry] = (await storage.history.page({}, null, 10)).entries;
  expect(entry?.header.town).toBe('Oak Hill');
  expect(entry?.results[0]?.total).toEqual(expect.any(Number));

  only(games).store.getState().undo();
  await only(games).saver.idle();
  expect((await storage.history.page({}, null, 10)).entries).toEqual([]);
  expect(await storage.games.running()).toHaveLength(1);
});

test('a game deleted comes back with undo, and by playing on', async () => {
  const storage = await kept();
  const games = await open(storage);
  const { id } = games.getState().start({ setup: setupOf({}), town: 'Elm Hill' });
  writeEight(games);
  await only(games).saver.idle();
  const before = logOf(games).events;
  await games.getState().remove(id);
  expect(games.getState().running).toEqual([]);
  await games.getState().restore(id);
  expect(logOf(games).events).toEqual(before);

  await storage.wipe();
  only(games).store.getState().done();
  await only(games).saver.idle();
  expect(logOf(await open(storage)).events).toHaveLength(3);
});
