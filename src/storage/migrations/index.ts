import { box } from './box';
import { games } from './games';
import type { Migration } from './migration';
import { players } from './players';
import { table } from './table';

/** The schema, step by step: `PRAGMA user_version` counts how many of them a database has taken. */
export const MIGRATIONS: readonly Migration[] = [games, players, box, table];
