import { factsOf } from '../../src/game/facts';
import { statisticsOf } from '../../src/game/statistics';
import { EFFECTS } from '../../src/rules/types';
import { importBackup } from '../../src/storage/backup/import';
import { readBackup } from '../../src/storage/backup/read';
import { writeBackup } from '../../src/storage/backup/write';
import { countFacts } from '../../src/storage/facts';
import { originOf } from '../../src/storage/origins';
import type { Database } from '../../src/storage/port';
import { readPlayed } from '../../src/storage/statistics';
import { libsqlDatabase } from './support/libsql';
import { readyRepositories, resultOf, SCORE, wholeGame } from './support/material';

const GAME = wholeGame();
const POINTS = [13, 6, 6, 7, 11, -6]; // SCORE per section

/** One game with a log, one from paper, one running, one "what if". */
async function filled() {
  const database = await libsqlDatabase();
  const store = await readyRepositories(database);
  const { setup, events } = GAME;
  await store.players.save({ name: 'Ada', colour: 0 }); // id1
  const ada = resultOf('Ada', { playerId: 'id1', total: 37, place: 1, breakdown: SCORE });
  await store.games.create({ id: 'log', town: 'Elm "Hill"', setup, events });
  await store.games.finish('log', [resultOf('Bo', { total: 12, place: 2 }), ada]);
  await store.games.create({ id: 'paper', town: 'Oak Hill', setup });
  await store.games.finish('paper', [ada]);
  await store.games.create({ id: 'runs', town: 'Ash Hill', setup, events: events.slice(0, 20) });
  await store.games.create({ id: 'if', town: 'Elm 2', setup, events, origin: { game: 'log', turn: 3 } });
  await store.games.finish('if', [ada]);
  return { database, store };
}

const counted = async (database: Database) => (await readPlayed(database)).map(({ facts }) => facts !== null);

test('finished games come with their tables, oldest first; what is not counted yet is known by its results', async () => {
  const { database } = await filled();
  const played = await readPlayed(database);
  expect(played.map(({ id, town, mode, facts }) => [id, town, mode, facts])).toEqual([
    ['log', 'Elm "Hill"', 'table', null],
    ['paper', 'Oak Hill', 'table', null],
  ]);
  expect(played[0]?.lines).toEqual([
    { playerId: null, name: 'Bo', total: 12, place: 2, points: null },
    { playerId: 'id1', name: 'Ada', total: 37, place: 1, points: null },
  ]);
  expect(await countFacts(database)).toBe(3); // the "what if" too, though nobody asks for it
  expect(await countFacts(database)).toBe(0);
  const [log, paper] = await readPlayed(database);
  expect(log?.facts).toEqual(factsOf(GAME));
  expect(log?.lines.map(({ points }) => points)).toEqual([null, POINTS]);
  expect(paper?.facts).toBeNull();
  expect(paper?.lines.map(({ points }) => points)).toEqual([POINTS]);
});

test('the facts of a log are what a plain count of its events finds', () => {
  const facts = factsOf(GAME);
  const events = (type: string) => GAME.events.filter((event) => event.type === type).length;
  expect(facts?.turns).toBe(events('write') + events('refusal'));
  expect(facts?.refusals).toBe(events('refusal'));
  expect(facts?.roundabouts).toBe(events('roundabout'));
  expect((facts?.first ?? 0) + (facts?.later ?? 0)).toBe(events('claim'));
  expect(facts?.used).toEqual(EFFECTS.map(events));
  const chosen = EFFECTS.map(
    (effect) => GAME.events.filter((event) => event.type === 'write' && event.effect === effect).length,
  );
  expect(facts?.chosen).toEqual(chosen);
  expect(factsOf({ ...GAME, events: [] })).toBeNull();
});

test('whoever changes a score sheet has the game counted anew; a new name changes nothing', async () => {
  const { database, store } = await filled();
  while ((await countFacts(database)) > 0);
  await store.players.save({ id: 'id1', name: 'Eda', colour: 1 });
  expect(await countFacts(database)).toBe(0);
  await store.results.replace('log', [resultOf('Ada', { total: 30, breakdown: SCORE })]);
  expect(await counted(database)).toEqual([false, false]);
  expect(await countFacts(database)).toBe(1);
  expect(await counted(database)).toEqual([true, false]);
});

test('a table from paper counts wherever results are enough', async () => {
  const { database } = await filled();
  while ((await countFacts(database)) > 0);
  const found = statisticsOf(await readPlayed(database), { person: 'id1' });
  expect(found).toMatchObject({ games: 2, won: 1, decided: 1, counted: 0 });
  expect(found.totals).toMatchObject({ count: 2, average: 37 });
  expect(found.categories.map(({ spread }) => spread.average)).toEqual(POINTS);
});

test('what comes in by a file is counted at once, and a "what if" stays one', async () => {
  const { database } = await filled();
  const read = readBackup(await writeBackup(database, 0));
  if (!read.ok) throw new Error(read.error.code);
  const fresh = await libsqlDatabase();
  await readyRepositories(fresh);
  await importBackup(fresh, read.backup);
  expect(await countFacts(fresh)).toBe(0);
  expect(await originOf(fresh, 'if')).toEqual({ game: 'log', turn: 3 });
  while ((await countFacts(database)) > 0);
  expect(await readPlayed(fresh)).toEqual(await readPlayed(database));
});
