import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';

import { replay, type GameRecord } from '../../src/game/log';
import { momentsOf, settled } from '../../src/game/moments';
import { sequelName, upTo } from '../../src/game/whatIf';
import { at } from '../../src/rules/at';
import { createGamesStore } from '../../src/state/games';
import { dealt } from '../../src/state/hand';
import { ownResult, replayOf, sameSeats, whatIfSeats } from '../../src/state/record';
import { seat } from '../../src/state/results';
import { databaseOver } from '../../src/storage/database';
import { originOf } from '../../src/storage/origins';
import { repositoriesOver } from '../../src/storage/storage';
import { readPlayed } from '../../src/storage/statistics';
import type { PlayableGame } from '../../src/storage/types';
import { readGolden } from '../golden/golden';
import { anyGame } from '../rules/random-games';
import { faulty } from '../storage/support/faults';
import { libsqlConnection, libsqlDatabase } from '../storage/support/libsql';
import { readyRepositories, testWorld } from '../storage/support/material';

const GOLDEN = join(__dirname, '../golden');
const GAMES = readdirSync(GOLDEN)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => {
    const { setup, turns } = readGolden(readFileSync(join(GOLDEN, name), 'utf8'));
    return [name, { setup, events: turns.flat() }] as const;
  });

/** Plays a log through the stores into a real database, as the game screen does, and reads it back. */
async function kept(record: GameRecord, table: readonly string[] = []): Promise<PlayableGame> {
  const database = await libsqlDatabase();
  const storage = await readyRepositories(database);
  const games = createGamesStore(Promise.resolve(storage), () => 'g1');
  const seats = ['Ada', ...table].map((name) => seat(null, name));
  const { saver } = games.getState().start({ ...record, town: 'Elm Hill', seats });
  await saver.idle();
  const game = await storage.games.load('g1');
  if (game?.state !== 'playable') throw new Error('not playable');
  return game;
}

test.each(GAMES)('the replay of %s ends in the stored score', async (_, record) => {
  const game = await kept(record);
  expect(game.header.status).toBe('finished');
  const [own] = game.results;
  const last = replayOf(game).at(-1);
  expect(last?.score).toEqual(own?.breakdown);
  expect(last?.score.total).toBe(own?.total);
  expect(momentsOf(record).at(-1)?.score).toEqual(own?.breakdown); // also without looking at what was kept
});

test('the replay of any game ends in the stored score, and passes through every turn', async () => {
  await fc.assert(
    fc.asyncProperty(anyGame(), async (record) => {
      const game = await kept(record, ['Bo']);
      const moments = replayOf(game);
      expect(moments.at(-1)?.score.total).toBe(game.results[0]?.total);
      const turns = record.events.filter(({ type }) => type === 'endTurn').length;
      expect(moments.map(({ turn }) => turn)).toEqual(Array.from({ length: turns + 1 }, (_, turn) => turn));
      for (const moment of moments) {
        const played = replay(upTo(record, moment));
        expect(played.ok && played.game).toEqual(moment.game);
      }
    }),
    { numRuns: 25 },
  );
});

test('turns end by themselves too: the next number ends the one before', () => {
  const [, record] = at(GAMES, 3); // basic: no roundabout could open a turn
  expect(at(GAMES, 3)[0]).toBe('2018-basic-houses.txt');
  const short = {
    ...record,
    events: record.events.filter(({ type }) => type !== 'endTurn' && type !== 'deal'),
  };
  const whole = momentsOf(record);
  const found = momentsOf(short);
  expect(found).toHaveLength(whole.length);
  expect(found.map(({ score }) => score)).toEqual(whole.map(({ score }) => score));
  expect(found.map(({ claimed }) => claimed)).toEqual(whole.map(({ claimed }) => claimed));
});

test('points for temps, and corrections made later, come with the last turn', () => {
  const [, record] = at(GAMES, 0);
  const moments = momentsOf(record);
  const before = at(moments, moments.length - 1).score;
  const after = { ...before, temps: 4, total: before.total + 4 };
  expect(settled(moments, after).map(({ score }) => score.total)).toEqual([
    ...moments.slice(0, -1).map(({ score }) => score.total),
    before.total + 4,
  ]);
});

