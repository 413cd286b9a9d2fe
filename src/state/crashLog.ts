import type { KeyValue } from '../storage/keyValuePort';

const KEY = 'picket.crashes';
/** The log stays small: so many entries, each no longer than a screen. */
export const MOST_CRASHES = 20;
const LONGEST = { message: 300, stack: 1200 } as const;

export interface Crash {
  readonly time: number; // milliseconds since 1970
  readonly message: string;
  readonly stack: string; // where it came from, as far as the engine tells
}

export interface CrashLog {
  record(error: unknown): void; // never throws: it is called when something has already gone wrong
  read(): readonly Crash[]; // the newest first
  clear(): void;
}

/** What went wrong, kept on this device alone; where it keeps nothing, until the app is closed. */
export function createCrashLog(device: KeyValue, now: () => number): CrashLog {
  let crashes = readCrashes(device);
  const write = (next: readonly Crash[]) => {
    crashes = next;
    try {
      device.write(KEY, JSON.stringify(next));
    } catch {
      // The device refuses: memory will do.
    }
  };
  return {
    record: (error) => write([crashOf(error, now()), ...crashes].slice(0, MOST_CRASHES)),
    read: () => crashes,
    clear: () => write([]),
  };
}

function crashOf(error: unknown, time: number): Crash {
  const isError = error instanceof Error;
  const message = isError ? `${error.name}: ${error.message}` : String(error);
  const stack = isError ? (error.stack ?? '') : '';
  return { time, message: message.slice(0, LONGEST.message), stack: stack.slice(0, LONGEST.stack) };
}

function readCrashes(device: KeyValue): readonly Crash[] {
  try {
    const kept: unknown = JSON.parse(device.read(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCrash).slice(0, MOST_CRASHES) : [];
  } catch {
    return [];
  }
}

function isCrash(value: unknown): value is Crash {
  if (typeof value !== 'object' || value === null) return false;
  const { time, message, stack } = { time: null, message: null, stack: null, ...value };
  return typeof time === 'number' && typeof message === 'string' && typeof stack === 'string';
}
