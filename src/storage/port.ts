export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** What can be asked of SQLite. Handed out only inside a transaction, so nothing is ever written by autocommit. */
export interface Sql {
  exec(script: string): Promise<void>; // several statements, no values
  run(statement: string, values?: readonly SqlValue[]): Promise<number>; // rows changed
  all(statement: string, values?: readonly SqlValue[]): Promise<readonly SqlRow[]>;
}

/** One open file, as an adapter gives it: no order, no transactions yet. */
export interface Connection extends Sql {
  close(): Promise<void>;
}

/** The database of the app: one transaction after the other, each whole or not at all. */
export interface Database {
  readonly persistent: boolean; // false: it lives in memory and ends with the tab
  tx<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
