import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { libsqlDatabase } from '../../__tests__/storage/support/libsql';
import { migrate } from '../../src/storage/migrate';
import { measureStorage } from './storage';

const GAMES = 10_000;

/** Storage in Node, on a file. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'picket-bench-'));
  const database = await libsqlDatabase(join(folder, 'picket.db'));
  await migrate(database);
  const figures = await measureStorage(database, { games: GAMES, now: () => performance.now() });
  await database.close();
  rmSync(folder, { recursive: true });
  console.log(JSON.stringify(figures, null, 2));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
