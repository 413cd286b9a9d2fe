import { measureStorage } from '../../../scripts/bench/storage';
import { quickSetup } from '../../../src/game/town';
import { randomFrom } from '../../../src/rules/random';
import { databaseOver } from '../../../src/storage/database';
import { openDevice, openFile } from '../../../src/storage/device.web';
import { newId } from '../../../src/storage/ids';
import { memoryConnection } from '../../../src/storage/memoryConnection.web';
import { migrate } from '../../../src/storage/migrate';
import { open } from '../../../src/storage/open';
import { setPragmas } from '../../../src/storage/pragmas';
import type { Repositories } from '../../../src/storage/repositories';
import { CONTRACT, fulfil } from '../../storage/support/contract';

const OPENERS = {
  file: () => openFile('contract.db'),
  memory: memoryConnection,
};

let opened: Repositories | null = null;
function repositories(): Repositories {
  if (opened === null) throw new Error('not open yet');
  return opened;
}

/** Storage alone in a page, without the app around it: what tests and measurements call from outside. */
const storage = {
  clauses: CONTRACT.map(({ name }) => name),
  fulfil: async (name: string, kind: keyof typeof OPENERS): Promise<unknown> => {
    const clause = CONTRACT.find((one) => one.name === name);
    return clause === undefined ? 'no such clause' : fulfil(clause, OPENERS[kind]);
  },

  told: new Array<string>(), // what was said while the device was being opened
  /** What lies in the app's own database, when it is opened on the app's own address. */
  inspect: async () => {
    const found = await open(openDevice, { now: Date.now, newId }, () => undefined);
    if (found.state !== 'ready') return { integrity: found.state, games: [] };
    const integrity = await found.database.tx((sql) => sql.all('PRAGMA integrity_check'));
    const orphans = await found.database.tx((sql) => sql.all('PRAGMA foreign_key_check'));
    const games = await found.repositories.games.running();
    return {
      integrity: [...integrity.map(({ integrity_check: word }) => word), ...orphans].join(),
      games: games.map((game) => ({
        id: game.header.id,
        state: game.state,
        events: game.state === 'playable' ? game.timeline.events : [],
      })),
    };
  },
  openDevice: async () => {
    const found = await open(openDevice, { now: Date.now, newId }, (opening) => storage.told.push(opening));
    if (found.state !== 'ready') return found;
    opened = found.repositories;
    return { state: found.state, persistent: found.database.persistent };
  },
  addTown: async (town: string) =>
    repositories().games.create({ town, setup: quickSetup('2018', true, randomFrom(town)) }),
  towns: async () => (await repositories().games.running()).map(({ header }) => header.town).sort(),

  /** Adds towns until the device refuses, then once more: what it acknowledged, and what it said. */
  addTownsUntilFull: async () => {
    const kept: string[] = [];
    const refusals: string[] = [];
    for (let town = 0; refusals.length < 3 && town < 5000; town += 1) {
      const name = `Full ${String(town).padStart(5, '0')}`;
      await storage.addTown(name).then(
        () => kept.push(name),
        (error: unknown) => refusals.push(String(error)),
      );
    }
    return { kept, refusals };
  },

  /** Adds towns without end and says each time which one is safe; the browser is meant to be killed. */
  addTowns: async (from: number) => {
    for (let town = from; ; town += 1) {
      await storage.addTown(`Town ${String(town).padStart(5, '0')}`);
      console.log(`kept ${town}`);
    }
  },

  measure: async (games: number) => {
    const connection = await openFile('bench.db');
    await setPragmas(connection);
    const database = databaseOver(connection, true);
    await migrate(database);
    return measureStorage(database, { games, now: () => performance.now() });
  },
};
export type StoragePage = typeof storage;
Object.assign(globalThis, { storage });
