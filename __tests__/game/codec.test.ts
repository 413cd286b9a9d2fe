import fc from 'fast-check';
import { EDITIONS } from '../../src/editions';
import { parseEventValue } from '../../src/game/codec/events';
import { parseGoal, parsePlanCard } from '../../src/game/codec/plans';
import { BOUNDS, depthOf, parseRecord, parseRecordValue, printRecord } from '../../src/game/codec/record';
import { parseOpponent, parseSetup } from '../../src/game/codec/setup';
import { parseSheet } from '../../src/game/codec/sheet';
import { CURRENT_VERSION, LIFTS } from '../../src/game/codec/versions';
import { dealingOf, setupFor } from '../../src/game/setup';
import { EVENT_TYPES } from '../../src/rules/events';
import type { Setup } from '../../src/rules/types';
import { OPPONENT } from '../rules/rows/alone';
import { events, planCards, setupOf } from '../rules/support';

const setup: Setup = { ...setupOf({ advanced: true }), dealing: dealingOf(EDITIONS['2018'], 'seed') };
const other = (change: object): object => ({ ...setup, ...change });
const street = { houses: 3, pools: [1], park: [0] };

test.each<[string, object]>([
  ['as printed', setup],
  ['one street of three houses', other({ sheet: { ...setup.sheet, streets: [street] } })],
  [
    'five streets of twenty',
    other({
      sheet: {
        ...setup.sheet,
        streets: Array.from({ length: 5 }, () => ({ houses: 20, pools: [20], park: [0, 1] })),
      },
    }),
  ],
  ['solo', other({ play: { kind: 'solo', cards: 81, temps: 6, points: 7 } })],
  ['expert', other({ play: { kind: 'expert' } })],
  ['AAA', other({ play: { kind: 'aaa', opponent: OPPONENT } })],
  ['AAA by name', other({ play: { kind: 'aaa', opponent: OPPONENT, name: 'Marge', level: 2 } })],
  ['AAA at level 0', other({ play: { kind: 'aaa', opponent: { ...OPPONENT, level0Places: [6, 4, 2] } } })],
])('a setup: %s', (_, value) => {
  expect(parseSetup(JSON.parse(JSON.stringify(value)))).toEqual({ ok: true, value });
});

const streets = (change: object) =>
  other({ sheet: { ...setup.sheet, streets: [street, { ...street, ...change }] } });
const goal = (value: object) =>
  other({
    plans: planCards([{ kind: 'streetEnds' }]).map((card, index) =>
      index === 1 ? { ...card, goal: value } : card,
    ),
  });

test.each<[string, unknown, string, string]>([
  ['nothing', undefined, 'setup', 'object'],
  ['a text', 'setup', 'setup', 'object'],
  ['no street', other({ sheet: { ...setup.sheet, streets: [] } }), 'setup.sheet.streets', 'min_length'],
  [
    'six streets',
    other({ sheet: { ...setup.sheet, streets: [1, 2, 3, 4, 5, 6].map(() => street) } }),
    'setup.sheet.streets',
    'max_length',
  ],
  ['two houses', streets({ houses: 2 }), 'setup.sheet.streets[1].houses', 'min_value'],
  ['21 houses', streets({ houses: 21 }), 'setup.sheet.streets[1].houses', 'max_value'],
  ['half a house', streets({ houses: 3.5 }), 'setup.sheet.streets[1].houses', 'integer'],
  ['a pool beyond the street', streets({ pools: [4] }), 'setup.sheet.streets[1]', 'poolBeyondStreet'],
  ['a pool twice', streets({ pools: [2, 2] }), 'setup.sheet.streets[1]', 'poolTwice'],
  ['a park without a value', streets({ park: [] }), 'setup.sheet.streets[1].park', 'min_length'],
  [
    'no refusal box',
    other({ sheet: { ...setup.sheet, refusals: [0] } }),
    'setup.sheet.refusals',
    'min_length',
  ],
  [
    'five columns',
    other({ sheet: { ...setup.sheet, upgrade: { 1: [1], 2: [2], 3: [3], 4: [4], 5: [5] } } }),
    'setup.sheet.upgrade.6',
    'object',
  ],
  ['two plans', other({ plans: planCards([]).slice(1) }), 'setup.plans', 'length'],
  [
    'points that are not known',
    other({ plans: planCards([]).map((card) => ({ ...card, first: null })) }),
    'setup.plans[0].first',
    'number',
  ],
  ['an unknown goal', goal({ kind: 'castle' }), 'setup.plans[1].goal.kind', 'variant'],
  ['a goal without sizes', goal({ kind: 'estates', sizes: [] }), 'setup.plans[1].goal.sizes', 'min_length'],
  ['an estate of seven', goal({ kind: 'estates', sizes: [7] }), 'setup.plans[1].goal.sizes[0]', 'picklist'],
  [
    'a street the sheet lacks',
    goal({ kind: 'fullStreet', street: 4 }),
    'setup.plans[1].goal',
    'streetBeyondSheet',
  ],
  [
    'more streets than the sheet has',
    goal({ kind: 'allPoolsOfStreets', streets: 4 }),
    'setup.plans[1].goal',
    'streetBeyondSheet',
  ],
  ['a rule that is missing', other({ rules: {} }), 'setup.rules.fenceBetweenBisPair', 'object'],
  [
    'a deck of 14 rows',
    other({ dealing: { ...setup.dealing, deck: setup.dealing?.deck.slice(1) } }),
    'setup.dealing.deck',
    'length',
  ],
  [
    'a deck of eight cards',
    other({
      dealing: {
        ...setup.dealing,
        deck: setup.dealing?.deck.map((_, row) => [row < 8 ? 1 : 0, 0, 0, 0, 0, 0]),
      },
    }),
    'setup.dealing.deck',
    'tooFewCards',
  ],
  [
    'an opponent with two letters',
    other({ play: { kind: 'aaa', opponent: { ...OPPONENT, validates: [true, true] } } }),
    'setup.play.opponent.validates',
    'length',
  ],
])('not a setup: %s', (_, value, path, rule) => {
  expect(parseSetup(value)).toEqual({ ok: false, fault: { path, rule } });
});