test('a "what if" is a running copy; the game it comes from stays, and only that one counts', async () => {
  const [, record] = at(GAMES, 0);
  const database = await libsqlDatabase();
  const storage = await readyRepositories(database);
  let ids = 0;
  const games = createGamesStore(Promise.resolve(storage), () => `g${(ids += 1)}`);
  await games
    .getState()
    .start({ ...record, town: 'Elm Hill', seats: [seat(null, 'Ada'), seat(null, 'Bo')] })
    .saver.idle();
  const original = await storage.games.load('g1');
  if (original?.state !== 'playable') throw new Error('not playable');
  const moment = at(momentsOf(original.timeline), 7);
  const copy = games.getState().start({
    ...upTo(original.timeline, moment),
    town: sequelName(original.header.town),
    seats: whatIfSeats(original),
    origin: { game: 'g1', turn: 7 },
  });
  await copy.saver.idle();
  const found = await storage.games.load('g2');
  expect(found).toMatchObject({ state: 'playable', header: { town: 'Elm Hill 2', status: 'running' } });
  const wanted = dealt({ ...upTo(original.timeline, moment), game: moment.game, undone: [] }); // the next cards lie there
  expect(found?.state === 'playable' && found.timeline.game).toEqual(wanted.game);
  expect(found?.results.map(({ name }) => name)).toEqual(['Ada']);
  expect(await storage.games.load('g1')).toEqual(original);
  expect(await originOf(database, 'g2')).toEqual({ game: 'g1', turn: 7 });
  expect(await originOf(database, 'g1')).toBeNull();
  await repositoriesOver(database, testWorld()).games.finish('g2', [seat(null, 'Ada')]);
  expect((await readPlayed(database)).map(({ id }) => id)).toEqual(['g1']);
});

test('a game that starts in the middle is kept whole or not at all, wherever it is cut short', async () => {
  const [, { setup, events }] = at(GAMES, 0);
  const part = { setup, events: events.slice(0, 30) };
  for (let statement = 0, through = false; !through; statement += 1) {
    const connection = faulty(libsqlConnection());
    const storage = await readyRepositories(databaseOver(connection, true));
    const games = createGamesStore(Promise.resolve(storage), () => 'g1');
    await storage.settings.write('theme', 'dark'); // what the store reads at its start is over
    connection.arm(statement, 'before');
    const { saver } = games.getState().start({ ...part, town: 'Elm Hill', origin: { game: 'g0', turn: 7 } });
    await saver.idle();
    through = connection.disarm();
    const found = await storage.games.load('g1');
    if (found !== null) expect(found.state === 'playable' && found.timeline.events).toEqual(part.events);
  }
});

test.each([
  ['Maple Bend', 'Maple Bend 2'],
  ['Maple Bend 2', 'Maple Bend 3'],
  ['Route 66', 'Route 67'],
  ['Willow Hollow Heights 24', 'Willow Hollow Heights 25'],
  ['Abcdefghijklmnopqrstuvwx', 'Abcdefghijklmnopqrstuv 2'],
  ['9', '9 2'],
])('after %s comes %s', (town, next) => {
  expect(sequelName(town)).toBe(next);
});

test('a rematch seats the same people with nothing written', () => {
  const line = { ...seat('p1', 'Ada'), total: 80, place: 1 };
  expect(sameSeats([line])).toEqual([seat('p1', 'Ada')]);
});

test('whose line a log belongs to is told by its points, wherever it sits', () => {
  const [, record] = at(GAMES, 0);
  const { score } = at(momentsOf(record), 20);
  const own = { ...seat(null, 'Ada'), breakdown: { ...score, temps: 7, total: score.total + 7 } };
  const other = { ...seat(null, 'Bo'), breakdown: { ...score, total: score.total + 3 } };
  expect(ownResult([other, own], score)).toBe(own);
  expect(ownResult([other], score)).toBe(other);
  expect(ownResult([], score)).toBeUndefined();
});
