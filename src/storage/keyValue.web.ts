import type { KeyValue } from './keyValuePort';

/** Browsers may forbid storage altogether (private windows, blocked cookies): then nothing is kept. */
export const deviceKeyValue: KeyValue = {
  read: (key) => globalThis.localStorage.getItem(key),
  write: (key, text) => globalThis.localStorage.setItem(key, text),
};
