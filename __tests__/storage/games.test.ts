import { record, startTimeline } from '../../src/game/log';
import { at } from '../../src/rules/at';
import type { Database, Sql } from '../../src/storage/port';
import type { Repositories } from '../../src/storage/repositories';
import { libsqlDatabase } from './support/libsql';
import {
  readyRepositories,
  resultOf,
  SCORE,
  steps,
  timelineOf,
  undoTimes,
  wholeGame,
} from './support/material';

const GAME = wholeGame();
const STEPS = steps(GAME);
const END = at(STEPS, STEPS.length - 1);

let database: Database;
let store: Repositories;
beforeEach(async () => {
  database = await libsqlDatabase();
  store = await readyRepositories(database);
});
afterEach(() => database.close());

const create = () => store.games.create({ town: 'Elm Hill', setup: GAME.setup });
const rows = (words: string, values: readonly (string | number)[] = []) =>
  database.tx((sql) => sql.all(words, values));

test('a new game lies in the list with all that lists show', async () => {
  const header = await store.games.create({
    town: 'Elm Hill',
    setup: GAME.setup,
    results: [resultOf('Ada'), resultOf('Bo')],
  });
  expect(header).toEqual({
    id: 'id1',
    town: 'Elm Hill',
    status: 'running',
    edition: '2018',
    mode: 'table',
    advanced: true,
    players: 2,
    note: '',
    version: 2,
    createdAt: 1_600_000_001_000,
    updatedAt: 1_600_000_001_000,
    finishedAt: null,
  });
  expect(await store.games.running()).toEqual([
    {
      state: 'playable',
      header,
      timeline: startTimeline(GAME.setup),
      results: [resultOf('Ada'), resultOf('Bo')],
    },
  ]);
});

test('every event of a game is saved by itself and comes back', async () => {
  const { id } = await create();
  for (const [index, after] of STEPS.entries()) {
    if (index === 0) continue;
    expect(await store.games.save(id, at(STEPS, index - 1), after)).toBe(true);
    if (index % 20 === 0) expect(timelineOf(await store.games.load(id))).toEqual(after);
  }
  expect(timelineOf(await store.games.load(id))).toEqual(END);
});

test('a step writes one event and the head, nothing else', async () => {
  const { id } = await create();
  await store.games.save(id, at(STEPS, 0), at(STEPS, 40));
  const statements: string[] = [];
  const { tx } = database;
  const watched: Database = {
    ...database,
    tx: (work) => tx((sql) => work(listening(sql, statements))),
  };
  const { games } = await readyRepositories(watched);
  statements.length = 0;
  await games.save(id, at(STEPS, 40), at(STEPS, 41));
  expect(statements.map((words) => words.trim().split(/\s+/).slice(0, 3).join(' '))).toEqual([
    'UPDATE games SET',
    'INSERT INTO events',
  ]);
});

function listening(sql: Sql, statements: string[]): Sql {
  const note = (words: string) => statements.push(words);
  return {
    exec: (script) => (note(script), sql.exec(script)),
    run: (words, values) => (note(words), sql.run(words, values)),
    all: (words, values) => (note(words), sql.all(words, values)),
  };
}

test('what was undone is kept, and can be redone after a restart', async () => {
  const { id } = await create();
  const undone = undoTimes(7, END);
  await store.games.save(id, at(STEPS, 0), END);
  await store.games.save(id, END, undone);
  expect(timelineOf(await store.games.load(id))).toEqual(undone);
  expect(await rows('SELECT head, tail FROM games')).toEqual([
    { head: END.events.length - 7, tail: END.events.length },
  ]);
});

test('a new event after an undo forgets what was undone', async () => {
  const { id } = await create();
  const before = undoTimes(3, at(STEPS, 30));
  await store.games.save(id, at(STEPS, 0), at(STEPS, 30));
  await store.games.save(id, at(STEPS, 30), before);
  const step = record(before, at(GAME.events, 27));
  if (!step.ok) throw new Error(step.problem.code);
  await store.games.save(id, before, step.timeline);
  expect(timelineOf(await store.games.load(id))).toEqual({ ...at(STEPS, 28), undone: [] });
  expect(await rows('SELECT count(*) AS events FROM events')).toEqual([{ events: 28 }]);
});

