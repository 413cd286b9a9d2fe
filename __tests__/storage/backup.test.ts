import { at } from '../../src/rules/at';
import { importBackup, previewImport } from '../../src/storage/backup/import';
import { readBackup, type Backup } from '../../src/storage/backup/read';
import { backupName, writeBackup, writeGameBackup } from '../../src/storage/backup/write';
import { countFacts } from '../../src/storage/facts';
import type { Database } from '../../src/storage/port';
import { rawBackup } from '../../src/storage/rawBackup';
import type { Repositories } from '../../src/storage/repositories';
import { libsqlDatabase } from './support/libsql';
import {
  readyRepositories,
  resultOf,
  SCORE,
  steps,
  testWorld,
  timelineOf,
  undoTimes,
  wholeGame,
} from './support/material';

const STEPS = steps(wholeGame());
const NONE = { fresh: 0, same: 0, conflicting: 0 };

interface Phone {
  readonly database: Database;
  readonly store: Repositories;
}
async function phone(prefix = 'id'): Promise<Phone> {
  const database = await libsqlDatabase();
  return { database, store: await readyRepositories(database, testWorld(1_600_000_000_000, prefix)) };
}

/** A phone with something of everything; the running game has three undone events. */
async function fullPhone(): Promise<Phone> {
  const { database, store } = await phone();
  const { setup } = at(STEPS, 0);
  await store.players.save({ name: 'Ada', colour: 0 }); // id1
  await store.players.setMe('id1');
  await store.games.create({ town: 'Elm Hill', setup }); // id2
  await store.games.save('id2', at(STEPS, 0), undoTimes(3, at(STEPS, 30)));
  await store.games.create({ town: 'Oak Hill', setup, events: at(STEPS, STEPS.length - 1).events }); // id3
  await store.games.finish('id3', [
    resultOf('Ada', {
      playerId: 'id1',
      total: 37,
      place: 1,
      temps: 2,
      estates: [1, 0, 0, 0, 0, 0],
      breakdown: SCORE,
    }),
    resultOf('Bo', { total: 30, place: 2 }),
  ]);
  await store.games.note('id3', 'rain');
  await store.box.save({ kind: 'opponent', name: 'Marge', body: { park: 1 } }); // id4
  await store.settings.write('theme', 'dark');
  return { database, store };
}

async function saved({ database }: Phone): Promise<Backup> {
  const read = readBackup(await writeBackup(database, 1_700_000_000_000));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.backup;
}

test('the file is named after the day', () => {
  expect(backupName(new Date(2026, 2, 7, 23, 59).getTime())).toBe('picket-backup-2026-03-07.json');
});

test('an empty phone becomes the same phone, undone events, "me" and all', async () => {
  const old = await fullPhone();
  const fresh = await phone();
  const expected = {
    games: { ...NONE, fresh: 2, broken: 0 },
    players: { ...NONE, fresh: 1 },
    box: { ...NONE, fresh: 1 },
    settings: 1,
  };
  const backup = await saved(old);
  expect(await previewImport(fresh.database, backup)).toEqual(expected);
  expect(await fresh.store.games.running()).toEqual([]);
  expect(await importBackup(fresh.database, backup)).toEqual(expected);
  await countFacts(old.database); // what comes in is counted at once
  expect(await rawBackup(fresh.database)).toBe(await rawBackup(old.database));
  expect(timelineOf(await fresh.store.games.load('id2'))).toEqual(undoTimes(3, at(STEPS, 30)));
});

test('what is there already is not taken in twice', async () => {
  const full = await fullPhone();
  const before = await rawBackup(full.database);
  expect(await importBackup(full.database, await saved(full))).toEqual({
    games: { ...NONE, same: 2, broken: 0 },
    players: { ...NONE, same: 1 },
    box: { ...NONE, same: 1 },
    settings: 0,
  });
  expect(await rawBackup(full.database)).toBe(before);
});

test('a game that went on since is kept beside the one of the file, once', async () => {
  const full = await fullPhone();
  const backup = await saved(full);
  await full.store.games.save('id2', null, at(STEPS, 40));
  await full.store.box.save({ id: 'id4', kind: 'opponent', name: 'Marge', body: { park: 2 } });
  const summary = await importBackup(full.database, backup);
  expect(summary.games).toEqual({ fresh: 0, same: 1, conflicting: 1, broken: 0 });
  expect(summary.box).toEqual({ fresh: 0, same: 0, conflicting: 1 });
  const lengths = (await full.store.games.running()).map((game) => timelineOf(game).events.length);
  expect(lengths.sort((a, b) => a - b)).toEqual([27, 40]);
  expect((await full.store.box.list()).map(({ body }) => body)).toEqual(
    expect.arrayContaining([{ park: 1 }, { park: 2 }]),
  );
  expect((await importBackup(full.database, backup)).games).toEqual({
    fresh: 0,
    same: 2,
    conflicting: 0,
    broken: 0,
  });
});

