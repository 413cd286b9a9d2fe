import { startTimeline, type Timeline } from '../../src/game/log';
import { apply } from '../../src/rules/apply';
import { formatStreet } from '../../src/rules/notation';
import { score } from '../../src/rules/score';
import type { PlanGoal } from '../../src/rules/types';
import { canEndTurn, canSkip, createGameStore, type GameStore } from '../../src/state/gameStore';
import { events, gameOf, setupOf, type Given } from '../rules/support';

/** A store of a game in which the given marks stand already. */
function table(given: Given = {}): GameStore {
  const start: Timeline = { ...startTimeline(setupOf(given)), game: gameOf(given) };
  return createGameStore(start, null);
}

/** A store that has played these events, so that undo can take them back. */
function playedOn(given: Given, text: string): GameStore {
  const start = startTimeline(setupOf(given));
  const list = events(text);
  return createGameStore({ ...start, events: list, game: list.reduce(apply, start.game) }, null);
}

const street = (store: GameStore, number: number) => {
  const found = store.getState().timeline.game.sheet.streets[number - 1];
  return found ? formatStreet(found) : '';
};
const why = (store: GameStore) => {
  const reason = store.getState().notice?.why;
  return typeof reason === 'object' ? reason.code : reason;
};
const log = (store: GameStore) => store.getState().timeline.events.map(({ type }) => type);

describe('a number and its effect', () => {
  test('number, effect, house: three taps write a park', () => {
    const store = table();
    store.getState().pickNumber(9);
    store.getState().pickEffect('park');
    store.getState().tapHouse(2, 5);
    expect(street(store, 2)).toBe('_ _ _ _ 9 _ _ _ _ _ _');
    expect(store.getState().timeline.game.sheet.parks).toEqual([0, 1, 0]);
    expect(log(store)).toEqual(['write', 'park']);
  });

  test('the order is free: effect first, or the house before the effect', () => {
    const store = table();
    store.getState().pickEffect('pool');
    store.getState().pickNumber(4);
    store.getState().tapHouse(1, 3);
    expect(street(store, 1)).toBe('_ _ 4* _ _ _ _ _ _ _');
    store.getState().pickNumber(6);
    store.getState().tapHouse(1, 5);
    expect(street(store, 1)).toBe('_ _ 4* _ _ _ _ _ _ _');
    store.getState().pickEffect('park');
    expect(street(store, 1)).toBe('_ _ 4* _ 6 _ _ _ _ _');
  });

  test('an effect used by itself can still be left out', () => {
    const store = table();
    store.getState().pickNumber(9);
    store.getState().pickEffect('park');
    store.getState().tapHouse(1, 5);
    expect(canSkip(store.getState())).toBe(true);
    store.getState().skip();
    expect(log(store)).toEqual(['write', 'skip']);
    expect(store.getState().timeline.game.sheet.parks).toEqual([0, 0, 0]);
  });

  test('a shifted number keeps its temp (R4.5)', () => {
    const store = table({
      streets: ['_ 9 _ _ _ _ _ _ _ _', '9 _ _ _ _ _ _ _ _ _ _', '9 _ _ _ _ _ _ _ _ _ _ _'],
    });
    store.getState().pickNumber(9);
    store.getState().pickEffect('temp');
    store.getState().tapHouse(1, 1);
    expect(store.getState().draft.chooser?.numbers).toEqual([7, 8]);
    store.getState().choose(8);
    expect(street(store, 1)).toBe('8 9 _ _ _ _ _ _ _ _');
    expect(log(store)).toEqual(['write', 'temp']);
    expect(canSkip(store.getState())).toBe(false);
  });

  test('a number that fits nowhere names the one in its way', () => {
    const store = table({ streets: ['_ 5 _ _ _ _ _ _ _ _'] });
    store.getState().pickNumber(7);
    store.getState().pickEffect('park');
    store.getState().tapHouse(1, 1);
    expect(store.getState().notice).toMatchObject({
      why: { code: 'tooHigh', number: 7, neighbour: 5, house: 2 },
      at: '1.1',
    });
    expect(log(store)).toEqual([]);
  });

  test.each([
    ['nothing in hand', (store: GameStore) => store.getState().tapHouse(1, 1), 'pickNumber'],
    ['a fence is due', fenceDue, 'pickFence'],
    ['an upgrade is due', upgradeDue, 'pickColumn'],
  ])('a tap on a house while %s says what to do', (_what, act, hint) => {
    const store = table();
    act(store);
    expect(why(store)).toBe(hint);
  });

  function fenceDue(store: GameStore) {
    write(store, 'fence');
    store.getState().tapHouse(1, 6);
  }
  function upgradeDue(store: GameStore) {
    write(store, 'upgrade');
    store.getState().tapHouse(1, 6);
  }
});

