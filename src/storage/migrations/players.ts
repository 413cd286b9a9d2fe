import type { Migration } from './migration';

/** Who plays, and what came out. A result keeps the name, so a guest or a lost player still stands in the table. */
export const players: Migration = {
  name: 'players',
  up: (sql) =>
    sql.exec(`
      CREATE TABLE players (
        id TEXT NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
        name TEXT NOT NULL,
        name_key TEXT NOT NULL,
        colour INTEGER NOT NULL CHECK (colour >= 0),
        is_me INTEGER NOT NULL CHECK (is_me IN (0, 1)),
        created_at INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE UNIQUE INDEX players_me ON players (is_me) WHERE is_me = 1;
      CREATE INDEX players_listed ON players (is_me DESC, name_key, id);

      CREATE TABLE results (
        game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL CHECK (seat >= 0),
        player_id TEXT REFERENCES players (id) ON DELETE SET NULL,
        name TEXT NOT NULL,
        name_key TEXT NOT NULL,
        total INTEGER,
        place INTEGER CHECK (place >= 1),
        temps INTEGER CHECK (temps >= 0),
        estates TEXT,
        breakdown TEXT,
        PRIMARY KEY (game_id, seat)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX results_by_name ON results (name_key, game_id);
      CREATE INDEX results_by_player ON results (player_id, game_id);
    `),
};
