/**
 * How a value from outside is read: a schema knows one kind of value and says the first thing that is amiss. Only what
 * the codecs need, for which a library would weigh ten times as much in every bundle (docs/decisions/018).
 */
type Key = string | number;

export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly path: readonly Key[]; readonly rule: string };

export interface Schema<T> {
  readonly read: (value: unknown) => Reading<T>;
}
/** Of a field that may be missing, but not undefined. */
interface Optional<T> extends Schema<T> {
  readonly optional: true;
}
export type InferOutput<S> = S extends Schema<infer T> ? T : never;

const good = <T>(value: T): Reading<T> => ({ ok: true, value });
const amiss = (
  rule: string,
  path: readonly Key[] = [],
): { ok: false; path: readonly Key[]; rule: string } => ({
  ok: false,
  path,
  rule,
});
/** The same fault, seen from one level further out. */
const within = (key: Key, { path, rule }: { path: readonly Key[]; rule: string }) =>
  amiss(rule, [key, ...path]);

/** A value that is told by looking at it. */
const told = <T>(rule: string, is: (value: unknown) => value is T): Schema<T> => ({
  read: (value) => (is(value) ? good(value) : amiss(rule)),
});

export const unknown = () => ({ read: good });
export const string = () => told('string', (value) => typeof value === 'string');
export const boolean = () => told('boolean', (value) => typeof value === 'boolean');
export const number = () =>
  told('number', (value): value is number => typeof value === 'number' && !Number.isNaN(value));
export const literal = <const T extends Key | boolean>(one: T) =>
  told('literal', (value): value is T => value === one);
export const picklist = <const T extends Key>(list: readonly T[]): Schema<T> => ({
  read: (value) => {
    const found = list.find((one) => one === value);
    return found === undefined ? amiss('picklist') : good(found);
  },
});

export const nullable = <T>(schema: Schema<T>): Schema<T | null> => ({
  read: (value) => (value === null ? good(null) : schema.read(value)),
});
export const exactOptional = <T>(schema: Schema<T>): Optional<T> => ({ ...schema, optional: true });

export const array = <T>(item: Schema<T>): Schema<T[]> => ({
  read(value) {
    if (!Array.isArray(value)) return amiss('array');
    const list: T[] = [];
    for (const [index, one] of value.entries()) {
      const reading = item.read(one);
      if (!reading.ok) return within(index, reading);
      list.push(reading.value);
    }
    return good(list);
  },
});

type Fields = Readonly<Record<string, Schema<unknown>>>;
type Missable<F extends Fields> = { [K in keyof F]: F[K] extends Optional<unknown> ? K : never }[keyof F];
type Output<F extends Fields> = { [K in Exclude<keyof F, Missable<F>>]: InferOutput<F[K]> } & {
  [K in Missable<F>]?: InferOutput<F[K]>;
};
interface ObjectSchema<F extends Fields> extends Schema<Output<F>> {
  readonly fields: F;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Fields nobody asked for are left out. */
export function object<const F extends Fields>(fields: F): ObjectSchema<F> {
  const read = (value: unknown): Reading<Output<F>> => {
    if (!isObject(value)) return amiss('object');
    const found: Record<string, unknown> = {};
    for (const [key, schema] of Object.entries(fields)) {
      if (!(key in value)) {
        if ('optional' in schema) continue;
        return amiss('object', [key]);
      }
      const reading = schema.read(value[key]);
      if (!reading.ok) return within(key, reading);
      found[key] = reading.value;
    }
    return good(found as Output<F>); // each field has just been read by its own schema
  };
  return { fields, read };
}

/** One of several objects, told apart by one field. */
export function variant<O extends ObjectSchema<Fields>>(
  key: string,
  options: readonly O[],
): Schema<InferOutput<O>> {
  return {
    read(value) {
      if (!isObject(value)) return amiss('variant');
      const option = options.find(({ fields }) => fields[key]?.read(value[key]).ok);
      if (!option) return amiss('variant', [key]);
      const reading = option.read(value);
      return reading.ok ? good(reading.value as InferOutput<O>) : reading; // what this option reads
    },
  };
}

/** What is asked of a value of the right kind: the rule it breaks, or what it becomes. */
type Action<T> = { readonly broken: (value: T) => string | null } | { readonly become: (value: T) => T };

export function pipe<T>(schema: Schema<T>, ...actions: readonly Action<NoInfer<T>>[]): Schema<T> {
  return {
    read(value) {
      let reading = schema.read(value);
      for (const action of actions) {
        if (!reading.ok) return reading;
        reading = 'become' in action ? good(action.become(reading.value)) : asked(action, reading.value);
      }
      return reading;
    },
  };
}

function asked<T>({ broken }: { broken: (value: T) => string | null }, value: T): Reading<T> {
  const rule = broken(value);
  return rule === null ? good(value) : amiss(rule);
}

export const check = <T>(holds: (value: T) => boolean, rule: string) => ({
  broken: (value: T) => (holds(value) ? null : rule),
});
export const transform = <T>(become: (value: T) => T) => ({ become });

interface Long {
  readonly length: number;
}
export const integer = () => check(Number.isInteger, 'integer');
export const minValue = (least: number) => check((value: number) => value >= least, 'min_value');
export const maxValue = (most: number) => check((value: number) => value <= most, 'max_value');
export const length = (exact: number) => check((value: Long) => value.length === exact, 'length');
export const minLength = (least: number) => check((value: Long) => value.length >= least, 'min_length');
export const maxLength = (most: number) => check((value: Long) => value.length <= most, 'max_length');
export const regex = (pattern: RegExp) => check((value: string) => pattern.test(value), 'regex');
