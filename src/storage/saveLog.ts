import { CURRENT_VERSION } from '../game/codec/versions';
import type { Timeline } from '../game/log';
import type { GameEvent } from '../rules/events';
import { appendEvents, readLogs } from './gameRows';
import type { Sql } from './port';

/** The log as it is kept: what was played, then what was undone, the next one to redo first. */
function logOf({ events, undone }: Timeline): readonly GameEvent[] {
  return [...events, ...[...undone].reverse()];
}

export interface LogChange {
  readonly id: string;
  readonly before: Timeline | null; // as it is kept; null: not known
  readonly after: Timeline;
  readonly now: number;
}

/** Writes what differs; normally one new row and the head. False: there is no such game. */
export async function saveLog(sql: Sql, change: LogChange): Promise<boolean> {
  return (change.before !== null && (await saveStep(sql, change, change.before))) || saveWhole(sql, change);
}

/** The usual way: the rows are as `before` says. False if they are not, and nothing is written. */
async function saveStep(sql: Sql, { id, after, now }: LogChange, before: Timeline): Promise<boolean> {
  const kept = logOf(before);
  const log = logOf(after);
  const found = await sql.run(
    `UPDATE games SET head = ?, tail = ?, updated_at = ?
     WHERE id = ? AND head = ? AND tail = ? AND version = ? AND deleted_at IS NULL`,
    [after.events.length, log.length, now, id, before.events.length, kept.length, CURRENT_VERSION],
  );
  if (found === 0) return false;
  const same = shared(kept, log, (one, other) => one === other || bodyOf(one) === bodyOf(other));
  if (kept.length > same) await cut(sql, id, same);
  await appendEvents(sql, id, { from: same, bodies: log.slice(same).map(bodyOf) });
  return true;
}

/** The safe way: the rows are read first. A record of an older version is rewritten in the present one. */
async function saveWhole(sql: Sql, { id, after, now }: LogChange): Promise<boolean> {
  const log = logOf(after).map(bodyOf);
  const found = await sql.run(
    'UPDATE games SET head = ?, tail = ?, updated_at = ? WHERE id = ? AND deleted_at IS NULL',
    [after.events.length, log.length, now, id],
  );
  const raw = (await readLogs(sql, [id])).get(id);
  if (found === 0 || raw === undefined) return false;
  const same = raw.version === CURRENT_VERSION ? shared(raw.events, log, (one, other) => one === other) : 0;
  if (raw.version !== CURRENT_VERSION) {
    await sql.run('UPDATE games SET version = ? WHERE id = ?', [CURRENT_VERSION, id]);
    await sql.run('UPDATE setups SET body = ? WHERE game_id = ?', [JSON.stringify(after.setup), id]);
  }
  if (raw.events.length > same) await cut(sql, id, same);
  await appendEvents(sql, id, { from: same, bodies: log.slice(same) });
  return true;
}

export function bodyOf(event: GameEvent): string {
  return JSON.stringify(event);
}

async function cut(sql: Sql, id: string, from: number): Promise<void> {
  await sql.run('DELETE FROM events WHERE game_id = ? AND seq >= ?', [id, from]);
}

/** How many entries two lists begin with alike. */
function shared<T>(some: readonly T[], others: readonly T[], alike: (one: T, other: T) => boolean): number {
  const end = Math.min(some.length, others.length);
  let index = 0;
  for (const [place, one] of some.entries()) {
    const other = others[place];
    if (place >= end || other === undefined || !alike(one, other)) break;
    index += 1;
  }
  return index;
}
