import { boxRepository } from './box';
import { gamesRepository } from './games';
import { historyRepository } from './history';
import { playersRepository } from './players';
import type { Database } from './port';
import type { Repositories, World } from './repositories';
import { resultsRepository } from './results';
import { settingsRepository } from './settings';

/** The repositories over a database that has the present schema. */
export function repositoriesOver(database: Database, world: World): Repositories {
  return {
    games: gamesRepository(database, world),
    history: historyRepository(database),
    players: playersRepository(database, world),
    results: resultsRepository(database),
    settings: settingsRepository(database),
    box: boxRepository(database, world),
    purge: () =>
      database.tx(async (sql) => {
        const games = await sql.run('DELETE FROM games WHERE deleted_at IS NOT NULL');
        return games + (await sql.run('DELETE FROM box WHERE deleted_at IS NOT NULL'));
      }),
    wipe: () =>
      database.tx(async (sql) => {
        for (const table of ['games', 'players', 'settings', 'box']) await sql.run(`DELETE FROM ${table}`);
      }),
  };
}
