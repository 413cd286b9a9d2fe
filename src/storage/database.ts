import type { Connection, Database, Sql } from './port';

/**
 * Makes an orderly database of a connection: transactions run one after the other, and what is used after its
 * transaction has ended is refused, since it would be written by autocommit.
 */
export function databaseOver(connection: Connection, persistent: boolean): Database {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
  return {
    persistent,
    tx: (work) => inTurn(() => transaction(connection, work)),
    close: () => inTurn(() => connection.close()),
  };
}

async function transaction<T>(connection: Connection, work: (sql: Sql) => Promise<T>): Promise<T> {
  await begin(connection);
  const { sql, end } = lent(connection);
  try {
    const result = await work(sql);
    end();
    await connection.exec('COMMIT');
    return result;
  } catch (error) {
    end();
    await rollback(connection);
    throw error;
  }
}

/** A transaction that could not even be rolled back may still be open: it is rolled back now. */
async function begin(connection: Connection): Promise<void> {
  try {
    await connection.exec('BEGIN IMMEDIATE');
  } catch {
    await rollback(connection);
    await connection.exec('BEGIN IMMEDIATE');
  }
}

/** SQLite may have rolled back by itself (a full disk): what it says then is no news. */
async function rollback(connection: Connection): Promise<void> {
  await connection.exec('ROLLBACK').catch(() => undefined);
}

function lent(connection: Connection): { readonly sql: Sql; end(): void } {
  let open = true;
  const inside = <T>(work: () => Promise<T>): Promise<T> =>
    open ? work() : Promise.reject(new Error('the transaction has ended'));
  return {
    sql: {
      exec: (script) => inside(() => connection.exec(script)),
      run: (statement, values) => inside(() => connection.run(statement, values)),
      all: (statement, values) => inside(() => connection.all(statement, values)),
    },
    end: () => {
      open = false;
    },
  };
}
