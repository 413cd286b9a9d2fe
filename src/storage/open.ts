import { databaseOver } from './database';
import type { OpenDevice, Opening } from './devicePort';
import { migrate } from './migrate';
import type { Database } from './port';
import { setPragmas } from './pragmas';
import { rawBackup } from './rawBackup';
import type { Repositories, World } from './repositories';
import { repositoriesOver } from './storage';

export type Opened =
  | { readonly state: 'ready'; readonly repositories: Repositories; readonly database: Database }
  /** Written by a later Picket: nothing is touched; `rawBackup` saves all rows as one JSON text. */
  | { readonly state: 'newer'; readonly found: number; readonly known: number; rawBackup(): Promise<string> }
  | { readonly state: 'failed'; readonly message: string };

/** Opens the database of a device and brings it to the present schema. To be called once: see `storageOf`. */
export async function open(
  openDevice: OpenDevice,
  world: World,
  tell: (opening: Opening) => void,
): Promise<Opened> {
  try {
    const { connection, persistent } = await openDevice(tell);
    await setPragmas(connection);
    const database = databaseOver(connection, persistent);
    const migrated = await migrate(database);
    if (migrated.state === 'newer') return { ...migrated, rawBackup: () => rawBackup(database) };
    return { state: 'ready', repositories: repositoriesOver(database, world), database };
  } catch (error) {
    return { state: 'failed', message: String(error) };
  }
}
