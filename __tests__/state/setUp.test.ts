import { EDITIONS } from '../../src/editions';
import type { BoxContent } from '../../src/game/boxItem';
import { replay } from '../../src/game/log';
import { sheetDraft, sheetOfDraft, withoutStreet, withStreet, withTrack } from '../../src/game/sheetDraft';
import { tempPoints } from '../../src/rules/ranking';
import { score } from '../../src/rules/score';
import { isOver } from '../../src/rules/turn';
import type { PlanCard, SheetDef } from '../../src/rules/types';
import { createBoxStore, memoryBox, type BoxKeeper } from '../../src/state/box';
import { createGamesStore } from '../../src/state/games';
import { createPlayersStore, memoryPlayers, PLAYER_COLOURS } from '../../src/state/players';
import { createTableStore } from '../../src/state/table';
import { setupOfDraft, tableFaults } from '../../src/state/tableDraft';
import { TOWNS } from '../../src/state/towns';
import { memoryKeyValue } from '../memoryKeyValue';
import { events } from '../rules/support';

const counter = () => {
  let count = 0;
  return () => `id${(count += 1)}`;
};

function desk(device = memoryKeyValue(), keeper: BoxKeeper = memoryBox()) {
  const newId = counter();
  const box = createBoxStore(keeper, newId);
  const items = () => box.getState().items;
  const table = createTableStore({ device, items, seed: newId });
  const setup = () => setupOfDraft(table.getState().draft, items());
  const faults = () => tableFaults(table.getState().draft, items());
  return { box, table, setup, faults, device };
}

const PLAN_B: PlanCard = { stack: 'B', goal: { kind: 'estates', sizes: [2, 5] }, first: 7, later: 3 };
const MARGE: BoxContent = {
  kind: 'opponent',
  name: 'Marge',
  body: {
    level: 1,
    opponent: {
      validates: [true, false, true],
      park: 1,
      pool: 2,
      temp: 1,
      fence: 1,
      bisHouses: 2,
      upgradeValue: 2,
      level0Places: null,
    },
  },
};

/** Two streets of three houses, and every track unlike Classic. */
function orchard(): SheetDef {
  let draft = withoutStreet(sheetDraft('Orchard', EDITIONS['2018'].sheet), 3);
  draft = withStreet(draft, 1, { houses: 3, pools: [2], park: [0, 3, 7] });
  draft = withStreet(draft, 2, { houses: 3, pools: [], park: [0, 5] });
  draft = withTrack(draft, { track: 'pools' }, [0, 4, 9]);
  draft = withTrack(draft, { track: 'tempPoints' }, [6, 3]);
  draft = withTrack(draft, { track: 'upgrade', row: 1 }, [1, 4]);
  draft = withTrack(draft, { track: 'upgrade', row: 2 }, [5, 6]);
  draft = withTrack(draft, { track: 'upgrade', row: 3 }, [7, 8]);
  const sheet = sheetOfDraft({ ...draft, tempBoxes: 5 });
  if (sheet === null) throw new Error('the sheet has faults');
  return sheet;
}

