import type { Migration } from './migration';

/**
 * What statistics need of a game, counted from its log and the lines of its score sheets once. It can be counted again
 * at any time: no row, or one of an older version, is a game still to be counted, and whoever changes a score sheet
 * makes it one. A game that grew out of another one ("what if") knows where it comes from.
 */
export const facts: Migration = {
  name: 'facts',
  up: (sql) =>
    sql.exec(`
      CREATE TABLE facts (
        game_id TEXT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
        version INTEGER NOT NULL CHECK (version >= 1),
        body TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE TRIGGER facts_of_new_results AFTER INSERT ON results
        BEGIN DELETE FROM facts WHERE game_id = NEW.game_id; END;
      CREATE TRIGGER facts_of_changed_results AFTER UPDATE OF game_id, seat, breakdown ON results
        BEGIN DELETE FROM facts WHERE game_id IN (OLD.game_id, NEW.game_id); END;
      CREATE TRIGGER facts_of_lost_results AFTER DELETE ON results
        BEGIN DELETE FROM facts WHERE game_id = OLD.game_id; END;

      CREATE TABLE origins (
        game_id TEXT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
        origin TEXT NOT NULL,
        turn INTEGER NOT NULL CHECK (turn >= 0)
      ) STRICT, WITHOUT ROWID;
    `),
};
