import { openDatabaseAsync } from 'expo-sqlite';

import type { Device, OpenDevice } from './devicePort';
import { expoConnection } from './expoConnection';
import { readyPool } from './filePool.web';
import type { Connection } from './port';
import { takeLock } from './tabLock.web';

const FILE = 'picket.db';

/** In browsers one tab at a time has the file; the others wait until it is closed. */
export const openDevice: OpenDevice = async (tell) => {
  await takeLock(FILE, () => tell('waitingForOtherTab'));
  tell('opening');
  if (!(await hasFiles())) return inMemory();
  await readyPool();
  const connection = await openFile(FILE);
  await askToStay();
  return { connection, persistent: true };
};

/** Only who has a file for himself can have a write-ahead log in a browser, and with it a mark saved twice as fast. */
export async function openFile(name: string): Promise<Connection> {
  const connection = expoConnection(await openDatabaseAsync(name));
  await connection.all('PRAGMA locking_mode = EXCLUSIVE');
  return connection;
}

/** Private windows may have no file system; asking for it is the only way to know. */
async function hasFiles(): Promise<boolean> {
  try {
    await navigator.storage.getDirectory();
    return true;
  } catch {
    return false;
  }
}

async function inMemory(): Promise<Device> {
  const { memoryConnection } = await import('./memoryConnection.web');
  return { connection: await memoryConnection(), persistent: false };
}

/** The browser may clear away what was not asked to stay. It may also say no, and that changes nothing here. */
async function askToStay(): Promise<void> {
  await navigator.storage.persist?.().catch(() => false);
}
