import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Opening } from '../storage/devicePort';
import type { Opened } from '../storage/open';

export type Ready = Extract<Opened, { state: 'ready' }>;

/** Where the database stands: being opened, waited for, there, or not to be had. */
export type StorageState = { readonly state: Opening } | Opened;
export type StorageStore = StoreApi<StorageState> & {
  /** The database, as soon as it is there; rejected where it cannot be had. */
  readonly ready: Promise<Ready>;
};

/** Opens the storage of the device; the app goes on meanwhile. */
export function createStorageStore(
  open: (tell: (opening: Opening) => void) => Promise<Opened>,
): StorageStore {
  const store = createStore<StorageState>(() => ({ state: 'opening' }));
  const opened = open((state) => store.setState({ state }, true))
    .catch((error: unknown): Opened => ({ state: 'failed', message: String(error) }))
    .then((found) => {
      store.setState(found, true);
      return found;
    });
  const ready = opened.then((found) => {
    if (found.state === 'ready') return found;
    throw new Error(found.state === 'failed' ? found.message : found.state);
  });
  ready.catch(() => undefined); // told by the state, and to everyone who asks
  return { ...store, ready };
}
