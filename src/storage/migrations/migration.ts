import type { Sql } from '../port';

/** One step of the schema. Its number is its place in the list; once shipped it is never changed. */
export interface Migration {
  readonly name: string;
  up(sql: Sql): Promise<void>;
}
