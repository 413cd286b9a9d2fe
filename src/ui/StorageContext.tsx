import { createContext, use } from 'react';
import { useStore } from 'zustand';

import type { Ready, StorageState, StorageStore } from '../state/storage';

export const StorageContext = createContext<StorageStore | null>(null);

export function useStorageStore(): StorageStore {
  const store = use(StorageContext);
  if (store === null) throw new Error('a screen stands outside of StorageContext');
  return store;
}

export function useStorage(): StorageState {
  return useStore(useStorageStore());
}

/** The database, or null while it is not there: screens with lists show that they wait. */
export function useReadyStorage(): Ready | null {
  const storage = useStorage();
  return storage.state === 'ready' ? storage : null;
}
