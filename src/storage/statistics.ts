import type { Line, Played } from '../game/statistics/rows';
import { unpackCounted } from './facts';
import type { Database } from './port';
import { jsonOf, text } from './rows';

/**
 * All finished games in one question, answered in one text: a row at a time, ten thousand games with their tables would
 * cross from SQLite to us forty thousand times. Games that only ask "what if" are not counted.
 */
const PLAYED = `
  SELECT json_group_array(json_array(
    id, town, edition, mode, advanced, created_at, finished_at, facts, seats)) AS list
  FROM (
    SELECT g.id, g.town, g.edition, g.mode, g.advanced, g.created_at, g.finished_at, f.body AS facts,
      (SELECT json_group_array(json_array(player_id, name, total, place)) FROM results WHERE game_id = g.id) AS seats
    FROM games g LEFT JOIN facts f ON f.game_id = g.id
    WHERE g.status = 'finished' AND g.deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM origins o WHERE o.game_id = g.id)
    ORDER BY g.finished_at, g.id
  )`;

/** Every finished game, oldest first. */
export async function readPlayed(database: Database): Promise<readonly Played[]> {
  const [row = {}] = await database.tx((sql) => sql.all(PLAYED));
  return listOf(jsonOf(text(row, 'list'))).map(playedOf);
}

function playedOf(packed: unknown): Played {
  const [id, town, edition, mode, advanced, createdAt, finishedAt, counted, seats] = listOf(packed);
  const { facts, points } = unpackCounted(inner(counted));
  return {
    id: words(id),
    town: words(town),
    edition: words(edition),
    mode: words(mode),
    advanced: advanced === 1,
    createdAt: figure(createdAt),
    finishedAt: figure(finishedAt),
    year: new Date(figure(finishedAt)).getFullYear(),
    facts,
    lines: inner(seats).map((seat, index) => lineOf(seat, points[index] ?? null)),
  };
}

function lineOf(packed: unknown, points: readonly number[] | null): Line {
  const [playerId, name, total, place] = listOf(packed);
  return {
    playerId: typeof playerId === 'string' ? playerId : null,
    name: words(name),
    total: typeof total === 'number' ? total : null,
    place: typeof place === 'number' ? place : null,
    points,
  };
}

/** A list within the list, which SQLite hands on as text or as what it is. */
function inner(value: unknown): readonly unknown[] {
  return listOf(typeof value === 'string' ? jsonOf(value) : value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '');
const figure = (value: unknown): number => (typeof value === 'number' ? value : 0);
