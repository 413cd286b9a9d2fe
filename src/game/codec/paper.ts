import * as v from 'valibot';

import { sheetFault } from '../../rules/faults';
import { formatStreet, parseStreet } from '../../rules/notation';
import type { Sheet, Street } from '../../rules/state';
import { ESTATE_SIZES, type Setup } from '../../rules/types';
import type { PaperDraft } from '../paper';
import { CLAIMS } from '../table';
import { parseWith, refused, type Parsed } from './result';
import { LIMITS, int } from './sheet';

const LONGEST_STREET = 200; // characters
const ticks = int(0, LIMITS.boxes);

const PLANS = 3;

/** Streets in our notation, the boxes as counts. */
const MARKS = {
  streets: v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_STREET))), v.maxLength(LIMITS.streets.max)),
  parks: v.pipe(v.array(ticks), v.maxLength(LIMITS.streets.max)),
  upgrades: v.pipe(v.array(ticks), v.length(ESTATE_SIZES.length)),
  temps: ticks,
  refusals: ticks,
};

/** A sheet without a log. */
const PaperSchema = v.object({
  ...MARKS,
  plans: v.pipe(v.array(v.nullable(int(0, LIMITS.value))), v.maxLength(PLANS)),
});

export function paperValue({ streets, parks, upgrades, temps, refusals, plans }: Sheet): unknown {
  return { streets: streets.map(formatStreet), parks, upgrades, temps, refusals, plans };
}

/** A sheet from outside: its form, its fit to the setup, and that a game could have led to it. */
export function parsePaper(value: unknown, setup: Setup, path = 'paper'): Parsed<Sheet> {
  const parsed = parseWith(PaperSchema, value, path);
  if (!parsed.ok) return parsed;
  const { streets: texts, ...marks } = parsed.value;
  const streets = parseStreets(texts, path);
  if (!streets.ok) return streets;
  const sheet: Sheet = { def: setup.sheet, streets: streets.value, ...marks };
  if (marks.plans.length !== setup.plans.length) return refused(`${path}.plans`, 'length');
  const fault = sheetFault(sheet, setup.rules);
  return fault === null ? { ok: true, value: sheet } : refused(path, fault.fault);
}

function parseStreets(texts: readonly string[], path: string): Parsed<readonly Street[]> {
  const streets: Street[] = [];
  for (const [index, text] of texts.entries()) {
    const read = parseStreet(text);
    if (!read.ok) return refused(`${path}.streets[${index}]`, read.fault);
    streets.push(read.street);
  }
  return { ok: true, value: streets };
}

const DraftSchema = v.object({ ...MARKS, claims: v.pipe(v.array(v.picklist(CLAIMS)), v.length(PLANS)) });

/** A sheet half copied, as it is kept until the app comes back. */
export function draftValue(draft: PaperDraft): unknown {
  return { ...draft, streets: draft.streets.map(formatStreet) };
}

export function parseDraft(value: unknown): PaperDraft | null {
  const parsed = parseWith(DraftSchema, value, '');
  if (!parsed.ok) return null;
  const streets = parseStreets(parsed.value.streets, '');
  return streets.ok ? { ...parsed.value, streets: streets.value } : null;
}