test.each([
  ['unknown', null],
  ['wrong', undoTimes(5, at(STEPS, 12))],
])('a save whose former state is %s writes what is missing all the same', async (_, before) => {
  const { id } = await create();
  await store.games.save(id, at(STEPS, 0), undoTimes(2, at(STEPS, 20)));
  expect(await store.games.save(id, before, END)).toBe(true);
  expect(timelineOf(await store.games.load(id))).toEqual(END);
});

test('a record of an older version is played on in the present one', async () => {
  const { id } = await create();
  await store.games.save(id, null, at(STEPS, 3));
  const old = { edition: '2018', advanced: true, plans: GAME.setup.plans };
  await database.tx((sql) =>
    sql.run('UPDATE setups SET body = ?', [JSON.stringify({ ...GAME.setup, ...old })]),
  );
  await database.tx((sql) => sql.run('UPDATE games SET version = 1'));
  expect((await store.games.load(id))?.state).toBe('broken'); // version 1 has its fields beside the events
  await store.games.save(id, at(STEPS, 3), at(STEPS, 4));
  expect(timelineOf(await store.games.load(id))).toEqual(at(STEPS, 4));
  expect(await rows('SELECT version FROM games')).toEqual([{ version: 2 }]);
});

test('saving, changing and removing a game that is not there says so and writes nothing', async () => {
  expect(await store.games.save('x', null, END)).toBe(false);
  expect(await store.games.save('x', at(STEPS, 0), END)).toBe(false);
  expect(await store.games.load('x')).toBeNull();
  expect(await store.games.finish('x', [resultOf('Ada')])).toBe(false);
  expect(await store.games.reopen('x')).toBe(false);
  expect(await store.games.rename('x', 'Oak Hill')).toBe(false);
  expect(await store.games.note('x', 'rain')).toBe(false);
  expect(await store.games.remove('x')).toBe(false);
  expect(await store.games.restore('x')).toBe(false);
  expect(await store.results.replace('x', [resultOf('Ada')])).toBe(false);
  expect(await rows('SELECT count(*) AS results FROM results')).toEqual([{ results: 0 }]);
});

test('a finished game has its results, and can be taken up again', async () => {
  const { id } = await create();
  const results = [
    resultOf('Ada', { total: 37, place: 1, temps: 4, estates: [1, 1, 0, 1, 0, 0], breakdown: SCORE }),
    resultOf('Bo', { total: 30, place: 2 }),
  ];
  expect(await store.games.finish(id, results)).toBe(true);
  const finished = await store.games.load(id);
  expect(finished).toMatchObject({ header: { status: 'finished', players: 2 }, results });
  expect(finished?.header.finishedAt).toBe(finished?.header.updatedAt);
  expect(await store.games.running()).toEqual([]);

  expect(await store.games.finish(id, results)).toBe(true);
  expect((await store.games.load(id))?.header.finishedAt).toBe(finished?.header.finishedAt);

  expect(await store.games.reopen(id)).toBe(true);
  expect(await store.games.load(id)).toMatchObject({
    header: { status: 'running', finishedAt: null },
    results,
  });
});

test('running games come changed last first; a name and a note change nothing in that', async () => {
  const first = await create();
  const second = await create();
  const third = await create();
  await store.games.save(first.id, at(STEPS, 0), at(STEPS, 1));
  await store.games.rename(second.id, 'Oak Hill');
  await store.games.note(second.id, 'rain all day');
  const running = await store.games.running();
  expect(running.map(({ header }) => header.id)).toEqual([first.id, third.id, second.id]);
  expect(running.at(-1)?.header).toMatchObject({ town: 'Oak Hill', note: 'rain all day' });
});

test('several games come in the order asked for', async () => {
  const ids = [(await create()).id, (await create()).id, (await create()).id];
  const [a = '', b = '', c = ''] = ids;
  const found = await store.games.loadMany([c, 'nobody', a, b]);
  expect(found.map(({ header }) => header.id)).toEqual([c, a, b]);
});

