import Storage from 'expo-sqlite/kv-store';

import type { KeyValue } from './keyValuePort';

/** On phones the pairs lie in a small SQLite file of their own. */
export const deviceKeyValue: KeyValue = {
  read: (key) => Storage.getItemSync(key),
  write: (key, text) => Storage.setItemSync(key, text),
};