test('a goal and a plan by themselves', () => {
  expect(parseGoal({ kind: 'fullStreet', street: 3, note: 'dropped' }, setup.sheet)).toEqual({
    ok: true,
    value: { kind: 'fullStreet', street: 3 },
  });
  expect(parseGoal({ kind: 'fullStreet', street: 4 }, setup.sheet)).toEqual({
    ok: false,
    fault: { path: 'goal', rule: 'streetBeyondSheet' },
  });
  expect(parseGoal({ kind: 'fullStreet' }, setup.sheet)).toEqual({
    ok: false,
    fault: { path: 'goal.street', rule: 'object' },
  });
  const card = { stack: 'A', goal: { kind: 'streetEnds' }, first: 7, later: 4 };
  expect(parsePlanCard(card, setup.sheet)).toEqual({ ok: true, value: card });
  expect(parsePlanCard({ ...card, stack: 'D' }, setup.sheet)).toEqual({
    ok: false,
    fault: { path: 'plan.stack', rule: 'picklist' },
  });
  expect(
    parsePlanCard({ ...card, goal: { kind: 'streetEstates', street: 4, sizes: [1] } }, setup.sheet),
  ).toEqual({ ok: false, fault: { path: 'plan.goal', rule: 'streetBeyondSheet' } });
});

test('a sheet and an opponent by themselves', () => {
  expect(parseSheet(setup.sheet)).toEqual({ ok: true, value: setup.sheet });
  expect(parseSheet({ ...setup.sheet, pools: [] })).toEqual({
    ok: false,
    fault: { path: 'sheet.pools', rule: 'min_length' },
  });
  expect(parseOpponent(OPPONENT)).toEqual({ ok: true, value: OPPONENT });
  expect(parseOpponent({ ...OPPONENT, pool: null })).toEqual({
    ok: false,
    fault: { path: 'opponent.pool', rule: 'number' },
  });
});

test('every plan printed so far passes', () => {
  for (const { plans, sheet } of Object.values(EDITIONS)) {
    for (const { goal: printed } of plans)
      expect(parseGoal(printed, sheet)).toEqual({ ok: true, value: printed });
  }
});

const LOG =
  'deal 8:pool 3:fence 12:bis; soloCard; validation 2; write 8 temp 1/3 =9; refusal 3 5 9; temp; park; pool; skip; fence 1/4; upgrade 3; bis 2/5 left; roundabout 2/5; claim 1 1/1-4; give park 8; rivalClaim 1; rivalEnd plans; reshuffle rival; endTurn';

test('every type of event passes unchanged', () => {
  const log = events(LOG);
  expect(EVENT_TYPES.filter((type) => !log.some((event) => event.type === type))).toEqual([]);
  for (const event of log) expect(parseEventValue(event)).toEqual({ ok: true, value: event });
});

