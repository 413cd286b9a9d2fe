import { render } from '@testing-library/react-native';
import { Linking } from 'react-native';

import { App } from '../../app/App';
import { importBackup } from '../../src/storage/backup/import';
import { readBackup } from '../../src/storage/backup/read';
import { newId } from '../../src/storage/ids';
import { open, type Opened } from '../../src/storage/open';
import { memoryKeyValue } from '../memoryKeyValue';
import { libsqlConnection } from '../storage/support/libsql';

export type Archive = Extract<Opened, { state: 'ready' }>;

/** A device with real SQLite, into which a backup was taken. */
export async function archiveOf(backup: string | null): Promise<Archive> {
  const connection = libsqlConnection();
  const opened = await open(
    () => Promise.resolve({ connection, persistent: true }),
    { now: Date.now, newId },
    () => undefined,
  );
  if (opened.state !== 'ready') throw new Error(opened.state);
  if (backup !== null) await takeIn(opened, backup);
  return opened;
}

export async function takeIn({ database }: Archive, text: string): Promise<void> {
  const read = readBackup(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  await importBackup(database, read.backup);
}

/** Opens the app at an address, as a link would. */
export async function openAt(path: string, opened: Opened | Promise<Opened>) {
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(`picket://${path}`);
  return render(<App ground={{ device: memoryKeyValue(), open: async () => opened }} />);
}
