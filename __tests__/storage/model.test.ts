import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import fc from 'fast-check';

import { record, redo, startTimeline, undo, type Timeline } from '../../src/game/log';
import { at } from '../../src/rules/at';
import { importBackup } from '../../src/storage/backup/import';
import { readBackup } from '../../src/storage/backup/read';
import { writeBackup } from '../../src/storage/backup/write';
import { migrate } from '../../src/storage/migrate';
import type { Database } from '../../src/storage/port';
import { repositoriesOver } from '../../src/storage/storage';
import { libsqlDatabase } from './support/libsql';
import { testWorld, timelineOf, wholeGame } from './support/material';

const GAMES = [wholeGame('one'), wholeGame('two'), wholeGame('three')];
const FOLDER = mkdtempSync(join(tmpdir(), 'picket-model-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

/** What should be there, as simply as it can be said. */
interface Model {
  readonly games: Map<string, { timeline: Timeline; removed: boolean; finished: boolean }>;
  file: { text: string; games: ReadonlyMap<string, Timeline> } | null; // the backup made last
}

interface Real {
  database: Database;
  readonly path: string;
  readonly world: ReturnType<typeof testWorld>;
}

const DEEDS = [
  'start',
  'play',
  'play',
  'play',
  'undo',
  'redo',
  'kill',
  'resume',
  'delete',
  'restore',
  'finish',
  'purge',
  'save',
  'import',
  'migrate',
] as const;
interface Deed {
  readonly what: (typeof DEEDS)[number];
  readonly which: number; // of the games, counted round
}
const deeds = fc.array(fc.record({ what: fc.constantFrom(...DEEDS), which: fc.nat(5) }), {
  minLength: 10,
  maxLength: 40,
});

const store = ({ database, world }: Real) => repositoriesOver(database, world);

async function start(model: Model, real: Real, which: number): Promise<void> {
  const { setup } = at(GAMES, which % GAMES.length);
  const { id } = await store(real).games.create({ town: `Town ${which}`, setup });
  model.games.set(id, { timeline: startTimeline(setup), removed: false, finished: false });
}

/** One more event of the game as it was played; where the log has left that path, nothing. */
function played(timeline: Timeline): Timeline {
  const source = GAMES.find(({ setup }) => JSON.stringify(setup) === JSON.stringify(timeline.setup));
  const event = source?.events[timeline.events.length];
  const step = event === undefined ? null : record(timeline, event);
  return step?.ok ? step.timeline : timeline;
}

/** Closed without a word, and opened again: what was acknowledged is all there is. */
async function reopen(real: Real): Promise<void> {
  await real.database.close();
  real.database = await libsqlDatabase(real.path);
}

async function take(model: Model, real: Real): Promise<void> {
  if (model.file === null) return;
  const read = readBackup(model.file.text);
  if (!read.ok) throw new Error(read.error.code);
  const { games } = await importBackup(real.database, read.backup);
  for (const [id, timeline] of model.file.games) {
    const here = model.games.get(id);
    if (here === undefined || here.removed) {
      const finished = read.backup.data.games.some((game) => game.id === id && game.status === 'finished');
      model.games.set(id, { timeline, removed: false, finished });
    }
  }
  // Copies have ids of their own: they are looked up, and must hold what the file holds. One deleted since comes back.
  if (games.conflicting === 0) return;
  const rows = await real.database.tx((sql) =>
    sql.all('SELECT id, status FROM games WHERE deleted_at IS NULL'),
  );
  for (const { id, status } of rows) {
    if (typeof id !== 'string' || model.games.get(id)?.removed === false) continue;
    const timeline = timelineOf(await store(real).games.load(id));
    const known = [...model.file.games.values()].some((kept) => isDeepStrictEqual(kept, timeline));
    expect(known).toBe(true);
    model.games.set(id, { timeline, removed: false, finished: status === 'finished' });
  }
}

async function change(model: Model, real: Real, { what, which }: Deed): Promise<void> {
  const [id, game] = [...model.games][which % Math.max(1, model.games.size)] ?? [];
  if (id === undefined || game === undefined) return;
  const { games } = store(real);
  const alive = !game.removed;
  const steps = { play: played, undo, redo };
  switch (what) {
    case 'play':
    case 'undo':
    case 'redo': {
      const after = steps[what](game.timeline);
      expect(await games.save(id, game.timeline, after)).toBe(alive);
      if (alive) game.timeline = after;
      return;
    }
    case 'delete':
      expect(await games.remove(id)).toBe(alive);
      game.removed = true;
      return;
    case 'restore':
      expect(await games.restore(id)).toBe(!alive);
      game.removed = false;
      return;
    case 'finish':
      expect(await (game.finished ? games.reopen(id) : games.finish(id, []))).toBe(alive);
      if (alive) game.finished = !game.finished;
      return;
    default:
      return;
  }
}

async function act(model: Model, real: Real, deed: Deed): Promise<void> {
  switch (deed.what) {
    case 'start':
      return start(model, real, deed.which);
    case 'kill':
      return reopen(real);
    case 'migrate':
      await reopen(real);
      expect(await migrate(real.database)).toEqual({ state: 'current' });
      return;
    case 'purge':
      await store(real).purge();
      for (const [id, { removed }] of [...model.games]) if (removed) model.games.delete(id);
      return;
    case 'save': {
      const living = [...model.games].filter(([, { removed }]) => !removed);
      model.file = {
        text: await writeBackup(real.database, 1),
        games: new Map(living.map(([id, { timeline }]) => [id, timeline])),
      };
      return;
    }
    case 'import':
      return take(model, real);
    case 'resume':
      return compare(model, real);
    default:
      return change(model, real, deed);
  }
}

/** Everything that is shown, against everything that should be. */
async function compare(model: Model, real: Real): Promise<void> {
  const { games, history } = store(real);
  const living = [...model.games].filter(([, { removed }]) => !removed);
  const ids = (finished: boolean) =>
    living
      .filter(([, game]) => game.finished === finished)
      .map(([id]) => id)
      .sort();
  const running = await games.running();
  expect(running.map(({ header }) => header.id).sort()).toEqual(ids(false));
  const page = await history.page({}, null, 1000);
  expect(page.entries.map(({ header }) => header.id).sort()).toEqual(ids(true));
  for (const [id, { timeline }] of living) expect(timelineOf(await games.load(id))).toEqual(timeline);
  const check = await real.database.tx((sql) => sql.all('PRAGMA integrity_check'));
  expect(check).toEqual([{ integrity_check: 'ok' }]);
}

test('whatever is done in whatever order, what is kept is what was acknowledged', async () => {
  let files = 0;
  await fc.assert(
    fc.asyncProperty(deeds, async (list) => {
      const path = join(FOLDER, `${(files += 1)}.db`);
      const real: Real = { database: await libsqlDatabase(path), path, world: testWorld() };
      await migrate(real.database);
      const model: Model = { games: new Map(), file: null };
      await start(model, real, 0);
      for (const deed of list) await act(model, real, deed);
      await reopen(real);
      await compare(model, real);
      await real.database.close();
    }),
    { numRuns: 30 },
  );
});