describe('the table being set up', () => {
  test('at the first start everything has an answer: 2018, basic, three plans, a town', () => {
    const { table, setup, faults } = desk();
    table.getState().prepare(null);
    expect(faults()).toEqual([]);
    expect(TOWNS).toContain(table.getState().draft.town);
    expect(setup()).toMatchObject({
      edition: '2018',
      play: { kind: 'table' },
      rules: { roundabouts: false },
    });
    expect(setup()?.plans.map(({ stack }) => stack)).toEqual([1, 2, 3]);
  });

  test('what was chosen is there after a restart, broken storage is a fresh table', () => {
    const { table, device } = desk();
    table.getState().prepare(null);
    table.getState().setEdition('2023');
    table.getState().setAdvanced(true);
    table.getState().setTown('Ölbaum 🏠');
    expect(desk(device).table.getState().draft).toEqual(table.getState().draft);
    device.write('table', '{"draft":{"edition":"1999"}}');
    expect(desk(device).table.getState().draft).toMatchObject({ edition: '2018', advanced: false });
  });

  test('2023 says which plan is missing until it is copied, AAA asks for an opponent', () => {
    const { box, table, setup, faults } = desk();
    table.getState().setEdition('2023');
    table.getState().setMode('aaa');
    expect(faults()).toEqual([{ code: 'opponent' }, { code: 'plan', stack: 'B' }]);
    expect(setup()).toBeNull();
    table.getState().setOpponent(box.getState().save(MARGE));
    table.getState().pickPlan(1, PLAN_B);
    expect(setup()).toMatchObject({ play: { kind: 'aaa', opponent: { pool: 2 } }, plans: [{}, PLAN_B, {}] });
  });

  test('a mode the other edition lacks falls back to the table', () => {
    const { table } = desk();
    table.getState().setMode('solo');
    table.getState().setEdition('2023');
    expect(table.getState().draft.mode).toBe('table');
  });

  test('a card chosen by hand stays when others are drawn anew by a change', () => {
    const { table } = desk();
    const card: PlanCard = { stack: 2, goal: { kind: 'estates', sizes: [4, 5] }, first: 9, later: 5 };
    table.getState().prepare(null);
    table.getState().pickPlan(1, card);
    table.getState().setAdvanced(true);
    expect(table.getState().draft.plans['2018'][1]).toEqual({ card, byHand: true });
  });

  test('each edition keeps its own plans', () => {
    const { table } = desk();
    table.getState().prepare(null);
    const before = table.getState().draft.plans['2018'];
    table.getState().setEdition('2023');
    table.getState().setEdition('2018');
    expect(table.getState().draft.plans['2018']).toEqual(before);
  });

  test('a town name too long is refused, an empty one is given one', () => {
    const { table, faults, setup } = desk();
    table.getState().prepare(null);
    table.getState().setTown('A town with a name of forty characters..');
    expect(faults()).toEqual([{ code: 'town' }]);
    table.getState().setTown('');
    expect(setup()).not.toBeNull();
  });

  test('who played is remembered: the last table first, the same people once', () => {
    const { table } = desk();
    const play = (...players: string[]) => {
      table.getState().setPlayers(players);
      table.getState().begun();
    };
    play('a', 'b');
    play('a', 'c');
    play('b', 'a');
    expect(table.getState().groups).toEqual([
      ['b', 'a'],
      ['a', 'c'],
    ]);
    table.getState().replacePlayer('c', 'b');
    expect(table.getState().groups[1]).toEqual(['a', 'b']);
    expect(table.getState().draft.players).toEqual(['b', 'a']);
  });

  test('after all data is deleted nobody is remembered, at the next start either', () => {
    const device = memoryKeyValue();
    const { table } = desk(device);
    table.getState().setPlayers(['a', 'b']);
    table.getState().begun();
    table.getState().forget();
    for (const { groups, draft } of [table.getState(), desk(device).table.getState()]) {
      expect(groups).toEqual([]);
      expect(draft.players).toEqual([]);
    }
  });
});

describe('My box', () => {
  test('a device that refuses is told of, and nothing on screen is lost', async () => {
    const refuse = () => Promise.reject(new Error('full'));
    const { box } = desk(memoryKeyValue(), { all: refuse, save: refuse, remove: refuse });
    await box.getState().load();
    expect(box.getState().saved).toBe(false);
    box.getState().save(MARGE);
    await Promise.resolve();
    expect(box.getState().items).toHaveLength(1);
  });

  test('what was kept is there again, and deleting can be undone', async () => {
    const keeper = memoryBox();
    const first = desk(memoryKeyValue(), keeper).box;
    const id = first.getState().save(MARGE);
    const gone = first.getState().remove(id);
    if (gone) first.getState().restore(gone);
    const second = desk(memoryKeyValue(), keeper).box;
    await second.getState().load();
    expect(second.getState().items).toEqual([{ ...MARGE, id }]);
  });
});

test('a sheet of one’s own is played to the end and scored by its own tracks', () => {
  const { box, table, setup } = desk();
  table.getState().setSheet(box.getState().save({ kind: 'sheet', name: 'Orchard', body: orchard() }));
  table.getState().prepare(null);
  const begun = setup();
  if (begun === null) throw new Error('something is missing');
  const played = replay({
    setup: begun,
    events: events(
      'write 2 park 1/1; park; endTurn; write 5 pool 1/2; pool; endTurn; write 9 fence 1/3; fence 1/2; endTurn; ' +
        'write 3 upgrade 2/1; upgrade 1; endTurn; write 6 park 2/2; park; endTurn; write 11 temp 2/3; temp; endTurn',
    ),
  });
  if (!played.ok) throw new Error(played.problem.code);
  const { sheet } = played.game;
  const [temps = 0] = tempPoints([sheet.temps, 0], sheet.def.tempPoints);
  expect(isOver(played.game)).toBe(true);
  expect(temps).toBe(6);
  // parks 3 + 5, pool 4, temps 6, estates: one of 1 upgraded (4), one of 2 (5), one of 3 (7)
  expect(score(sheet, temps)).toMatchObject({ total: 3 + 5 + 4 + 6 + 4 + 5 + 7 });
});

