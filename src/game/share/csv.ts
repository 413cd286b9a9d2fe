export type Cell = string | number | boolean | null;

const SEPARATOR = ',';
const LINE_END = '\r\n'; // RFC 4180
const BYTE_ORDER_MARK = '\uFEFF'; // without it spreadsheets take accents for something else

/** Spreadsheets run texts that begin so as formulas; a name must never do that. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n;]|^\s|\s$/;

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as spreadsheets read it; the first row names the columns. */
export function printCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(SEPARATOR) + LINE_END).join('');
}
