import * as v from 'valibot';

/** What an outside value breaks, and where: `setup.plans[2].goal.street`, `max_value`. */
export interface CodecFault {
  readonly path: string;
  readonly rule: string;
}

export type Parsed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: CodecFault };

export function refused(path: string, rule: string): { readonly ok: false; readonly fault: CodecFault } {
  return { ok: false, fault: { path, rule } };
}

type Schema<T> = v.GenericSchema<unknown, T>;

/** Checks an unknown value against a schema; the first thing amiss is told. */
export function parseWith<T>(schema: Schema<T>, value: unknown, root: string): Parsed<T> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const issue = result.issues[0];
  const keys = (issue.path ?? []).map(({ key }) => key);
  const rule = issue.type === 'check' || issue.type === 'partial_check' ? issue.message : issue.type;
  return refused(keys.reduce(pathStep, root), rule);
}

function pathStep(path: string, key: unknown): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? String(key) : `${path}.${String(key)}`;
}
