import { versionOf } from './migrate';
import type { Database, SqlRow } from './port';
import { text } from './rows';

/** All rows of all tables, whatever they are: the way out of a database this Picket does not understand. */
export function rawBackup(database: Database): Promise<string> {
  return database.tx(async (sql) => {
    const names = await sql.all(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
    );
    const tables: [string, readonly SqlRow[]][] = [];
    for (const row of names) {
      const name = text(row, 'name');
      tables.push([name, await sql.all(`SELECT * FROM "${name.replaceAll('"', '""')}"`)]);
    }
    const version = await versionOf(sql);
    return JSON.stringify({ app: 'picket', kind: 'raw', version, tables: Object.fromEntries(tables) });
  });
}
