import type { Connection } from './port';
import { integer, text } from './rows';

const FULL = 2;

export interface Pragmas {
  readonly journal: string; // "wal" for files, "memory" without
  readonly synchronous: number;
}

/** Sets what holds for each connection, and reads it back: SQLite ignores what it cannot do without a word. */
export async function setPragmas(connection: Connection): Promise<Pragmas> {
  await connection.all('PRAGMA journal_mode = WAL');
  await connection.exec('PRAGMA synchronous = FULL');
  await connection.exec('PRAGMA foreign_keys = ON');
  const [journal = {}] = await connection.all('PRAGMA journal_mode');
  const [synchronous = {}] = await connection.all('PRAGMA synchronous');
  const [foreign = {}] = await connection.all('PRAGMA foreign_keys');
  if (integer(foreign, 'foreign_keys') !== 1) throw new Error('foreign keys are not watched');
  if (integer(synchronous, 'synchronous') < FULL) throw new Error('writes are not synchronous');
  return { journal: text(journal, 'journal_mode'), synchronous: integer(synchronous, 'synchronous') };
}
