import { at } from '../../src/rules/at';
import type { Database } from '../../src/storage/port';
import type { Repositories } from '../../src/storage/repositories';
import type { HistoryCursor, HistoryFilter } from '../../src/storage/types';
import { setupOf } from '../rules/support';
import { libsqlDatabase } from './support/libsql';
import { readyRepositories, resultOf, testWorld } from './support/material';

const YEAR = (year: number) => new Date(year, 6, 1).getTime();

let database: Database;
let store: Repositories;
beforeEach(async () => {
  database = await libsqlDatabase();
  store = await readyRepositories(database);
});
afterEach(() => database.close());

/** A finished game: town, players, and what the filters look at. */
async function finished(
  town: string,
  players: readonly string[],
  { edition = '2018', year = 2020, advanced = false, solo = false } = {},
): Promise<string> {
  const { games } = await readyRepositories(database, { ...testWorld(YEAR(year)), newId: () => town });
  const play = solo
    ? ({ kind: 'solo', cards: 81, temps: 6, points: 7 } as const)
    : ({ kind: 'table' } as const);
  const { id } = await games.create({ town, setup: { ...setupOf({ advanced, play }), edition } });
  await games.finish(
    id,
    players.map((name, seat) => resultOf(name, { total: 50 - seat, place: seat + 1 })),
  );
  return id;
}

async function towns(filter: HistoryFilter): Promise<readonly string[]> {
  return (await store.history.page(filter, null, 50)).entries.map(({ header }) => header.town);
}

test.each<[string, HistoryFilter, readonly string[]]>([
  ['everything', {}, ['Dell', 'Cove', 'Bay', 'Alm']],
  ['an edition', { edition: '2023' }, ['Dell', 'Bay']],
  ['a way to play', { mode: 'solo' }, ['Cove']],
  ['advanced play', { advanced: true }, ['Dell']],
  ['a year', { year: 2021 }, ['Cove', 'Bay']],
  ['a year and an edition', { year: 2021, edition: '2023' }, ['Bay']],
  ['part of a name', { search: 'ren' }, ['Dell', 'Alm']],
  ['a name without its accent and case', { search: ' RENE ' }, ['Dell', 'Alm']],
  ['a town', { search: 'cov' }, ['Cove']],
  ['signs that mean something in patterns', { search: '%' }, ['Bay']],
  ['nobody', { search: 'zoe' }, []],
])('the history finds %s', async (_, filter, expected) => {
  await finished('Alm', ['René', 'Bo'], { year: 2020 });
  await finished('Bay', ['100%'], { edition: '2023', year: 2021 });
  await finished('Cove', ['Bo'], { year: 2021, solo: true });
  await finished('Dell', ['Irene'], { edition: '2023', year: 2022, advanced: true });
  expect(await towns(filter)).toEqual(expected);
  expect(await store.history.count(filter)).toBe(expected.length);
});

test('pages follow each other without a gap, also where games ended at the same moment', async () => {
  const names = Array.from({ length: 25 }, (_, index) => `Town${String(index).padStart(2, '0')}`);
  for (const [index, name] of names.entries())
    await finished(name, ['Ada'], { year: 2000 + Math.floor(index / 5) });
  const seen: string[] = [];
  let cursor: HistoryCursor | null = null;
  let pages = 0;
  do {
    const page: Awaited<ReturnType<typeof store.history.page>> = await store.history.page({}, cursor, 7);
    seen.push(...page.entries.map(({ header }) => header.town));
    cursor = page.next;
    pages += 1;
  } while (cursor !== null);
  expect(pages).toBe(4);
  expect(seen).toEqual([...names].reverse());
});

test('an entry has its table; running and removed games are not in the history', async () => {
  await finished('Alm', ['Ada', 'Bo']);
  await store.games.remove(await finished('Bay', ['Ada']));
  await store.games.create({ town: 'Cove', setup: setupOf({}) });
  const { entries, next } = await store.history.page({}, null, 10);
  expect(await store.history.count({})).toBe(1);
  expect(entries.map(({ header }) => header.town)).toEqual(['Alm']);
  expect(at(entries, 0).results).toEqual([
    resultOf('Ada', { total: 50, place: 1 }),
    resultOf('Bo', { total: 49, place: 2 }),
  ]);
  expect(next).toBeNull();
});

test('the filters offer what there is', async () => {
  expect(await store.history.facets()).toEqual({ finished: 0, editions: [], modes: [], years: [] });
  await finished('Alm', ['Ada'], { year: 2019 });
  await finished('Bay', ['Ada'], { edition: '2023', year: 2021, solo: true });
  expect(await store.history.facets()).toEqual({
    finished: 2,
    editions: ['2018', '2023'],
    modes: ['table', 'solo'],
    years: [2021, 2020, 2019],
  });
});

test.each<[string, string]>([
  [
    'the first page',
    "status = 'finished' AND deleted_at IS NULL ORDER BY finished_at DESC, id DESC LIMIT 30",
  ],
  [
    'a later page',
    `status = 'finished' AND deleted_at IS NULL AND (finished_at, id) < (5, 'x')
     ORDER BY finished_at DESC, id DESC LIMIT 30`,
  ],
  ['running games', "status = 'running' AND deleted_at IS NULL ORDER BY updated_at DESC, id DESC"],
])('%s is read from an index, without sorting', async (_, words) => {
  const plan = await database.tx((sql) =>
    sql.all(`EXPLAIN QUERY PLAN SELECT id, town FROM games WHERE ${words}`),
  );
  const text = plan.map(({ detail }) => String(detail)).join('; ');
  expect(text).toMatch(/USING (COVERING )?INDEX games_(finished|running)/);
  expect(text).not.toMatch(/TEMP B-TREE/);
});

