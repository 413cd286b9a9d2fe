import type { Connection } from '../../../src/storage/port';

/** A connection whose statements can be made to fail: the disk is full, the file is torn away. */
export interface FaultyConnection extends Connection {
  /** Lets so many statements pass, then fails one: before it is carried out, or after. */
  arm(after: number, when: 'before' | 'after'): void;
  disarm(): boolean; // true: it had not come to the fault
}

export function faulty(connection: Connection): FaultyConnection {
  let left = -1;
  let when: 'before' | 'after' = 'before';
  const pass = async <T>(work: () => Promise<T>): Promise<T> => {
    const fails = left === 0;
    if (left >= 0) left -= 1;
    if (fails && when === 'before') throw new Error('disk I/O error');
    const result = await work();
    if (fails) throw new Error('disk I/O error');
    return result;
  };
  return {
    exec: (script) => pass(() => connection.exec(script)),
    run: (statement, values) => pass(() => connection.run(statement, values)),
    all: (statement, values) => pass(() => connection.all(statement, values)),
    close: () => connection.close(),
    arm: (after, moment) => {
      left = after;
      when = moment;
    },
    disarm: () => {
      const unspent = left >= 0;
      left = -1;
      return unspent;
    },
  };
}
