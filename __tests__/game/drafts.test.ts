import { EDITIONS } from '../../src/editions';
import { parsePlanCard } from '../../src/game/codec/plans';
import { parseOpponent } from '../../src/game/codec/setup';
import { parseSheet } from '../../src/game/codec/sheet';
import {
  EMPTY_OPPONENT,
  knownOpponent,
  opponentFaults,
  opponentOfDraft,
  type OpponentDraft,
} from '../../src/game/opponentDraft';
import { draftGoal, planDraft, planFaults, planOfDraft, type PlanDraft } from '../../src/game/planDraft';
import {
  sheetDraft,
  sheetFaults,
  sheetOfDraft,
  strayPools,
  withMoreStreets,
  withoutStreet,
  withStreet,
  withTrack,
} from '../../src/game/sheetDraft';
import { GOAL_KINDS } from '../../src/rules/types';

const CLASSIC = EDITIONS['2018'].sheet;

describe('a plan card being copied', () => {
  const whole: PlanDraft = {
    ...planDraft({ stack: 'A' }),
    sizes: [3, 4],
    count: 2,
    pools: 1,
    first: 8,
    later: 4,
  };

  test.each(GOAL_KINDS.map((kind) => [kind]))('%s can be copied, and the codec takes it', (kind) => {
    const plan = planOfDraft({ ...whole, kind });
    expect(plan?.card.goal.kind).toBe(kind);
    expect(parsePlanCard(plan?.card, CLASSIC).ok).toBe(true);
    expect(plan?.advanced).toBe(kind !== 'estates');
  });

  test.each([
    ['no estates', { sizes: [] }, ['noSizes']],
    ['no count', { kind: 'temps', count: null }, ['noCount']],
    ['nothing in the estates', { kind: 'estatesWith', pools: 0 }, ['nothingInEach']],
    ['no points', { first: null, later: null }, ['noFirst', 'noLater']],
    ['later worth more', { later: 9 }, ['laterMore']],
    ['nothing amiss', {}, []],
  ] as const)('%s', (_what, part, faults) => {
    const draft: PlanDraft = { ...whole, ...part };
    expect(planFaults(draft)).toEqual(faults);
    expect(planOfDraft(draft) === null).toBe(faults.length > 0);
  });

  test('a printed row opens as a form with what is known of it', () => {
    const row = EDITIONS['2023'].plans.find(({ id }) => id === '2023-B-estatesWith-56-pools1-bis1');
    const draft = row && planDraft(row);
    expect(draft).toMatchObject({
      kind: 'estatesWith',
      sizes: [5, 6],
      pools: 1,
      bis: 1,
      first: null,
      advanced: true,
    });
    expect(draft && draftGoal(draft)).toEqual(row?.goal);
  });
});

describe('an opponent being copied', () => {
  const figures = { park: 1, pool: 2, temp: 1, fence: 1, bisHouses: 2, upgradeValue: 2 };
  const whole: OpponentDraft = {
    name: 'Marge',
    level: 1,
    validates: [true, false, true],
    figures,
    places: [null, null, null],
  };

  test('what public sources tell stands there already, the rest is asked', () => {
    const sam = EDITIONS['2023'].opponents?.find(({ name }) => name === 'Sam');
    const draft = sam && knownOpponent(sam);
    expect(draft?.figures).toEqual({ ...figures, pool: null, fence: null });
    expect(draft && opponentFaults(draft)).toEqual([
      { code: 'missing', what: 'level' },
      { code: 'missing', what: 'validates' },
      { code: 'missing', what: 'pool' },
      { code: 'missing', what: 'fence' },
    ]);
  });

  test('a whole card is an opponent the codec takes', () => {
    const item = opponentOfDraft(whole);
    expect(item).toMatchObject({
      name: 'Marge',
      body: { level: 1, opponent: { ...figures, level0Places: null } },
    });
    expect(parseOpponent(item?.body.opponent).ok).toBe(true);
  });

  test('level 0 asks for places instead of figures (R11.8)', () => {
    const level0 = { ...whole, level: 0, figures: EMPTY_OPPONENT.figures };
    expect(opponentFaults(level0)).toEqual([{ code: 'missing', what: 'places' }]);
    expect(opponentFaults({ ...level0, places: [2, 4, 6] })).toEqual([{ code: 'placesRise' }]);
    const item = opponentOfDraft({ ...level0, places: [6, 4, 2] });
    expect(item?.body.opponent).toMatchObject({ park: 0, upgradeValue: 0, level0Places: [6, 4, 2] });
  });

  test.each([
    ['', 'empty'],
    ['n'.repeat(40), 'tooLong'],
  ] as const)('the name %p is refused', (name, why) => {
    expect(opponentFaults({ ...whole, name })).toEqual([{ code: 'name', why }]);
    expect(opponentOfDraft({ ...whole, name })).toBeNull();
  });
});

describe('a sheet being copied', () => {
  const draft = sheetDraft('Orchard', CLASSIC);

  test('a copy of Classic is Classic', () => {
    expect(sheetOfDraft(draft)).toEqual(CLASSIC);
  });

  test.each([
    ['no name', { ...draft, name: ' ' }, [{ code: 'name', why: 'empty' }]],
    ['no houses', withStreet(draft, 2, { houses: null }), [{ code: 'houses', street: 2 }]],
    ['no boxes for temps', { ...draft, tempBoxes: null }, [{ code: 'tempBoxes' }]],
    [
      'an empty value',
      withTrack(draft, { track: 'bis' }, [0, null, 3]),
      [{ code: 'missing', place: { track: 'bis' }, index: 1 }],
    ],
    [
      'a park that falls',
      withTrack(draft, { track: 'park', row: 1 }, [0, 2, 4, 3, 12]),
      [{ code: 'falls', place: { track: 'park', row: 1 }, index: 3, before: 4, value: 3 }],
    ],
    [
      'an upgrade that falls',
      withTrack(draft, { track: 'upgrade', row: 6 }, [6, 5]),
      [{ code: 'falls', place: { track: 'upgrade', row: 6 }, index: 1, before: 6, value: 5 }],
    ],
    [
      'more points for the second than for the first',
      withTrack(draft, { track: 'tempPoints' }, [4, 7, 1]),
      [{ code: 'rises', place: { track: 'tempPoints' }, index: 1, before: 4, value: 7 }],
    ],
  ])('%s is told', (_what, wrong, faults) => {
    expect(sheetFaults(wrong)).toEqual(faults);
    expect(sheetOfDraft(wrong)).toBeNull();
  });

  test('pools beyond a shortened street wait: they come back with the houses, and are not kept without', () => {
    const short = withStreet(draft, 3, { houses: 9 });
    expect(short.streets.map(strayPools)).toEqual([[], [], [11]]);
    expect(sheetOfDraft(short)?.streets[2]?.pools).toEqual([2, 7]);
    expect(sheetOfDraft(withStreet(short, 3, { houses: 12 }))).toEqual(CLASSIC);
  });

  test('streets are added up to five and removed down to one', () => {
    const five = [1, 2, 3, 4].reduce(withMoreStreets, draft);
    expect(five.streets).toHaveLength(5);
    expect(parseSheet(sheetOfDraft(five)).ok).toBe(true);
    const one = [1, 1, 1, 1, 1].reduce(withoutStreet, five);
    expect(one.streets).toHaveLength(1);
  });
});
