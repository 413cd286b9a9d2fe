import Libsql from 'libsql';

import { databaseOver } from '../../../src/storage/database';
import type { Connection, Database, SqlRow, SqlValue } from '../../../src/storage/port';
import { setPragmas } from '../../../src/storage/pragmas';

/** SQLite in Node, behind the same port as on a phone: a file, or memory. */
export function libsqlConnection(path = ':memory:'): Connection {
  const file = new Libsql(path); // its calls take the values as one list: a single null would be lost otherwise
  return {
    exec: async (script) => void file.exec(script),
    run: async (statement, values = []) => file.prepare(statement).run(values).changes,
    all: async (statement, values = []) => file.prepare(statement).all(values).map(rowOf),
    close: async () => void file.close(),
  };
}

export async function libsqlDatabase(path?: string): Promise<Database> {
  const connection = libsqlConnection(path);
  await setPragmas(connection);
  return databaseOver(connection, path !== undefined);
}

function rowOf(row: unknown): SqlRow {
  if (typeof row !== 'object' || row === null) throw new Error('not a row');
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, valueOf(value)]));
}

function valueOf(value: unknown): SqlValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`a ${typeof value} in a row`);
}
