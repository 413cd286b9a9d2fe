import type { Ground } from '../../app/App';
import { newId } from '../../src/storage/ids';
import type { KeyValue } from '../../src/storage/keyValuePort';
import { open } from '../../src/storage/open';
import { memoryKeyValue } from '../memoryKeyValue';
import { libsqlConnection } from '../storage/support/libsql';

/** What the app stands on in tests: real SQLite, in memory or in a file. */
export function testGround(device: KeyValue = memoryKeyValue(), path?: string): Ground {
  const openDevice = () => Promise.resolve({ connection: libsqlConnection(path), persistent: true });
  return { device, open: (tell) => open(openDevice, { now: Date.now, newId }, tell) };
}