test.each<[string, unknown, string, string]>([
  ['no type', {}, 'event.type', 'variant'],
  ['an unknown type', { type: 'jump' }, 'event.type', 'variant'],
  [
    'a card of 16',
    { type: 'write', card: 16, effect: 'park', street: 1, house: 1, number: 16 },
    'event.card',
    'max_value',
  ],
  [
    'a number of 18',
    { type: 'write', card: 15, effect: 'temp', street: 1, house: 1, number: 18 },
    'event.number',
    'max_value',
  ],
  ['a side', { type: 'bis', street: 1, house: 1, side: 'up' }, 'event.side', 'picklist'],
  [
    'an estate without an end',
    { type: 'claim', plan: 0, estates: [{ street: 1, first: 1 }] },
    'event.estates[0].last',
    'object',
  ],
  ['two cards', { type: 'deal', cards: [] }, 'event.cards', 'length'],
])('not an event: %s', (_, value, path, rule) => {
  expect(parseEventValue(value)).toEqual({ ok: false, fault: { path, rule } });
});

describe('a whole game', () => {
  const kept = { setup, events: events('write 8 park 1/3; park') };

  test('comes back as it was', () => {
    expect(parseRecord(printRecord(kept))).toEqual({ ok: true, value: kept });
  });

  test('a wrong event is named', () => {
    const text = printRecord(kept).replace('"house":3', '"house":33');
    expect(parseRecord(text)).toEqual({ ok: false, fault: { path: 'events[0].house', rule: 'max_value' } });
  });

  test('a wrong setup is named', () => {
    expect(parseRecordValue({ version: 2, setup: {}, events: [] })).toEqual({
      ok: false,
      fault: { path: 'setup.edition', rule: 'object' },
    });
  });

  test.each([
    ['not JSON', '{', '', 'notJson'],
    ['no version', '{}', 'version', 'object'],
    ['version 0', '{"version":0}', 'version', 'min_value'],
    ['a version of the future', '{"version":3}', 'version', 'unknownVersion'],
    ['no events', '{"version":2,"setup":{}}', 'events', 'object'],
    ['nested too deep', `${'['.repeat(BOUNDS.depth + 1)}${']'.repeat(BOUNDS.depth + 1)}`, '', 'tooDeep'],
    ['too long', ' '.repeat(BOUNDS.characters + 1), '', 'tooLong'],
    [
      'too many events',
      JSON.stringify({ version: 2, setup: {}, events: new Array<number>(BOUNDS.events + 1).fill(0) }),
      'events',
      'max_length',
    ],
  ])('%s', (_, text, path, rule) => {
    expect(parseRecord(text)).toEqual({ ok: false, fault: { path, rule } });
  });

  test('exactly as long and deep as allowed is read', () => {
    expect(parseRecord(`${'['.repeat(BOUNDS.depth)}${']'.repeat(BOUNDS.depth)}`)).toEqual({
      ok: false,
      fault: { path: 'version', rule: 'object' },
    });
    expect(parseRecord(' '.repeat(BOUNDS.characters))).toEqual({
      ok: false,
      fault: { path: '', rule: 'notJson' },
    });
  });

  test('any text gives a game or a fault, never an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseRecord(text).ok).toBe(false);
      }),
    );
  });
});

test('brackets inside strings do not nest', () => {
  expect(depthOf('{"a":"[[[\\"[["}')).toBe(1);
  expect(depthOf('[{"a":[]},[]]')).toBe(3);
});

describe('older versions', () => {
  test('each has a lift to the next', () => {
    expect(Object.keys(LIFTS).map(Number)).toEqual(
      Array.from({ length: CURRENT_VERSION - 1 }, (_, index) => index + 1),
    );
  });

  test('version 1 named its edition: the rules of that edition are put in', () => {
    const plans = planCards([]);
    const old = { version: 1, edition: '2023', advanced: true, plans, events: events('write 8 park 1/3') };
    const now = setupFor({ edition: '2023', advanced: true, plans, play: { kind: 'table' }, seed: null });
    expect(parseRecordValue(old)).toEqual({ ok: true, value: { setup: now, events: old.events } });
  });

  test('a broken one is named', () => {
    expect(parseRecordValue({ version: 1, edition: '2019' })).toEqual({
      ok: false,
      fault: { path: 'edition', rule: 'picklist' },
    });
  });
});
