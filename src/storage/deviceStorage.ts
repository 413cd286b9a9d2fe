import { openDevice } from './device';
import type { Opening } from './devicePort';
import { newId } from './ids';
import { open, type Opened } from './open';

let opened: Promise<Opened> | null = null;

/** The storage of this device. There is one for the whole app: opening a file twice at a time fails on the web. */
export function openStorage(tell: (opening: Opening) => void): Promise<Opened> {
  opened ??= open(openDevice, { now: Date.now, newId }, tell);
  return opened;
}
