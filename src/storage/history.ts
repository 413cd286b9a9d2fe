import { HEADER, headerOf } from './gameRows';
import type { Database, Sql, SqlValue } from './port';
import type { HistoryRepository } from './repositories';
import { readResults } from './results';
import { integer, integerOrNull, searchKey, text } from './rows';
import type { HistoryCursor, HistoryFacets, HistoryFilter, HistoryPage } from './types';

/** In these words the indexes of finished games are asked for. */
const FINISHED = "status = 'finished' AND deleted_at IS NULL";

export function historyRepository(database: Database): HistoryRepository {
  return {
    page: (filter, after, size) => database.tx((sql) => page(sql, conditions(filter, after), size)),
    count: (filter) => database.tx((sql) => count(sql, conditions(filter, null))),
    facets: () => database.tx(facets),
  };
}

type Condition = readonly [sql: string, ...values: SqlValue[]];

function conditions(filter: HistoryFilter, after: HistoryCursor | null): readonly Condition[] {
  const { search = '', edition, mode, advanced, year } = filter;
  const list: Condition[] = [];
  if (after !== null) list.push(['(finished_at, id) < (?, ?)', after.finishedAt, after.id]);
  if (edition !== undefined) list.push(['edition = ?', edition]);
  if (mode !== undefined) list.push(['mode = ?', mode]);
  if (advanced !== undefined) list.push(['advanced = ?', advanced ? 1 : 0]);
  if (year !== undefined)
    list.push(['finished_at >= ? AND finished_at < ?', startOf(year), startOf(year + 1)]);
  const key = searchKey(search.trim());
  if (key !== '') {
    list.push([
      '(instr(town_key, ?) OR id IN (SELECT game_id FROM results WHERE instr(name_key, ?)))',
      key,
      key,
    ]);
  }
  return list;
}

function startOf(year: number): number {
  return new Date(year, 0, 1).getTime();
}

const whereOf = (wanted: readonly Condition[]) => [FINISHED, ...wanted.map(([words]) => words)].join(' AND ');
const valuesOf = (wanted: readonly Condition[]) => wanted.flatMap(([, ...values]) => values);

async function count(sql: Sql, wanted: readonly Condition[]): Promise<number> {
  const [row = {}] = await sql.all(
    `SELECT count(*) AS matching FROM games WHERE ${whereOf(wanted)}`,
    valuesOf(wanted),
  );
  return integer(row, 'matching');
}

async function page(sql: Sql, wanted: readonly Condition[], size: number): Promise<HistoryPage> {
  const rows = await sql.all(
    `SELECT ${HEADER} FROM games WHERE ${whereOf(wanted)} ORDER BY finished_at DESC, id DESC LIMIT ?`,
    [...valuesOf(wanted), size + 1],
  );
  const headers = rows.slice(0, size).map(headerOf);
  const tables = await readResults(
    sql,
    headers.map(({ id }) => id),
  );
  const last = headers.at(-1);
  const more = rows.length > size && last !== undefined && last.finishedAt !== null;
  return {
    entries: headers.map((header) => ({ header, results: tables.get(header.id) ?? [] })),
    next: more ? { finishedAt: last.finishedAt, id: last.id } : null,
  };
}

async function facets(sql: Sql): Promise<HistoryFacets> {
  const [ends = {}] = await sql.all(
    `SELECT count(*) AS finished, min(finished_at) AS oldest, max(finished_at) AS newest
     FROM games WHERE ${FINISHED}`,
  );
  const kinds = await sql.all(
    `SELECT edition, mode FROM games WHERE ${FINISHED} GROUP BY edition, mode ORDER BY edition, mode`,
  );
  return {
    finished: integer(ends, 'finished'),
    editions: [...new Set(kinds.map((row) => text(row, 'edition')))],
    modes: [...new Set(kinds.map((row) => text(row, 'mode')))],
    years: yearsOf(integerOrNull(ends, 'oldest'), integerOrNull(ends, 'newest')),
  };
}

function yearsOf(oldest: number | null, newest: number | null): readonly number[] {
  if (oldest === null || newest === null) return [];
  const last = new Date(newest).getFullYear();
  const count = last - new Date(oldest).getFullYear() + 1;
  return Array.from({ length: count }, (_, index) => last - index);
}
