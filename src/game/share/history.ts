import { sum, type Score } from '../../rules/score';
import { ESTATE_SIZES } from '../../rules/types';
import { printCsv, type Cell } from './csv';

/** A finished game as it is handed to other programs; times are milliseconds since 1970. */
export interface FinishedGame {
  readonly id: string;
  readonly town: string;
  readonly edition: string;
  readonly mode: string;
  readonly advanced: boolean;
  readonly note: string;
  readonly startedAt: number;
  readonly finishedAt: number;
  readonly players: readonly FinishedLine[]; // in the order of the table
}

export interface FinishedLine {
  readonly name: string;
  readonly place: number | null;
  readonly total: number | null;
  readonly temps: number | null; // boxes ticked, not points
  readonly estates: readonly number[] | null; // complete ones per size
  readonly score: Score | null; // the lines of the sheet, where they are known
}

const MINUTE = 60_000;
const GAME_COLUMNS = ['game', 'town', 'started', 'finished', 'minutes', 'edition', 'mode', 'advanced'];
const LINE_COLUMNS = ['seat', 'player', 'place', 'total'];
const SCORE_COLUMNS = ['plans', 'parks', 'pools', 'temps', 'estates', 'bis', 'roundabouts', 'refusals'];
const COUNT_COLUMNS = ['temp_boxes', ...ESTATE_SIZES.map((size) => `estates_of_${size}`)];

/** The columns of the table, in their order; docs/exports.md says what each holds. */
export const CSV_COLUMNS: readonly string[] = [
  ...GAME_COLUMNS,
  ...LINE_COLUMNS,
  ...SCORE_COLUMNS,
  ...COUNT_COLUMNS,
  'note',
];

export const isoTime = (time: number): string => new Date(time).toISOString();

function scoreCells(score: Score | null): readonly Cell[] {
  if (score === null) return SCORE_COLUMNS.map(() => null);
  const { plans, parks, pools, temps, estates, bis, roundabouts, refusals } = score;
  return [sum(plans), sum(parks), pools, temps, sum(estates), bis, roundabouts, refusals];
}

function rowsOf(game: FinishedGame): readonly (readonly Cell[])[] {
  const { id, town, startedAt, finishedAt, edition, mode, advanced, note } = game;
  const minutes = Math.round((finishedAt - startedAt) / MINUTE);
  const start = [id, town, isoTime(startedAt), isoTime(finishedAt), minutes, edition, mode, advanced];
  return game.players.map((line, index) => [
    ...start,
    index + 1,
    line.name,
    line.place,
    line.total,
    ...scoreCells(line.score),
    line.temps,
    ...ESTATE_SIZES.map((_, size) => line.estates?.[size] ?? null),
    note,
  ]);
}

/** The history for a spreadsheet: one row per player and game. */
export function historyCsv(games: readonly FinishedGame[]): string {
  return printCsv([CSV_COLUMNS, ...games.flatMap(rowsOf)]);
}

/** The history for programs: times as ISO 8601, nothing left out. A backup is another thing: it can be restored. */
export function historyJson(games: readonly FinishedGame[], now: number): string {
  const readable = games.map(({ startedAt, finishedAt, ...game }) => ({
    ...game,
    startedAt: isoTime(startedAt),
    finishedAt: isoTime(finishedAt),
  }));
  const file = { app: 'picket', kind: 'history', version: 1, exportedAt: isoTime(now), games: readable };
  return `${JSON.stringify(file, null, 2)}\n`;
}
