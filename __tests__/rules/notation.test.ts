import fc from 'fast-check';
import { sheetFault, SHEET_FAULTS } from '../../src/rules/faults';
import { formatStreet, NOTATION_FAULTS, parseStreet } from '../../src/rules/notation';
import type { EditionId } from '../../src/editions/types';
import { anyPaper } from './random-sheets';
import { setupOf, sheetOf, street, type Given } from './support';

test.each([
  ['everything there is', '1 3 4* 6! | 7 8 8b _ | R | 2', '1 3 4* 6! | 7 8 8b _ | R | 2'],
  ['all marks of a house in their order', '4b*!', '4b*!'],
  ['fences beside a roundabout may be left out', '1 R 2', '1 | R | 2'],
  ['and may be there', '1 | R | 2', '1 | R | 2'],
  ['spaces do not matter', '  1|2   3 ', '1 | 2 3'],
  ['the lowest and the highest number', '0 17', '0 17'],
])('%s', (_, text, printed) => {
  expect(formatStreet(street(text))).toBe(printed);
});

const UNREADABLE = [
  ['a word', '1 x 3', 'unknownWord', 2],
  ['a leading zero', '01', 'unknownWord', 1],
  ['a sign', '1 -3', 'unknownWord', 2],
  ['marks out of order', '4!*', 'unknownWord', 1],
  ['a mark on an empty house', '_!', 'unknownWord', 1],
  ['a mark on a roundabout', '1 R!', 'unknownWord', 2],
  ['three digits', '100', 'unknownWord', 1],
  ['a fence at the start', '| 1 2', 'fenceAtEnd', 0],
  ['a fence at the end', '1 2 |', 'fenceAtEnd', 2],
  ['a fence twice', '1 | | 2', 'fenceTwice', 1],
] as const;

test.each(UNREADABLE)('not readable: %s', (_, text, fault, house) => {
  expect(parseStreet(text)).toEqual({ ok: false, fault, house });
});

test('every fault of the notation occurs', () => {
  expect([...new Set(UNREADABLE.map(([, , fault]) => fault))].sort()).toEqual([...NOTATION_FAULTS].sort());
});

test('what is printed is read as the same', () => {
  fc.assert(
    fc.property(anyPaper, ({ rows }) => {
      expect(rows.map((row) => formatStreet(street(row)))).toEqual(rows);
    }),
  );
});

type FaultRow = readonly [name: string, given: Given, expected: object];