function write(store: GameStore, effect: 'fence' | 'upgrade' | 'bis' | 'park') {
  store.getState().pickNumber(8);
  store.getState().pickEffect(effect);
  store.getState().tapHouse(1, 5);
}

describe('effects with a target', () => {
  test('a fence lights its places and stands after one tap', () => {
    const store = table();
    write(store, 'fence');
    expect(store.getState().targets.fences.size).toBe(9 + 10 + 11);
    store.getState().tapFence(2, 4);
    expect(street(store, 2)).toBe('_ _ _ _ | _ _ _ _ _ _ _');
    expect(store.getState().targets.mode).toBe('rest');
  });

  test('an upgrade lights six columns', () => {
    const store = table();
    write(store, 'upgrade');
    expect([...store.getState().targets.columns]).toEqual([1, 2, 3, 4, 5, 6]);
    store.getState().tapColumn(3);
    expect(store.getState().timeline.game.sheet.upgrades).toEqual([0, 0, 1, 0, 0, 0]);
  });

  test('a bis between two numbers asks which', () => {
    const store = table({ streets: ['_ _ 3 _ _ _ _ _ _ _'] });
    write(store, 'bis');
    expect(store.getState().targets.houses.get('1.4')).toEqual([3, 8]);
    store.getState().tapHouse(1, 4);
    store.getState().choose(8);
    expect(street(store, 1)).toBe('_ _ 3 8b 8 _ _ _ _ _');
  });

  test('a bis with one neighbour needs no question, and none gives a reason', () => {
    const store = table();
    write(store, 'bis');
    store.getState().tapHouse(3, 1);
    expect(why(store)).toBe('nothingToCopy');
    store.getState().tapHouse(1, 6);
    expect(street(store, 1)).toBe('_ _ _ _ 8 8b _ _ _ _');
  });
});

describe('the turn', () => {
  test('ends by itself when the next number is picked: its marks are ink then', () => {
    const store = table();
    write(store, 'park');
    expect(store.getState().inked.parks).toEqual([0, 0, 0]);
    store.getState().pickNumber(3);
    expect(store.getState().inked.parks).toEqual([1, 0, 0]);
    expect(log(store)).toEqual(['write', 'park']);
    store.getState().pickNumber(3); // put back
    expect(store.getState().inked.parks).toEqual([0, 0, 0]);
    store.getState().done();
    expect(store.getState().inked.parks).toEqual([1, 0, 0]);
    expect(store.getState().timeline.game.turn.index).toBe(2);
  });

  test('Done needs a number', () => {
    const store = table();
    expect(canEndTurn(store.getState())).toBe(false);
    write(store, 'park');
    expect(canEndTurn(store.getState())).toBe(true);
  });

  test('undo and redo step through every mark', () => {
    const store = table();
    write(store, 'park');
    store.getState().undo();
    store.getState().undo();
    expect(street(store, 1)).toBe('_ _ _ _ _ _ _ _ _ _');
    store.getState().undo(); // nothing left: stays
    store.getState().redo();
    store.getState().redo();
    expect(log(store)).toEqual(['write', 'park']);
  });

  test('a refusal is ticked only if nothing fits (R3.3)', () => {
    const store = table();
    store.getState().refuse([3, 4, 5]);
    expect(store.getState().notice?.why).toMatchObject({ code: 'mustWrite', number: 3, street: 1, house: 1 });
    const full = {
      streets: [
        '8 9 10 11 12 13 14 15 16 17',
        '7 8 9 10 11 12 13 14 15 16 17',
        '6 7 8 9 10 11 12 13 14 15 16 _',
      ],
    };
    const tight = table(full);
    tight.getState().refuse([1, 2, 3]);
    expect(tight.getState().timeline.game.sheet.refusals).toBe(1);
  });

  test('roundabout: a tool for advanced games, put down again by a second tap', () => {
    const store = table({ advanced: true });
    store.getState().takeRoundabout();
    expect(store.getState().targets.houses.size).toBe(33);
    store.getState().takeRoundabout();
    expect(store.getState().targets.mode).toBe('number');
    store.getState().takeRoundabout();
    store.getState().tapHouse(2, 6);
    expect(street(store, 2)).toBe('_ _ _ _ _ | R | _ _ _ _ _');
  });

  test('after the last turn there is no further number', () => {
    const store = table({
      ticks: { refusals: 2 },
      streets: [
        '8 9 10 11 12 13 14 15 16 17',
        '7 8 9 10 11 12 13 14 15 16 17',
        '6 7 8 9 10 11 12 13 14 15 16 _',
      ],
    });
    store.getState().refuse([1, 2, 3]);
    store.getState().pickNumber(4);
    expect(why(store)).toBe('lastTurn');
    store.getState().done();
    expect(store.getState().targets.mode).toBe('over');
  });
});

