import { putBoxItem } from '../box';
import { writeFacts } from '../facts';
import { insertGame } from '../gameRows';
import { insertOrigin } from '../origins';
import { insertPlayer } from '../players';
import type { Database } from '../port';
import { insertResults } from '../results';
import { writeSetting } from '../settings';
import { planImport, type ImportSummary } from './plan';
import type { Backup } from './read';

/** What an import would do; nothing is written. */
export function previewImport(database: Database, { data }: Backup): Promise<ImportSummary> {
  return database.tx(async (sql) => (await planImport(sql, data)).summary);
}

/** Takes a backup in: all of it or, if anything fails, nothing. */
export function importBackup(database: Database, { data }: Backup): Promise<ImportSummary> {
  return database.tx(async (sql) => {
    const plan = await planImport(sql, data);
    for (const player of plan.players) await insertPlayer(sql, player);
    for (const game of plan.games) {
      // One that was removed here may still lie there under the same id.
      await sql.run('DELETE FROM games WHERE id = ? AND deleted_at IS NOT NULL', [game.header.id]);
      await insertGame(sql, game);
      await insertResults(sql, game.header.id, game.results);
      if (game.origin) await insertOrigin(sql, game.header.id, game.origin);
      if (game.header.status === 'finished') await writeFacts(sql, game.header.id, game);
    }
    for (const item of plan.box) await putBoxItem(sql, item);
    for (const { key, value } of plan.settings) await writeSetting(sql, key, value);
    return plan.summary;
  });
}