const FAULTS: readonly FaultRow[] = [
  ['a street too few', { streets: [] }, { fault: 'streets', count: 2 }],
  ['a house too few', { streets: ['1 2 3'] }, { fault: 'houses', street: 1, count: 3 }],
  ['a house too many', { streets: ['_ _ _ _ _ _ _ _ _ _ _'] }, { fault: 'houses', street: 1, count: 11 }],
  ['R3.2 a number above 17', { streets: ['18 _ _ _ _ _ _ _ _ _'] }, { fault: 'number', street: 1, house: 1 }],
  ['R3.2 falling numbers', { streets: ['5 _ 4 _ _ _ _ _ _ _'] }, { fault: 'order', street: 1, house: 3 }],
  [
    'R3.2 across a fence too',
    { streets: ['5 | 4 _ _ _ _ _ _ _ _'] },
    { fault: 'order', street: 1, house: 2 },
  ],
  ['R3.2 the same twice', { streets: ['5 _ 5 _ _ _ _ _ _ _'] }, { fault: 'repeated', street: 1, house: 3 }],
  [
    'R3.2 the same twice, side by side',
    { streets: ['_ 5 5 _ _ _ _ _ _ _'] },
    { fault: 'repeated', street: 1, house: 2 },
  ],
  [
    'R4.6 a bis away from its original',
    { streets: ['5 _ 5b _ _ _ _ _ _ _'] },
    { fault: 'repeated', street: 1, house: 3 },
  ],
  [
    'R4.6 a bis without an original',
    { streets: ['4 5b 6 _ _ _ _ _ _ _'] },
    { fault: 'bisAlone', street: 1, house: 2 },
  ],
  ['R4.6 two of them', { streets: ['4 5b 5b _ _ _ _ _ _ _'] }, { fault: 'bisAlone', street: 1, house: 2 }],
  ['R4.6 two originals', { streets: ['5 5b 5 _ _ _ _ _ _ _'] }, { fault: 'repeated', street: 1, house: 1 }],
  [
    'R4.2 2018: a fence within a pair',
    { streets: ['5 | 5b _ _ _ _ _ _ _ _'] },
    { fault: 'bisAcrossFence', street: 1, house: 2 },
  ],
  [
    'R4.7 a pool where none is drawn',
    { streets: ['_ 5* _ _ _ _ _ _ _ _'] },
    { fault: 'poolNotDrawn', street: 1, house: 2 },
  ],
  [
    'R4.6 a pool of a bis',
    { streets: ['_ 5 5b* _ _ _ _ _ _ _'] },
    { fault: 'poolOnBis', street: 1, house: 3 },
  ],
  [
    'a fault in a later street',
    { streets: ['_ _ _ _ _ _ _ _ _ _', '_ _ _ _ _ _ _ _ _ 5 4'] },
    { fault: 'order', street: 2, house: 11 },
  ],
  ['R1.3 parks overrun', { ticks: { parks: [0, 0, 6] } }, { fault: 'track', track: 'park', row: 3 }],
  ['R1.3 less than nothing', { ticks: { parks: [0, -1, 0] } }, { fault: 'track', track: 'park', row: 2 }],
  ['R1.3 half a box', { ticks: { parks: [0.5, 0, 0] } }, { fault: 'track', track: 'park', row: 1 }],
  ['R1.3 a missing track', { ticks: { parks: [0, 0] } }, { fault: 'track', track: 'park', row: 3 }],
  [
    'R1.3 upgrades overrun',
    { ticks: { upgrades: [0, 3, 0, 0, 0, 0] } },
    { fault: 'track', track: 'upgrade', row: 2 },
  ],
  [
    'R1.3 a missing column',
    { ticks: { upgrades: [0, 0, 0, 0, 0] } },
    { fault: 'track', track: 'upgrade', row: 6 },
  ],
  ['R1.4 temps overrun', { ticks: { temps: 12 } }, { fault: 'track', track: 'temps', row: 1 }],
  ['R1.3 refusals overrun', { ticks: { refusals: 4 } }, { fault: 'track', track: 'refusals', row: 1 }],
  [
    'R6.1 a third roundabout',
    { streets: ['R _ R _ R _ _ _ _ _'] },
    { fault: 'track', track: 'roundabouts', row: 1 },
  ],
];

test.each(FAULTS)('an illegal sheet: %s', (_, given, expected) => {
  const sheet = sheetOf(given);
  const streets = given.streets?.length === 0 ? sheet.streets.slice(1) : sheet.streets;
  expect(sheetFault({ ...sheet, streets }, setupOf(given).rules)).toEqual(expected);
});

test('every fault of a sheet occurs', () => {
  const seen = FAULTS.map(([, , expected]) => ('fault' in expected ? expected.fault : ''));
  expect([...new Set(seen)].sort()).toEqual([...SHEET_FAULTS].sort());
});

test('R1.5 a full pool track cannot be overrun', () => {
  const given: Given = { streets: ['_ _ 3* _ _ _ 7* _ _ _'] };
  const sheet = sheetOf(given);
  expect(sheetFault({ ...sheet, def: { ...sheet.def, pools: [0, 3] } }, setupOf(given).rules)).toEqual({
    fault: 'track',
    track: 'pools',
    row: 1,
  });
});

test.each([
  ['the lowest and the highest number', '2018', { streets: ['0 _ _ _ _ _ _ _ _ 17'] }],
  [
    'full tracks',
    '2018',
    { ticks: { parks: [3, 4, 5], upgrades: [1, 2, 3, 4, 4, 4], temps: 11, refusals: 3 } },
  ],
  ['a new run after a roundabout', '2018', { streets: ['5 R 4 5 R 0 _ _ _ _'] }],
  ['the same number on both sides of one', '2018', { streets: ['5 R 5 _ _ _ _ _ _ _'] }],
  ['a block of bis around its original', '2018', { streets: ['5b 5 5b 5b 6 _ _ _ _ _'] }],
  ['2023: a fence within a pair', '2023', { streets: ['5 | 5b _ _ _ _ _ _ _ _'] }],
  ['marks anywhere', '2018', { streets: ['5! _ 8! _ _ _ _ _ _ _'] }],
] as const satisfies readonly (readonly [string, EditionId, Given])[])(
  'a legal sheet: %s',
  (_, edition, given) => {
    expect(sheetFault(sheetOf({ ...given, edition }), setupOf({ ...given, edition }).rules)).toBeNull();
  },
);