test('a removed game is in no list, comes back whole, and is gone after the purge', async () => {
  const { id } = await create();
  await store.games.save(id, at(STEPS, 0), END);
  expect(await store.games.remove(id)).toBe(true);
  expect(await store.games.load(id)).toBeNull();
  expect(await store.games.running()).toEqual([]);
  expect(await store.games.save(id, END, undoTimes(1, END))).toBe(false);
  expect(await store.games.restore(id)).toBe(true);
  expect(timelineOf(await store.games.load(id))).toEqual(END);

  await store.games.remove(id);
  expect(await store.purge()).toBe(1);
  expect(await store.games.restore(id)).toBe(false);
  expect(await rows('SELECT (SELECT count(*) FROM events) + (SELECT count(*) FROM setups) AS rest')).toEqual([
    { rest: 0 },
  ]);
});

test.each<[string, string, object]>([
  ['a setup that is no JSON', "UPDATE setups SET body = '{'", { kind: 'record' }],
  ['a setup without rules', "UPDATE setups SET body = json_remove(body, '$.rules')", { kind: 'record' }],
  ['an unknown version', 'UPDATE games SET version = 99', { kind: 'record' }],
  [
    'an event nobody knows',
    `DROP TRIGGER events_stay; UPDATE events SET body = '{"type":"flood"}' WHERE seq = 5`,
    { kind: 'record', fault: { path: 'events[5].type', rule: 'variant' } },
  ],
  [
    'an event the judge refuses',
    'DROP TRIGGER events_stay; UPDATE events SET body = (SELECT body FROM events WHERE seq = 1) WHERE seq = 2',
    { kind: 'replay', index: 2 },
  ],
])('a game with %s is told as broken, with its result', async (_, damage, fault) => {
  const { id } = await create();
  await store.games.save(id, at(STEPS, 0), END);
  await store.games.finish(id, [resultOf('Ada', { total: 37 })]);
  await database.tx((sql) => sql.exec(damage));
  const game = await store.games.load(id);
  expect(game).toMatchObject({ state: 'broken', fault, header: { town: 'Elm Hill' } });
  expect(game?.results).toEqual([resultOf('Ada', { total: 37 })]);
});

test('an undone event that cannot be read costs the redo, not the game', async () => {
  const { id } = await create();
  const undone = undoTimes(3, at(STEPS, 20));
  await store.games.save(id, at(STEPS, 0), undone);
  await database.tx((sql) =>
    sql.exec(`DROP TRIGGER events_stay; UPDATE events SET body = '?' WHERE seq = 18`),
  );
  const loaded = timelineOf(await store.games.load(id));
  expect(loaded).toEqual({ ...undone, undone: [] });
  const step = record(loaded, at(GAME.events, 17));
  if (!step.ok) throw new Error(step.problem.code);
  await store.games.save(id, loaded, step.timeline);
  expect(timelineOf(await store.games.load(id))).toEqual(at(STEPS, 18));
});

test.each([
  ['a gap in a log', "INSERT INTO events VALUES ('id1', 7, '{}')", 'a log has no gaps'],
  ['another event at the same place', "UPDATE events SET body = '{}'", 'an event never changes'],
  ['a head beyond the log', 'UPDATE games SET head = 999', 'CHECK constraint failed'],
  ['an end without a date', "UPDATE games SET status = 'finished'", 'CHECK constraint failed'],
  [
    'an event without a game',
    "INSERT INTO events VALUES ('nobody', 0, '{}')",
    'FOREIGN KEY constraint failed',
  ],
  ['a number as a town', "UPDATE games SET town = x'00'", 'cannot store BLOB value in TEXT column'],
])('the database itself refuses %s', async (_, words, message) => {
  const { id } = await create();
  await store.games.save(id, at(STEPS, 0), at(STEPS, 3));
  await expect(database.tx((sql) => sql.run(words))).rejects.toThrow(message);
});