test('changing or deleting a card, an opponent or a sheet never changes a game that has begun', () => {
  const { box, table, setup } = desk();
  const sheetId = box.getState().save({ kind: 'sheet', name: 'Orchard', body: orchard() });
  const opponentId = box.getState().save(MARGE);
  const planId = box.getState().save({ kind: 'plan', name: '', body: { card: PLAN_B, advanced: false } });
  table.getState().setEdition('2023');
  table.getState().setMode('aaa');
  table.getState().setSheet(sheetId);
  table.getState().setOpponent(opponentId);
  table.getState().prepare(null);
  const begun = setup();
  if (begun === null) throw new Error('something is missing');
  const games = createGamesStore(new Promise(() => undefined), () => 'game');
  const game = games.getState().start({ setup: begun, town: 'Larkspur' });
  const before = JSON.stringify(game.store.getState().timeline);
  expect(JSON.parse(before).setup.plans[1]).toEqual(PLAN_B);

  box
    .getState()
    .save({ kind: 'plan', name: '', body: { card: { ...PLAN_B, first: 1 }, advanced: true } }, planId);
  box.getState().save({ kind: 'sheet', name: 'Other', body: EDITIONS['2018'].sheet }, sheetId);
  box.getState().save({ ...MARGE, name: 'Other' }, opponentId);
  expect(JSON.stringify(game.store.getState().timeline)).toBe(before);
  for (const id of [planId, sheetId, opponentId]) box.getState().remove(id);
  expect(JSON.stringify(game.store.getState().timeline)).toBe(before);
});

describe('players', () => {
  const group = () => createPlayersStore(memoryPlayers(), counter());
  const add = (store: ReturnType<typeof group>, name: string) => {
    const added = store.getState().add(name);
    if (typeof added === 'string') throw new Error(added);
    return added;
  };

  test('the first is me; everyone gets a colour of their own', () => {
    const store = group();
    const names = ['Mia', 'Jonas', 'Aïcha', 'דוד', '🏠', 'Ruth', 'Ben', 'Zoë'];
    const all = names.map((name) => add(store, name));
    expect(all.filter(({ isMe }) => isMe).map(({ name }) => name)).toEqual(['Mia']);
    expect(new Set(all.map(({ colour }) => colour))).toEqual(new Set(PLAYER_COLOURS));
  });

  test.each([
    ['', 'empty'],
    ['A name that is forty characters long, or so', 'tooLong'],
    [' MIA', 'taken'],
  ])('%p is refused as %p', (name, fault) => {
    const store = group();
    add(store, 'Mia');
    expect(store.getState().add(name)).toBe(fault);
    expect(store.getState().players).toHaveLength(1);
  });

  test('a name with control characters is cleaned', () => {
    expect(add(group(), 'Mi\u0000a\u202E').name).toBe('Mia');
  });

  test('merging leaves one, who is me if either was', () => {
    const store = group();
    const [mia, mina] = [add(store, 'Mia'), add(store, 'Mina')];
    store.getState().merge(mia.id, mina.id);
    expect(store.getState().players).toEqual([{ ...mina, isMe: true }]);
  });

  test('renaming refuses what adding refuses; me is one at most', () => {
    const store = group();
    const [mia, jonas] = [add(store, 'Mia'), add(store, 'Jonas')];
    expect(store.getState().rename(jonas.id, 'mia')).toBe('taken');
    expect(store.getState().rename(jonas.id, 'Jon')).toBeNull();
    store.getState().setMe(jonas.id);
    expect(
      store
        .getState()
        .players.filter(({ isMe }) => isMe)
        .map(({ name }) => name),
    ).toEqual(['Jon']);
    const gone = store.getState().remove(mia.id);
    if (gone) store.getState().restore(gone);
    expect(store.getState().players).toHaveLength(2);
  });
});
