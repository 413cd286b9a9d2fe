import type { Opening } from '../../src/storage/devicePort';
import type { Opened } from '../../src/storage/open';

/** The database and its engine are fetched after the first frame: Home does not wait for them. */
export async function openDeviceStorage(tell: (opening: Opening) => void): Promise<Opened> {
  const { openStorage } = await import('../../src/storage/deviceStorage');
  return openStorage(tell);
}
