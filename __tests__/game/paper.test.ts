import {
  bisAt,
  blankPaper,
  fitted,
  houseOf,
  markedHouse,
  paperFaults,
  paperSheet,
  START,
  stepped,
  withFenceToggled,
  withHouseAt,
  withStreetAt,
  type PaperDraft,
} from '../../src/game/paper';
import { formatStreet } from '../../src/rules/notation';
import { ROUNDABOUT, numbered } from '../../src/rules/sheet';
import type { Claim } from '../../src/game/table';
import { BLANK, setupOf, street, type Given } from '../rules/support';

function draftOf(given: Given, claims: readonly Claim[] = ['none', 'none', 'none']): PaperDraft {
  const blank = blankPaper(setupOf(given).sheet);
  const rows = (given.streets ?? []).map(street);
  return { ...blank, streets: blank.streets.map((row, index) => rows[index] ?? row), claims };
}
const rows = (draft: PaperDraft) => draft.streets.map(formatStreet);

test('the pencil goes on into the next street, and stops at the end', () => {
  const draft = draftOf({});
  expect(stepped({ street: 1, house: 10 }, draft, 1)).toEqual({ street: 2, house: 1 });
  expect(stepped({ street: 2, house: 1 }, draft, -1)).toEqual({ street: 1, house: 10 });
  expect(stepped({ street: 3, house: 12 }, draft, 1)).toEqual({ street: 3, house: 12 });
  expect(stepped(START, draft, -1)).toEqual(START);
});

test('a roundabout brings its fences (R6.2), and they stay', () => {
  const draft = withHouseAt(draftOf({}), { street: 1, house: 3 }, ROUNDABOUT);
  expect(rows(draft)[0]).toBe('_ _ | R | _ _ _ _ _ _ _');
  expect(rows(withFenceToggled(draft, { street: 1, house: 3 }))).toEqual(rows(draft));
});

test('a fence comes and goes with a tap, but not at the end of a street', () => {
  const fenced = withFenceToggled(draftOf({}), { street: 2, house: 4 });
  expect(rows(fenced)[1]).toBe('_ _ _ _ | _ _ _ _ _ _ _');
  expect(rows(withFenceToggled(fenced, { street: 2, house: 4 }))[1]).toBe(BLANK[1]);
  expect(rows(withFenceToggled(fenced, { street: 2, house: 11 }))).toEqual(rows(fenced));
});

test('a bis copies the house to the left', () => {
  const draft = draftOf({ streets: ['4 8 _ _ _ _ _ _ _ _'] });
  expect(bisAt(draft, { street: 1, house: 3 })).toEqual(numbered(8, { bis: true, pool: false, used: false }));
  expect(bisAt(draft, { street: 1, house: 5 })).toBeNull();
  expect(bisAt(draft, START)).toBeNull();
});

test('marks belong to the house under the pencil, or to the one just written', () => {
  const draft = draftOf({ streets: ['4 8 _ _ _ _ _ _ _ _'] });
  expect(markedHouse(draft, { street: 1, house: 2 })).toEqual({ street: 1, house: 2 });
  expect(markedHouse(draft, { street: 1, house: 3 })).toEqual({ street: 1, house: 2 });
  expect(markedHouse(draft, { street: 1, house: 4 })).toBeNull();
  expect(markedHouse(draftOf({}), START)).toBeNull();
});

test('another sheet takes what it has a place for', () => {
  const def = setupOf({}).sheet;
  const [first, ...others] = def.streets;
  if (first === undefined) throw new Error('no street');
  const short = { ...def, streets: [{ ...first, houses: 4, pools: [] }, ...others] };
  const draft = draftOf({ streets: ['1 2 | 3 | 4 5 _ _ _ _ _'] });
  expect(rows(fitted(draft, short))[0]).toBe('1 2 | 3 | 4');
  expect(rows(fitted(draft, def))).toEqual(rows(draft));
  expect(houseOf(fitted(draft, short), { street: 1, house: 9 }).kind).toBe('empty');
});

describe('what cannot be', () => {
  const estates = { kind: 'estates', sizes: [2, 2] } as const;
  test.each([
    ['nothing on a clean sheet', { streets: ['1 2 | 3 4 | _ _ _ _ _ _'] }, ['first', 'none', 'none'], []],
    [
      'R3.2 numbers fall, in two streets',
      { streets: ['4 3 _ _ _ _ _ _ _ _', '9 8 _ _ _ _ _ _ _ _ _'] },
      [],
      ['order 1.2', 'order 2.2'],
    ],
    ['R6 a roundabout in a basic game', { streets: ['1 R 3 _ _ _ _ _ _ _'] }, [], ['noRoundabouts 1.2']],
    ['R6 none in an advanced one', { streets: ['1 R 3 _ _ _ _ _ _ _'], advanced: true }, [], []],
    [
      'R5.2 a plan whose goal is not met',
      { streets: ['1 2 | 3 _ _ _ _ _ _ _'] },
      ['later', 'none', 'none'],
      ['goalNotMet 1'],
    ],
    [
      'R5.4 estates serving two plans',
      { streets: ['1 2 | 3 4 | _ _ _ _ _ _'] },
      ['first', 'later', 'none'],
      ['estatesTwice 2'],
    ],
    ['R5.4 enough for both', { streets: ['1 2 | 3 4 | 5 6 | 7 8 | _ _'] }, ['first', 'later', 'none'], []],
  ] as const)('%s', (_, given, claims, expected) => {
    const setup = setupOf({ ...given, goals: [estates, estates] });
    const sheet = paperSheet(draftOf(given, claims), setup);
    const said = paperFaults(sheet, setup).map((fault) =>
      'house' in fault
        ? `${fault.fault} ${fault.street}.${fault.house}`
        : `${fault.fault} ${'stack' in fault ? fault.stack : 'size' in fault ? fault.size : ''}`,
    );
    expect(said).toEqual(expected);
  });
});

test('values of plans are noted as first or later', () => {
  const setup = setupOf({});
  const draft = withStreetAt(draftOf({}, ['first', 'later', 'none']), 1, street('1 _ _ _ _ _ _ _ _ _'));
  expect(paperSheet(draft, setup).plans).toEqual([10, 1, null]);
});