describe('players', () => {
  test('come me first, then by name', async () => {
    const zoe = await store.players.save({ name: 'Zoé', colour: 1 });
    await store.players.save({ name: 'ada', colour: 2 });
    await store.players.save({ name: 'Bo', colour: 0 });
    expect(zoe).toEqual({ id: 'id1', name: 'Zoé', colour: 1, isMe: false, createdAt: 1_600_000_001_000 });
    expect(await store.players.setMe(zoe.id)).toBe(true);
    expect((await store.players.list()).map(({ name, isMe }) => [name, isMe])).toEqual([
      ['Zoé', true],
      ['ada', false],
      ['Bo', false],
    ]);
  });

  test('at most one of them is me', async () => {
    const a = await store.players.save({ name: 'Ada', colour: 0 });
    const b = await store.players.save({ name: 'Bo', colour: 1 });
    await store.players.setMe(a.id);
    await store.players.setMe(b.id);
    expect(await store.players.setMe('nobody')).toBe(false);
    expect((await store.players.list()).filter(({ isMe }) => isMe).map(({ name }) => name)).toEqual(['Bo']);
    await store.players.setMe(null);
    expect((await store.players.list()).some(({ isMe }) => isMe)).toBe(false);
  });

  test('a new name stands in the old results too, and is found there', async () => {
    const { id } = await store.players.save({ name: 'Jon', colour: 0 });
    const game = await finished('Alm', []);
    await store.results.replace(game, [resultOf('Jon', { playerId: id })]);
    const saved = await store.players.save({ id, name: 'John', colour: 3 });
    expect(saved).toMatchObject({ id, name: 'John', colour: 3 });
    expect(await towns({ search: 'john' })).toEqual(['Alm']);
    expect((await store.games.load(game))?.results[0]).toMatchObject({ playerId: id, name: 'John' });
  });

  test('two that are one are merged with all their games, and with being me', async () => {
    const jon = await store.players.save({ name: 'Jon', colour: 0 });
    const john = await store.players.save({ name: 'John', colour: 1 });
    await store.players.setMe(jon.id);
    const game = await finished('Alm', []);
    await store.results.replace(game, [resultOf('Jon', { playerId: jon.id, total: 40 }), resultOf('Bo')]);
    expect(await store.players.merge(jon.id, john.id)).toBe(true);
    expect(await store.players.list()).toEqual([{ ...john, isMe: true }]);
    expect((await store.games.load(game))?.results).toEqual([
      resultOf('John', { playerId: john.id, total: 40 }),
      resultOf('Bo'),
    ]);
  });

  test.each([
    ['with somebody who is not there', 'nobody'],
    ['with oneself', 'id1'],
  ])('a merge %s changes nothing', async (_, into) => {
    const { id } = await store.players.save({ name: 'Jon', colour: 0 });
    expect(await store.players.merge(id, into)).toBe(false);
    expect(await store.players.list()).toHaveLength(1);
  });
});

test('settings are written one by one and read all at once', async () => {
  await store.settings.write('theme', 'dark');
  await store.settings.write('sounds', { level: 3 });
  await store.settings.write('theme', 'light');
  expect([...(await store.settings.all())]).toEqual([
    ['sounds', { level: 3 }],
    ['theme', 'light'],
  ]);
});

test('the box keeps cards and sheets; what was removed can be put back', async () => {
  const plan = await store.box.save({ kind: 'plan', name: 'Two parks', body: { first: 8 } });
  const marge = await store.box.save({ kind: 'opponent', name: 'Marge', body: { park: 1 } });
  const changed = await store.box.save({ id: plan.id, kind: 'plan', name: 'Two parks', body: { first: 9 } });
  expect(changed).toMatchObject({ createdAt: plan.createdAt, body: { first: 9 } });
  expect(changed.updatedAt).toBeGreaterThan(plan.updatedAt);
  expect(await store.box.list()).toEqual([marge, changed]);
  expect(await store.box.remove(marge.id)).toBe(true);
  expect(await store.box.remove(marge.id)).toBe(false);
  expect(await store.box.list()).toEqual([changed]);
  expect(await store.box.restore(marge.id)).toBe(true);
  expect(await store.box.list()).toEqual([marge, changed]);
  await store.box.remove(marge.id);
  expect(await store.purge()).toBe(1);
  expect(await store.box.restore(marge.id)).toBe(false);
});

test('a wipe leaves nothing but the schema', async () => {
  const { id } = await store.players.save({ name: 'Ada', colour: 0 });
  await store.results.replace(await finished('Alm', []), [resultOf('Ada', { playerId: id })]);
  await store.settings.write('theme', 'dark');
  await store.box.save({ kind: 'sheet', name: 'Long', body: {} });
  await store.wipe();
  const tables = ['games', 'setups', 'events', 'players', 'results', 'settings', 'box'];
  const counts = await database.tx((sql) =>
    sql.all(`SELECT ${tables.map((table) => `(SELECT count(*) FROM ${table})`).join(' + ')} AS rows`),
  );
  expect(counts).toEqual([{ rows: 0 }]);
  expect((await store.games.create({ town: 'New', setup: setupOf({}) })).town).toBe('New');
});
