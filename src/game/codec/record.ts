import * as v from 'valibot';

import type { Sheet } from '../../rules/state';
import type { Setup } from '../../rules/types';
import type { GameRecord } from '../log';
import { EventSchema } from './events';
import { parsePaper } from './paper';
import { parseWith, refused, type Parsed } from './result';
import { parseSetup } from './setup';
import { CURRENT_VERSION, lifted } from './versions';

export const BOUNDS = { characters: 1_000_000, depth: 12, events: 5_000 } as const;

const Envelope = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const Contents = v.object({
  setup: v.unknown(),
  events: v.pipe(v.array(v.unknown()), v.maxLength(BOUNDS.events)),
});
const Events = v.array(EventSchema);

/** A game as text: version, setup and log. */
export function printRecord({ setup, events }: GameRecord): string {
  return JSON.stringify({ version: CURRENT_VERSION, setup, events });
}

/** A game from text nobody vouches for; size and depth are looked at before anything is read. */
export function parseRecord(text: string): Parsed<GameRecord> {
  if (text.length > BOUNDS.characters) return refused('', 'tooLong');
  if (depthOf(text) > BOUNDS.depth) return refused('', 'tooDeep');
  try {
    return parseRecordValue(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return refused('', 'notJson');
    throw error;
  }
}

export function parseRecordValue(value: unknown): Parsed<GameRecord> {
  const envelope = parseWith(Envelope, value, '');
  if (!envelope.ok) return envelope;
  const current = lifted(value, envelope.value.version);
  if (!current.ok) return current;
  const contents = parseWith(Contents, current.value, '');
  if (!contents.ok) return contents;
  const setup = parseSetup(contents.value.setup);
  if (!setup.ok) return setup;
  const events = parseWith(Events, contents.value.events, 'events');
  return events.ok ? { ok: true, value: { setup: setup.value, events: events.value } } : events;
}

/** A game played on paper: a sheet, and no log that leads to it. */
export interface PaperRecord {
  readonly setup: Setup;
  readonly sheet: Sheet;
}

const PaperContents = v.object({ setup: v.unknown(), paper: v.unknown() });

export function parsePaperRecord(value: unknown): Parsed<PaperRecord> {
  const envelope = parseWith(Envelope, value, '');
  if (!envelope.ok) return envelope;
  const current = lifted(value, envelope.value.version);
  if (!current.ok) return current;
  const contents = parseWith(PaperContents, current.value, '');
  if (!contents.ok) return contents;
  const setup = parseSetup(contents.value.setup);
  if (!setup.ok) return setup;
  const sheet = parsePaper(contents.value.paper, setup.value);
  return sheet.ok ? { ok: true, value: { setup: setup.value, sheet: sheet.value } } : sheet;
}

/** How deep lists and objects of a JSON text nest; brackets inside strings do not count. */
export function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (quoted && character === '\\') index += 1;
    else if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '[' || character === '{')) deepest = Math.max(deepest, (depth += 1));
    else if (!quoted && (character === ']' || character === '}')) depth -= 1;
  }
  return deepest;
}
