import type { Migration } from './migration';

/** Settings, and the cards and sheets a player copied. */
export const box: Migration = {
  name: 'box',
  up: (sql) =>
    sql.exec(`
      CREATE TABLE settings (
        key TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE box (
        id TEXT NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
        kind TEXT NOT NULL CHECK (kind IN ('plan', 'opponent', 'sheet')),
        name TEXT NOT NULL,
        name_key TEXT NOT NULL,
        body TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL,
        deleted_at INTEGER
      ) STRICT;
      CREATE INDEX box_listed ON box (kind, name_key, id) WHERE deleted_at IS NULL;
      CREATE INDEX box_removed ON box (deleted_at) WHERE deleted_at IS NOT NULL;
    `),
};
