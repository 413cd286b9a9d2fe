/** A question that cannot be understood; the message names the place. */
export class Unreadable extends Error {}

type Fields = Readonly<Record<string, unknown>>;

export function readObject(value: unknown, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unreadable(`${path}: not an object`);
  return Object.fromEntries(Object.entries(value));
}

export function readList(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Unreadable(`${path}: not a list`);
  return value;
}

export function readInt(value: unknown, path: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw new Unreadable(`${path}: not a whole number`);
  return value;
}

export function readText(value: unknown, path: string): string {
  if (typeof value !== 'string') throw new Unreadable(`${path}: not a text`);
  return value;
}

export function readFlag(value: unknown, path: string): boolean {
  if (typeof value !== 'boolean') throw new Unreadable(`${path}: neither true nor false`);
  return value;
}

export function readOneOf<T>(value: unknown, words: readonly T[], path: string): T {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new Unreadable(`${path}: not one of ${words.join(', ')}`);
  return found;
}

export function readInts(value: unknown, path: string): number[] {
  return readList(value, path).map((item, index) => readInt(item, `${path}[${index}]`));
}

/** Counts that stand in a row of known length; absent means none ticked. */
export function readTicks(value: unknown, length: number, path: string): number[] {
  if (value === undefined) return new Array<number>(length).fill(0);
  const ticks = readInts(value, path);
  if (ticks.length !== length) throw new Unreadable(`${path}: ${ticks.length} instead of ${length}`);
  return ticks;
}
