import { parsePaperRecord, parseRecordValue, type PaperRecord } from '../game/codec/record';
import { replay, type Timeline } from '../game/log';
import type { GameEvent } from '../rules/events';
import { jsonOf } from './rows';
import type { GameFault, RawLog } from './types';

export type ReadGame =
  | { readonly ok: true; readonly timeline: Timeline }
  | { readonly ok: true; readonly paper: PaperRecord }
  | { readonly ok: false; readonly fault: GameFault };

/** Parses a stored record and plays it again; nothing in the database is trusted to be playable. */
export function readGame(raw: RawLog): ReadGame {
  if (raw.paper !== undefined) return readPaper(raw, raw.paper);
  const parsed = recordOf(raw, raw.head);
  if (!parsed.ok) return { ok: false, fault: { kind: 'record', fault: parsed.fault } };
  const replayed = replay(parsed.value);
  if (!replayed.ok) {
    return { ok: false, fault: { kind: 'replay', index: replayed.index, problem: replayed.problem } };
  }
  return { ok: true, timeline: { ...parsed.value, undone: undoneOf(raw), game: replayed.game } };
}

/** A sheet copied from paper has no log to play; the judge has looked at it as a whole. */
function readPaper({ version, setup }: RawLog, paper: string): ReadGame {
  const parsed = parsePaperRecord({ version, setup: jsonOf(setup), paper: jsonOf(paper) });
  if (!parsed.ok) return { ok: false, fault: { kind: 'record', fault: parsed.fault } };
  return { ok: true, paper: parsed.value };
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
