import { parseRecordValue } from '../game/codec/record';
import { replay, type Timeline } from '../game/log';
import type { GameEvent } from '../rules/events';
import { jsonOf } from './rows';
import type { GameFault, RawLog } from './types';

export type ReadGame =
  { readonly ok: true; readonly timeline: Timeline } | { readonly ok: false; readonly fault: GameFault };

/** Parses a stored record and plays it again; nothing in the database is trusted to be playable. */
export function readGame(raw: RawLog): ReadGame {
  const parsed = recordOf(raw, raw.head);
  if (!parsed.ok) return { ok: false, fault: { kind: 'record', fault: parsed.fault } };
  const replayed = replay(parsed.value);
  if (!replayed.ok) {
    return { ok: false, fault: { kind: 'replay', index: replayed.index, problem: replayed.problem } };
  }
  return { ok: true, timeline: { ...parsed.value, undone: undoneOf(raw), game: replayed.game } };
}

function recordOf({ version, setup, events }: RawLog, length: number) {
  return parseRecordValue({ version, setup: jsonOf(setup), events: events.slice(0, length).map(jsonOf) });
}

/** What can no longer be redone is no reason to lose the game: then there is nothing to redo. */
function undoneOf(raw: RawLog): readonly GameEvent[] {
  const { length } = raw.events;
  if (length === raw.head) return [];
  const whole = recordOf(raw, length);
  const fits = whole.ok && whole.value.events.length === length && replay(whole.value).ok;
  return fits ? whole.value.events.slice(raw.head).reverse() : [];
}