test('a game removed here comes back with the file', async () => {
  const full = await fullPhone();
  const backup = await saved(full);
  await full.store.games.remove('id3');
  expect((await importBackup(full.database, backup)).games).toMatchObject({ fresh: 1, same: 1 });
  expect((await full.store.games.load('id3'))?.results).toHaveLength(2);
});

test('a name changed since makes no other game', async () => {
  const full = await fullPhone();
  const backup = await saved(full);
  await full.store.players.save({ id: 'id1', name: 'Eda', colour: 4 });
  expect((await importBackup(full.database, backup)).games).toMatchObject({ same: 2 });
  expect((await full.store.players.list()).map(({ name }) => name)).toEqual(['Eda']);
});

test('"me" of another phone is not me, and settings made here stay', async () => {
  const here = await phone('my');
  await here.store.players.save({ name: 'Zoe', colour: 1 });
  await here.store.players.setMe('my1');
  await here.store.settings.write('theme', 'light');
  expect((await importBackup(here.database, await saved(await fullPhone()))).settings).toBe(0);
  expect((await here.store.players.list()).map(({ name, isMe }) => [name, isMe])).toEqual([
    ['Zoe', true],
    ['Ada', false],
  ]);
  expect((await here.store.settings.all()).get('theme')).toBe('light');
});

test('a broken game travels as a broken game, with its result', async () => {
  const full = await fullPhone();
  await full.database.tx((sql) =>
    sql.exec(`DROP TRIGGER events_stay;
      UPDATE events SET body = '{"type":"flood"}' WHERE game_id = 'id3' AND seq = 4;
      UPDATE setups SET body = 'torn' WHERE game_id = 'id2'`),
  );
  const fresh = await phone();
  const summary = await importBackup(fresh.database, await saved(full));
  expect(summary.games).toEqual({ fresh: 2, same: 0, conflicting: 0, broken: 2 });
  expect(await fresh.store.games.load('id3')).toMatchObject({
    state: 'broken',
    fault: { kind: 'record', fault: { path: 'events[4].type' } },
    header: { town: 'Oak Hill', edition: '2018', mode: 'table', advanced: true },
  });
  expect((await fresh.store.games.load('id3'))?.results[0]).toMatchObject({ total: 37, breakdown: SCORE });
  expect((await fresh.store.games.load('id2'))?.state).toBe('broken');
});

test('one game alone goes to another phone with the names at its table', async () => {
  const full = await fullPhone();
  const text = await writeGameBackup(full.database, 'id3', 0);
  const read = readBackup(text ?? '');
  if (!read.ok) throw new Error(read.error.code);
  expect(read.backup.kind).toBe('game');
  const fresh = await phone();
  await importBackup(fresh.database, read.backup);
  expect(await fresh.store.games.load('id3')).toEqual(await full.store.games.load('id3'));
  expect(await fresh.store.players.list()).toMatchObject([{ name: 'Ada', isMe: false }]);
  expect(await fresh.store.settings.all()).toEqual(new Map());
  expect(await writeGameBackup(full.database, 'nobody', 0)).toBeNull();
});

test('columns for filters come from the setup, not from what the file says', async () => {
  const backup = await saved(await fullPhone());
  const games = backup.data.games.map((game) => ({
    ...game,
    edition: '1999',
    mode: 'chess',
    advanced: false,
  }));
  const fresh = await phone();
  await importBackup(fresh.database, { ...backup, data: { ...backup.data, games } });
  expect((await fresh.store.games.load('id2'))?.header).toMatchObject({
    edition: '2018',
    mode: 'table',
    advanced: true,
  });
});

test('a result of somebody the file does not know is a guest', async () => {
  const backup = await saved(await fullPhone());
  const fresh = await phone();
  await importBackup(fresh.database, { ...backup, data: { ...backup.data, players: [] } });
  expect((await fresh.store.games.load('id3'))?.results[0]).toMatchObject({ playerId: null, name: 'Ada' });
});
