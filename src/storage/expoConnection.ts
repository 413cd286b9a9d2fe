import type { SQLiteDatabase, SQLiteStatement } from 'expo-sqlite';

import type { Connection, SqlRow, SqlValue } from './port';

/** expo-sqlite, by its asynchronous calls only: the others need special headers on the web, and break there. */
export function expoConnection(file: SQLiteDatabase): Connection {
  const prepared = async <T>(statement: string, work: (ready: SQLiteStatement) => Promise<T>): Promise<T> => {
    const ready = await file.prepareAsync(statement);
    try {
      const result = await work(ready);
      await ready.finalizeAsync();
      return result;
    } catch (error) {
      // Finalizing fails after a failed statement, and would hide what went wrong.
      await ready.finalizeAsync().catch(() => undefined);
      throw error;
    }
  };
  const valuesOf = (values: readonly SqlValue[] = []): SqlValue[] => [...values];

  return {
    exec: (script) => file.execAsync(script),
    run: (statement, values) =>
      prepared(statement, async (ready) => (await ready.executeAsync(valuesOf(values))).changes),
    all: (statement, values) =>
      prepared(statement, async (ready) =>
        (await ready.executeAsync<SqlRow>(valuesOf(values))).getAllAsync(),
      ),
    close: () => file.closeAsync(),
  };
}
