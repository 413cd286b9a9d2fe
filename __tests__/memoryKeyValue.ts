import type { KeyValue } from '../src/storage/keyValuePort';

/** A device that keeps everything until the test is over. */
export function memoryKeyValue(): KeyValue {
  const texts = new Map<string, string>();
  return { read: (key) => texts.get(key) ?? null, write: (key, text) => void texts.set(key, text) };
}
