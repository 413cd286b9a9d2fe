import { MIGRATIONS } from './migrations';
import type { Database, Sql } from './port';
import { integer } from './rows';

export type Migrated =
  { readonly state: 'current' } | { readonly state: 'newer'; readonly found: number; readonly known: number }; // left untouched

/** Brings a database to the present schema; every step and its number are one transaction. */
export async function migrate(database: Database, migrations = MIGRATIONS): Promise<Migrated> {
  const known = migrations.length;
  const found = await database.tx(versionOf);
  if (found > known) return { state: 'newer', found, known };
  for (const [index, { up }] of migrations.entries()) {
    if (index < found) continue;
    await database.tx(async (sql) => {
      await up(sql);
      await sql.exec(`PRAGMA user_version = ${index + 1}`);
    });
  }
  return { state: 'current' };
}

export async function versionOf(sql: Sql): Promise<number> {
  const [row = {}] = await sql.all('PRAGMA user_version');
  return integer(row, 'user_version');
}
