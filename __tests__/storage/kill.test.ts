import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { below, randomFrom } from '../../src/rules/random';
import type { Database } from '../../src/storage/port';
import { repositoriesOver } from '../../src/storage/storage';
import { libsqlDatabase } from './support/libsql';
import { testWorld, timelineOf, wholeGame } from './support/material';

const ROUNDS = 12;
const GAME = wholeGame();
const FOLDER = mkdtempSync(join(tmpdir(), 'picket-kill-'));
const PATH = join(FOLDER, 'picket.db');
afterAll(() => rmSync(FOLDER, { recursive: true }));

/** Lets the writer acknowledge so many saves, then kills it; returns what it said. */
function killed(saves: number): Promise<readonly string[]> {
  const writer = spawn(
    process.execPath,
    ['-r', 'sucrase/register/ts', join(__dirname, 'support/writer.ts'), PATH],
    { cwd: join(__dirname, '../..'), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return new Promise((resolve, reject) => {
    let said = '';
    writer.stdout.on('data', (words: Buffer) => {
      said += words.toString();
      if ((said.match(/kept/g)?.length ?? 0) >= saves) writer.kill('SIGKILL');
    });
    writer.on('error', reject);
    writer.on('close', (_, signal) =>
      signal === 'SIGKILL'
        ? resolve(said.split('\n').slice(0, -1))
        : reject(new Error(`ended: ${said.slice(-200)}`)),
    );
  });
}

async function rows(database: Database, words: string) {
  return database.tx((sql) => sql.all(words));
}

test(`a writer killed ${ROUNDS} times in the middle of its work loses nothing it had acknowledged`, async () => {
  const random = randomFrom('kill');
  for (let round = 0; round < ROUNDS; round += 1) {
    const said = await killed(1 + below(random, 60));
    const last = (word: string) =>
      Number(
        said
          .filter((line) => line.startsWith(word))
          .at(-1)
          ?.slice(word.length + 1),
      );
    const database = await libsqlDatabase(PATH);
    const { events, undone } = timelineOf(await repositoriesOver(database, testWorld()).games.load('game1'));
    // What was acknowledged, or what was being written when the end came.
    expect([last('kept'), last('try')]).toContain(events.length);
    expect(events).toEqual(GAME.events.slice(0, events.length));
    expect(undone).toEqual([]);
    expect(await rows(database, 'SELECT seq FROM events ORDER BY seq')).toEqual(
      events.map((_, seq) => ({ seq })),
    );
    expect(await rows(database, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(await rows(database, 'PRAGMA foreign_key_check')).toEqual([]);
    await database.close();
  }
});
