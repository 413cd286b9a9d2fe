import * as Api from '../../node_modules/expo-sqlite/web/wa-sqlite/sqlite-api.js';
import factory from '../../node_modules/expo-sqlite/web/wa-sqlite/wa-sqlite.js';
import wasm from '../../node_modules/expo-sqlite/web/wa-sqlite/wa-sqlite.wasm';
import type { Connection, SqlRow, SqlValue } from './port';

/**
 * SQLite in the memory of the tab, for browsers that give no files. expo-sqlite's worker cannot do it: without files
 * it does not start at all, so its engine is used here directly.
 */
export async function memoryConnection(): Promise<Connection> {
  const engine = Api.Factory(await factory({ locateFile: () => wasm }));
  const file = await engine.open_v2(':memory:');
  const all = async (script: string, values: readonly SqlValue[] = []): Promise<SqlRow[]> => {
    const rows: SqlRow[] = [];
    for await (const statement of engine.statements(file, script)) {
      engine.bind_collection(statement, [...values]);
      while ((await engine.step(statement)) === Api.SQLITE_ROW) rows.push(rowOf(engine, statement));
    }
    return rows;
  };
  return {
    exec: async (script) => void (await engine.exec(file, script)),
    run: async (statement, values) => {
      await all(statement, values);
      return engine.changes(file);
    },
    all,
    close: async () => void (await engine.close(file)),
  };
}

function rowOf(engine: Api.Engine, statement: number): SqlRow {
  return Object.fromEntries(
    engine.column_names(statement).map((name, column) => {
      const whole = engine.column_type(statement, column) === Api.SQLITE_INTEGER;
      return [name, whole ? engine.column_int_safe(statement, column) : engine.column(statement, column)];
    }),
  );
}
