import type { SqlRow, SqlValue } from './port';

/** A column of a row by its type; the schema is strict, so another type is a bug. */
export function text(row: SqlRow, column: string): string {
  const value = row[column];
  return typeof value === 'string' ? value : wrong(column, value);
}

export function integer(row: SqlRow, column: string): number {
  const value = row[column];
  return typeof value === 'number' ? value : wrong(column, value);
}

export function textOrNull(row: SqlRow, column: string): string | null {
  return row[column] === null ? null : text(row, column);
}

export function integerOrNull(row: SqlRow, column: string): number | null {
  return row[column] === null ? null : integer(row, column);
}

export function flag(row: SqlRow, column: string): boolean {
  return integer(row, column) === 1;
}

function wrong(column: string, value: SqlValue | undefined): never {
  throw new Error(`column ${column}: ${typeof value}`);
}

/** Names as they are searched for: without case and accents. */
export function searchKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** JSON that may be damaged; undefined is nothing JSON could say. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
