import * as v from 'valibot';

import { EDITION_IDS } from '../editions/types';
import { PlanSchema } from '../game/codec/plans';
import type { KeyValue } from '../storage/keyValuePort';
import { FIRST_DRAFT, MODES, type TableDraft } from './tableDraft';

/** What the next game begins with: the draft as it was left, and who played. */
export interface TableMemory {
  readonly draft: TableDraft;
  readonly groups: readonly (readonly string[])[]; // ids of players, the last table first
}

const KEY = 'table';
const MOST_IDS = 100;
const MOST_GROUPS = 5;
export const FIRST_MEMORY: TableMemory = { draft: FIRST_DRAFT, groups: [] };

const id = v.pipe(v.string(), v.maxLength(80));
const ids = v.pipe(v.array(id), v.maxLength(MOST_IDS));
const slots = v.pipe(v.array(v.object({ card: v.nullable(PlanSchema), byHand: v.boolean() })), v.length(3));
const MemorySchema: v.GenericSchema<unknown, TableMemory> = v.object({
  draft: v.object({
    edition: v.picklist(EDITION_IDS),
    sheetId: v.nullable(id),
    mode: v.picklist(MODES),
    advanced: v.boolean(),
    players: ids,
    town: v.pipe(v.string(), v.maxLength(200)),
    plans: v.object({ '2018': slots, '2023': slots }),
    opponentId: v.nullable(id),
  }),
  groups: v.pipe(v.array(ids), v.maxLength(MOST_GROUPS)),
});

/** What was kept, or a fresh table if nothing was or nobody understands it any more. */
export function readTable(device: KeyValue): TableMemory {
  try {
    const parsed = v.safeParse(MemorySchema, JSON.parse(device.read(KEY) ?? 'null'));
    return parsed.success ? parsed.output : FIRST_MEMORY;
  } catch {
    return FIRST_MEMORY;
  }
}

/** A device that keeps nothing takes nothing away: the table stays on screen. */
export function writeTable(device: KeyValue, memory: TableMemory): void {
  try {
    device.write(KEY, JSON.stringify(memory));
  } catch {
    // told by the settings, which meet the same device
  }
}

/** The table that just began comes first; the same people are not listed twice. */
export function withGroup(groups: TableMemory['groups'], players: readonly string[]): TableMemory['groups'] {
  if (players.length === 0) return groups;
  const key = (group: readonly string[]) => [...group].sort().join();
  return [players, ...groups.filter((group) => key(group) !== key(players))].slice(0, MOST_GROUPS);
}
