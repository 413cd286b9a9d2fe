import * as v from '../../src/game/codec/v';

const house = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(15)),
  name: v.pipe(
    v.string(),
    v.transform((text) => text.trim()),
    v.minLength(1),
    v.maxLength(5),
  ),
  note: v.exactOptional(v.nullable(v.string())),
});
const shape = v.variant('kind', [
  v.object({ kind: v.literal('dot') }),
  v.object({ kind: v.literal('row'), sizes: v.pipe(v.array(v.picklist([1, 2, 3])), v.length(2)) }),
]);

describe('a schema', () => {
  test('reads what it knows and leaves the rest out', () => {
    expect(house.read({ number: 3, name: ' Ada ', extra: true })).toEqual({
      ok: true,
      value: { number: 3, name: 'Ada' },
    });
    expect(house.read({ number: 3, name: 'Ada', note: null })).toMatchObject({ value: { note: null } });
    expect(shape.read({ kind: 'row', sizes: [1, 3] })).toEqual({
      ok: true,
      value: { kind: 'row', sizes: [1, 3] },
    });
  });

  test.each([
    [house, null, 'object', []],
    [house, { name: 'Ada' }, 'object', ['number']],
    [house, { number: '3', name: 'Ada' }, 'number', ['number']],
    [house, { number: Number.NaN, name: 'Ada' }, 'number', ['number']],
    [house, { number: 1.5, name: 'Ada' }, 'integer', ['number']],
    [house, { number: 0, name: 'Ada' }, 'min_value', ['number']],
    [house, { number: 16, name: 'Ada' }, 'max_value', ['number']],
    [house, { number: 3, name: '  ' }, 'min_length', ['name']],
    [house, { number: 3, name: 'Amanda' }, 'max_length', ['name']],
    [house, { number: 3, name: 'Ada', note: undefined }, 'string', ['note']],
    [shape, 'row', 'variant', []],
    [shape, { kind: 'star' }, 'variant', ['kind']],
    [shape, { kind: 'row', sizes: 'many' }, 'array', ['sizes']],
    [shape, { kind: 'row', sizes: [1, 4] }, 'picklist', ['sizes', 1]],
    [shape, { kind: 'row', sizes: [1] }, 'length', ['sizes']],
    [v.pipe(v.string(), v.regex(/^a/)), 'b', 'regex', []],
    [v.boolean(), 0, 'boolean', []],
  ])('%#: says what is amiss first, and where', (schema, value, rule, path) => {
    expect(schema.read(value)).toEqual({ ok: false, rule, path });
  });
});
