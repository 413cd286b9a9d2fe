import type { Migration } from './migration';

/**
 * Games, small enough to be listed by the thousand, apart from what only one game at a time is asked for.
 * The log is append-only: `head` says how many of its `tail` events are played, the rest can be redone.
 */
export const games: Migration = {
  name: 'games',
  up: (sql) =>
    sql.exec(`
      CREATE TABLE games (
        id TEXT NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
        town TEXT NOT NULL,
        town_key TEXT NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('running', 'finished')),
        edition TEXT NOT NULL,
        mode TEXT NOT NULL,
        advanced INTEGER NOT NULL CHECK (advanced IN (0, 1)),
        players INTEGER NOT NULL CHECK (players >= 1),
        note TEXT NOT NULL,
        version INTEGER NOT NULL CHECK (version >= 1),
        head INTEGER NOT NULL CHECK (head >= 0),
        tail INTEGER NOT NULL CHECK (tail >= head),
        created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL,
        finished_at INTEGER CHECK ((finished_at IS NOT NULL) = (status = 'finished')),
        deleted_at INTEGER
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX games_running ON games (updated_at DESC, id DESC)
        WHERE status = 'running' AND deleted_at IS NULL;
      CREATE INDEX games_finished ON games (finished_at DESC, id DESC)
        WHERE status = 'finished' AND deleted_at IS NULL;
      CREATE INDEX games_by_edition ON games (edition, mode, finished_at DESC, id DESC)
        WHERE status = 'finished' AND deleted_at IS NULL;
      CREATE INDEX games_removed ON games (deleted_at) WHERE deleted_at IS NOT NULL;

      CREATE TABLE setups (
        game_id TEXT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
        body TEXT NOT NULL
      ) STRICT;

      CREATE TABLE events (
        game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (game_id, seq)
      ) STRICT, WITHOUT ROWID;

      CREATE TRIGGER events_follow BEFORE INSERT ON events
        WHEN NEW.seq <> (SELECT coalesce(max(seq) + 1, 0) FROM events WHERE game_id = NEW.game_id)
        BEGIN SELECT RAISE(ABORT, 'a log has no gaps'); END;
      CREATE TRIGGER events_stay BEFORE UPDATE ON events
        BEGIN SELECT RAISE(ABORT, 'an event never changes'); END;
    `),
};
