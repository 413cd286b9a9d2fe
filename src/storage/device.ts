import { openDatabaseAsync } from 'expo-sqlite';

import type { Device } from './devicePort';
import { expoConnection } from './expoConnection';

/** On phones the file lies in the app's own folder, and nobody else can open it. */
export const openDevice = async (): Promise<Device> => ({
  connection: expoConnection(await openDatabaseAsync('picket.db')),
  persistent: true,
});
