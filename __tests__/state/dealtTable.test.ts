import { finalResults, seat } from '../../src/state/results';
import { createTableStore } from '../../src/state/table';
import { isDealt, setupOfDraft, tableFaults } from '../../src/state/tableDraft';
import { readTable } from '../../src/state/tableMemory';
import { memoryKeyValue } from '../memoryKeyValue';
import { OPPONENT } from '../rules/rows/alone';
import { gameOf } from '../rules/support';

/** A phone on which the next game is set up; `luck` is where its chance begins. */
function phone(luck: string, device = memoryKeyValue()) {
  let count = 0;
  const table = createTableStore({ device, items: () => [], seed: () => `${luck}${(count += 1)}` });
  table.getState().prepare(null);
  return {
    table,
    device,
    draft: () => table.getState().draft,
    setup: () => setupOfDraft(table.getState().draft, []),
  };
}

describe('Picket deals', () => {
  test('off at first; switched on, there is a code at once', () => {
    const { table, draft, setup } = phone('a');
    expect([isDealt(draft()), setup()?.dealing]).toEqual([false, null]);
    table.getState().setDeals(true);
    expect(draft().code).toMatch(/^\d{6}$/);
    expect(setup()?.dealing).toMatchObject({ seed: draft().code, refill: 'together' });
  });

  test('one code on two phones: the same plans and the same deck, whatever lay there before', () => {
    const [one, other] = [phone('a'), phone('b')];
    expect(one.setup()?.plans).not.toEqual(other.setup()?.plans);
    for (const { table } of [one, other]) {
      table.getState().setDeals(true);
      table.getState().setCode('482 915');
    }
    expect(one.setup()).toEqual(other.setup());
    one.table.getState().setAdvanced(true);
    other.table.getState().setAdvanced(true);
    expect(one.setup()).toEqual(other.setup());
    other.table.getState().newCode();
    expect(one.setup()).not.toEqual(other.setup());
  });

  test('a code half typed cannot start, and says so', () => {
    const { table, draft } = phone('a');
    table.getState().setDeals(true);
    table.getState().setCode('48');
    expect(tableFaults(draft(), [])).toEqual([{ code: 'code' }]);
  });

  test('R10 expert hands are not dealt', () => {
    const { table, draft, setup } = phone('a');
    table.getState().setDeals(true);
    table.getState().setMode('expert');
    expect([isDealt(draft()), setup()?.dealing]).toEqual([false, null]);
  });

  test('other plans are another game: drawing again is a new code', () => {
    const { table, draft } = phone('a');
    table.getState().setDeals(true);
    const before = draft().code;
    table.getState().draw();
    expect(draft().code).not.toBe(before);
  });

  test('a chosen plan stays; the next game gets a new code', () => {
    const { table, draft, setup } = phone('a');
    const card = phone('z').setup()?.plans[0];
    if (!card) throw new Error('no plan');
    table.getState().pickPlan(0, card);
    table.getState().setDeals(true);
    expect(setup()?.plans[0]).toEqual(card);
    const { code } = draft();
    table.getState().begun();
    expect(draft()).toMatchObject({ deals: true });
    expect(draft().code).not.toBe(code);
  });

  test('what is kept comes back, and a table from before dealing is understood', () => {
    const { table, device, draft } = phone('a');
    table.getState().setDeals(true);
    expect(readTable(device).draft).toEqual(draft());
    const { deals, code, ...older } = draft();
    expect([deals, code.length]).toEqual([true, 6]);
    device.write('table', JSON.stringify({ draft: older, groups: [] }));
    expect(readTable(device).draft).toEqual({ ...older, deals: false, code: '' });
  });
});

describe('what is kept of a game against AAA', () => {
  const play = { kind: 'aaa', opponent: OPPONENT, name: 'Sam', level: 2 } as const;
  const given = { edition: '2023', play, streets: ['1 | _ _ _ _ _ _ _ _ _'] } as const;
  test.each([
    // one house is an estate of 1, worth 1; AAA's pile: 1 park = 1 + estate 1 = 2
    ['AAA wins', given, ['park'], [1, 2], [2, 1]],
    ['the player wins', given, [], [1, 0], [1, 2]],
    // a fence card is worth 1 and makes no estate: equal points, the player has more estates (R11.9)
    ['equal points, more estates', given, ['fence'], [1, 1], [1, 2]],
    ['equal in both', { ...given, streets: [] }, [], [0, 0], [1, 1]],
  ] as const)('%s: both totals, and places for the verdict', (_name, sheet, pile, totals, places) => {
    const game = gameOf({ ...sheet, streets: [...sheet.streets] });
    const lines = finalResults(
      { ...game, rival: { ...game.rival, pile } },
      [seat('me', 'Mia'), seat(null, 'Sam')],
      [{ id: 'me', name: 'Mia', colour: 0, isMe: true, createdAt: 0 }],
    );
    expect(lines.map(({ name }) => name)).toEqual(['Mia', 'Sam']);
    expect(lines.map(({ total }) => total)).toEqual(totals);
    expect(lines.map(({ place }) => place)).toEqual(places);
    expect(game.setup.play).toMatchObject({ name: 'Sam', level: 2 });
  });

  test('without a seat of its own AAA sits down under the name of its card', () => {
    expect(finalResults(gameOf(given), [], []).map(({ name }) => name)).toEqual(['', 'Sam']);
  });
});
