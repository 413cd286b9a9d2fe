import type { Database, Sql } from './port';
import type { SettingsRepository } from './repositories';
import { jsonOf, text } from './rows';

export function settingsRepository(database: Database): SettingsRepository {
  return {
    all: () => database.tx(readSettings),
    write: (key, value) => database.tx((sql) => writeSetting(sql, key, value)),
  };
}

export async function readSettings(sql: Sql): Promise<ReadonlyMap<string, unknown>> {
  const rows = await sql.all('SELECT key, value FROM settings ORDER BY key');
  return new Map(rows.map((row) => [text(row, 'key'), jsonOf(text(row, 'value'))]));
}

export async function writeSetting(sql: Sql, key: string, value: unknown): Promise<void> {
  await sql.run(
    'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
    [key, JSON.stringify(value)],
  );
}
