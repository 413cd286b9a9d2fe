import type { Migration } from './migration';

/** What was entered of a player by hand, and sheets copied from paper: games with a town, but without a log. */
export const table: Migration = {
  name: 'table',
  up: (sql) =>
    sql.exec(`
      ALTER TABLE results ADD COLUMN entry TEXT;

      CREATE TABLE papers (
        game_id TEXT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
        body TEXT NOT NULL
      ) STRICT;
    `),
};
