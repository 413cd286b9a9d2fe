import type * as v from './v';

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

/** Checks an unknown value against a schema; the first thing amiss is told. */
export function parseWith<T>(schema: v.Schema<T>, value: unknown, root: string): Parsed<T> {
  const reading = schema.read(value);
  return reading.ok ? reading : refused(reading.path.reduce(pathStep, root), reading.rule);
}

function pathStep(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}
