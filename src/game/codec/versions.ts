import * as v from 'valibot';
import { EDITION_IDS } from '../../editions/types';
import { setupFor } from '../setup';
import { PlanSchema } from './plans';
import { parseWith, type Parsed } from './result';

/** The version written today. */
export const CURRENT_VERSION = 2;

/** Version 1 named its edition; from version 2 on a game carries the rules it is judged by. */
const VersionOne = v.object({
  edition: v.picklist(EDITION_IDS),
  advanced: v.boolean(),
  plans: v.array(PlanSchema),
  events: v.unknown(),
});

function fromOne(value: unknown): Parsed<unknown> {
  const parsed = parseWith(VersionOne, value, '');
  if (!parsed.ok) return parsed;
  const { events, ...choices } = parsed.value;
  return {
    ok: true,
    value: { version: 2, setup: setupFor({ ...choices, play: { kind: 'table' }, seed: null }), events },
  };
}

/** For each older version, how to make the next one of it. A shipped lift is never changed. */
export const LIFTS: Readonly<Record<number, (value: unknown) => Parsed<unknown>>> = { 1: fromOne };

/** Lifts a value step by step to the present version. */
export function lifted(value: unknown, version: number): Parsed<unknown> {
  if (version === CURRENT_VERSION) return { ok: true, value };
  const lift = LIFTS[version];
  if (lift === undefined) return { ok: false, fault: { path: 'version', rule: 'unknownVersion' } };
  const next = lift(value);
  return next.ok ? lifted(next.value, version + 1) : next;
}