describe('plans', () => {
  const pairs: PlanGoal = { kind: 'estates', sizes: [2] };

  test('one way: a tap claims it', () => {
    const store = table({ goals: [pairs], streets: ['1 2 | _ _ _ _ _ _ _ _'] });
    write(store, 'park');
    store.getState().startClaim(0);
    expect(street(store, 1)).toBe('1! 2! | _ _ 8 _ _ _ _ _');
    expect(store.getState().timeline.game.sheet.plans[0]).toBe(10);
  });

  test('several ways: the estates are chosen on the sheet', () => {
    const store = table({ goals: [pairs], streets: ['1 2 | 3 4 | _ _ _ _ _ _'] });
    write(store, 'park');
    store.getState().startClaim(0);
    expect(store.getState().targets.mode).toBe('claim');
    store.getState().tapHouse(1, 3);
    store.getState().tapHouse(1, 7);
    expect(why(store)).toBe('pickEstates');
    store.getState().confirmClaim();
    expect(street(store, 1)).toBe('1 2 | 3! 4! | 8 _ _ _ _ _');
  });

  test('another player was first: the later value from the next turn on (R5.2)', () => {
    const same = table({ goals: [pairs], streets: ['1 2 | _ _ _ _ _ _ _ _'] });
    same.getState().rivalClaim(0, false);
    write(same, 'park');
    same.getState().startClaim(0);
    expect(same.getState().timeline.game.sheet.plans[0]).toBe(10);
    const late = table({ goals: [pairs], streets: ['1 2 | _ _ _ _ _ _ _ _'] });
    late.getState().rivalClaim(0, true);
    write(late, 'park');
    late.getState().startClaim(0);
    expect(late.getState().timeline.game.sheet.plans[0]).toBe(0);
  });

  test('a goal not met is refused with its reason', () => {
    const store = table({ goals: [pairs] });
    write(store, 'park');
    store.getState().startClaim(0);
    expect(why(store)).toBe('goalNotMet');
  });
});

test('every change of the log is handed over to be kept, sketches are not', () => {
  const kept: number[] = [];
  const store = createGameStore(startTimeline(setupOf({})), ({ events: log }) => kept.push(log.length));
  store.getState().pickNumber(8);
  store.getState().pickEffect('park');
  store.getState().tapHouse(1, 5);
  store.getState().undo();
  expect(kept).toEqual([2, 1]);
});

test('undo reaches the first turn of a game taken up again', () => {
  const store = playedOn({}, '');
  write(store, 'park');
  expect(score(store.getState().timeline.game.sheet, 0).total).toBe(2);
});
