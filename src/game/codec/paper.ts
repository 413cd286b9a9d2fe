import * as v from 'valibot';

import { sheetFault } from '../../rules/faults';
import { formatStreet, parseStreet } from '../../rules/notation';
import type { Sheet, Street } from '../../rules/state';
import { ESTATE_SIZES, type Setup } from '../../rules/types';
import { parseWith, refused, type Parsed } from './result';
import { LIMITS, int } from './sheet';

const LONGEST_STREET = 200; // characters
const ticks = int(0, LIMITS.boxes);

/** A sheet without a log: streets in our notation, the boxes as counts. */
const PaperSchema = v.object({
  streets: v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_STREET))), v.maxLength(LIMITS.streets.max)),
  parks: v.pipe(v.array(ticks), v.maxLength(LIMITS.streets.max)),
  upgrades: v.pipe(v.array(ticks), v.length(ESTATE_SIZES.length)),
  temps: ticks,
  refusals: ticks,
  plans: v.pipe(v.array(v.nullable(int(0, LIMITS.value))), v.maxLength(3)),
});

export function paperValue({ streets, parks, upgrades, temps, refusals, plans }: Sheet): unknown {
  return { streets: streets.map(formatStreet), parks, upgrades, temps, refusals, plans };
}

/** A sheet from outside: its form, its fit to the setup, and that a game could have led to it. */
export function parsePaper(value: unknown, setup: Setup, path = 'paper'): Parsed<Sheet> {
  const parsed = parseWith(PaperSchema, value, path);
  if (!parsed.ok) return parsed;
  const { streets: texts, ...marks } = parsed.value;
  const streets: Street[] = [];
  for (const [index, text] of texts.entries()) {
    const read = parseStreet(text);
    if (!read.ok) return refused(`${path}.streets[${index}]`, read.fault);
    streets.push(read.street);
  }
  const sheet: Sheet = { def: setup.sheet, streets, ...marks };
  if (marks.plans.length !== setup.plans.length) return refused(`${path}.plans`, 'length');
  const fault = sheetFault(sheet, setup.rules);
  return fault === null ? { ok: true, value: sheet } : refused(path, fault.fault);
}
