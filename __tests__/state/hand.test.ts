import fc from 'fast-check';
import { EDITIONS } from '../../src/editions';
import { effectsToCome, nextDeal } from '../../src/game/dealer';
import { replay, startTimeline } from '../../src/game/log';
import { setupFor, soloPlay } from '../../src/game/setup';
import type { GameEvent } from '../../src/rules/events';
import { isOver } from '../../src/rules/turn';
import type { Card, Play, Setup } from '../../src/rules/types';
import { createGameStore, type GameStore } from '../../src/state/gameStore';
import { isLastTurnDecided } from '../../src/state/targets';
import { dealt, NOTHING_TAKEN, take, thirdCard } from '../../src/state/hand';
import { OPPONENT } from '../rules/rows/alone';
import { planCards } from '../rules/support';

const AAA: Play = { kind: 'aaa', opponent: OPPONENT, name: 'Sam', level: 2 };
const SOLO: Play = soloPlay(EDITIONS['2018']) ?? { kind: 'table' };
const setup = (play: Play, seed: string | null): Setup =>
  setupFor({
    edition: play.kind === 'aaa' ? '2023' : '2018',
    advanced: false,
    plans: planCards([]),
    play,
    seed,
  });
const game = (play: Play, seed: string | null = '482915'): GameStore =>
  createGameStore(dealt(startTimeline(setup(play, seed))), null);

const log = (store: GameStore) => store.getState().timeline.events.map(({ type }) => type);
const cardsOf = (store: GameStore): readonly Card[] => store.getState().timeline.game.turn.cards ?? [];
const why = (store: GameStore) => {
  const reason = store.getState().notice?.why;
  return typeof reason === 'object' ? reason.code : reason;
};

/** Takes number and effect from the first two cards that can be written, into any lit house; skips the effect. */
function playTurn(store: GameStore): void {
  const act = store.getState;
  const { play } = act().timeline.setup;
  const pairs =
    play.kind === 'table'
      ? [
          [0, 0],
          [1, 1],
          [2, 2],
        ]
      : [
          [0, 1],
          [1, 2],
          [2, 0],
        ];
  for (const [number = 0, effect = 0] of pairs) {
    if (number === effect) act().pickCard(number, 'both');
    else {
      if (act().draft.taken.number !== number) act().pickCard(number, 'number');
      if (act().draft.taken.effect !== effect) act().pickCard(effect, 'effect');
    }
    const [house] = act().targets.houses.keys();
    if (house === undefined) continue;
    const [street = 0, place = 0] = house.split('.').map(Number);
    act().tapHouse(street, place);
    const chooser = act().draft.chooser;
    if (chooser) act().choose(chooser.numbers[0] ?? 0);
    if (['fence', 'upgrade', 'bis'].includes(act().targets.mode)) act().skip();
    return;
  }
  act().refuse(cardsOf(store).map((card) => card.number));
  if (play.kind === 'aaa') act().pickCard(2, 'both');
}

describe('two of three cards', () => {
  test.each([
    [
      'number, then effect',
      [
        [0, 'number'],
        [1, 'effect'],
      ],
      { number: 0, effect: 1 },
    ],
    [
      'effect first',
      [
        [1, 'effect'],
        [0, 'number'],
      ],
      { number: 0, effect: 1 },
    ],
    [
      'the same part again puts it back',
      [
        [0, 'number'],
        [0, 'number'],
      ],
      NOTHING_TAKEN,
    ],
    [
      'another number',
      [
        [0, 'number'],
        [1, 'effect'],
        [2, 'number'],
      ],
      { number: 2, effect: 1 },
    ],
    [
      'the number of the effect card: they swap',
      [
        [0, 'number'],
        [1, 'effect'],
        [1, 'number'],
      ],
      { number: 1, effect: 0 },
    ],
    [
      'the effect of the number card: they swap',
      [
        [0, 'number'],
        [1, 'effect'],
        [0, 'effect'],
      ],
      { number: 1, effect: 0 },
    ],
    ['a combination of the table', [[2, 'both']], { number: 2, effect: 2 }],
    [
      'and back',
      [
        [2, 'both'],
        [2, 'both'],
      ],
      NOTHING_TAKEN,
    ],
  ] as const)('%s', (_name, taps, expected) => {
    expect(taps.reduce((taken, [card, part]) => take(taken, card, part), NOTHING_TAKEN)).toEqual(expected);
  });

  test('the third card is known once both are taken', () => {
    const cards: Card[] = [
      { number: 8, effect: 'pool' },
      { number: 8, effect: 'pool' },
      { number: 3, effect: 'bis' },
    ];
    expect(thirdCard(cards, { number: 0, effect: null })).toBeNull();
    expect(thirdCard(cards, { number: 2, effect: 0 })).toEqual(cards[1]);
  });
});

describe('AAA, dealt', () => {
  test('the game begins with its cards; the third goes to AAA with the number, and the next cards come', () => {
    const store = game(AAA);
    expect(log(store)).toEqual(['deal']);
    const cards = cardsOf(store);
    store.getState().pickCard(0, 'number');
    store.getState().pickCard(1, 'effect');
    expect(store.getState().draft).toMatchObject({ number: cards[0]?.number, effect: cards[1]?.effect });
    playTurn(store);
    const { events, game: now } = store.getState().timeline;
    expect(events[2]).toMatchObject({ type: 'give', effect: cards[2]?.effect, number: cards[2]?.number });
    expect(now.turn.index).toBe(2);
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['endTurn', 'deal']);
  });

  test('undo goes back by what the player did; the deal is the same again', () => {
    const store = game(AAA);
    playTurn(store);
    const full = store.getState().timeline.events;
    const next = cardsOf(store);
    store.getState().undo();
    expect(log(store).at(-1)).not.toBe('deal');
    expect(store.getState().timeline.game.turn.index).toBe(1);
    store.getState().redo();
    expect(store.getState().timeline.events).toEqual(full);
    while (log(store).includes('write')) store.getState().undo();
    expect(log(store)).toEqual(['deal']);
    playTurn(store);
    expect(cardsOf(store)).toEqual(next);
  });

  test('even the first deal can be undone, and comes again', () => {
    const store = game(AAA);
    const cards = cardsOf(store);
    store.getState().undo();
    expect(log(store)).toEqual([]);
    store.getState().pickCard(0, 'number');
    expect(store.getState().draft.number).toBeNull();
    store.getState().deal();
    expect(cardsOf(store)).toEqual(cards);
  });

  test('what can be written must be; a card cannot be taken twice in a turn', () => {
    const store = game(AAA);
    store.getState().refuse(cardsOf(store).map(({ number }) => number));
    expect(why(store)).toBe('mustWrite');
  });
});

describe('AAA with own cards', () => {
  test('after number and effect, a tap on an effect is the third card', () => {
    const store = game(AAA, null);
    store.getState().pickNumber(8);
    store.getState().pickEffect('park');
    store.getState().tapHouse(1, 5);
    store.getState().pickNumber(9);
    expect(why(store)).toBe('cardNotGiven');
    store.getState().pickEffect('bis');
    expect(log(store)).toEqual(['write', 'park', 'give']);
    expect(store.getState().timeline.game.rival.pile).toEqual(['bis']);
    store.getState().undo();
    expect(store.getState().timeline.game.rival.pile).toEqual([]);
  });

  test('R11.3 a validation card keeps what is in hand and is undone like any step', () => {
    const store = game(AAA, null);
    store.getState().pickNumber(8);
    store.getState().tell({ type: 'validation', plan: 0 });
    expect(store.getState().draft.number).toBe(8);
    expect(store.getState().timeline.game.rival.plans).toEqual([10, null, null]);
    store.getState().tell({ type: 'validation', plan: 0 });
    expect(why(store)).toBe('validationGone');
    store.getState().undo();
    expect(store.getState().timeline.game.rival.drawn).toEqual([false, false, false]);
  });

  test('a refusal turn gives a card too (R11.2)', () => {
    const given = setup(AAA, null);
    const full: Setup = {
      ...given,
      sheet: { ...given.sheet, streets: [{ houses: 1, pools: [], park: [0] }] },
    };
    const store = createGameStore(
      startTimeline({ ...full, sheet: { ...full.sheet, streets: [{ houses: 3, pools: [], park: [0] }] } }),
      null,
    );
    const write: GameEvent = { type: 'write', card: 1, effect: 'fence', street: 1, house: 3, number: 1 };
    store.getState().tell(write);
    store.getState().tell({ type: 'give', effect: 'park', number: null });
    store.getState().refuse([2, 3, 4]);
    expect(log(store)).toEqual(['write', 'give', 'refusal']);
    store.getState().pickEffect('pool');
    expect(store.getState().timeline.game.rival.pile).toEqual(['park', 'pool']);
  });
});

describe('the table, dealt', () => {
  test('one tap takes a combination; the next cards wait for Done', () => {
    const store = game({ kind: 'table' });
    playTurn(store);
    const { turn } = store.getState().timeline.game;
    expect([turn.index, log(store)[0]]).toEqual([1, 'deal']);
    store.getState().pickCard(1, 'both');
    expect(why(store)).toBe('turnTaken');
    store.getState().refuse(cardsOf(store).map(({ number }) => number));
    expect(why(store)).toBe('turnTaken');
    store.getState().done();
    expect(log(store).slice(-2)).toEqual(['endTurn', 'deal']);
  });

  test('R2.6 the corners show the effects of the next turn, until all cards are shuffled', () => {
    const table = setup({ kind: 'table' }, '482915');
    const events: GameEvent[] = [];
    for (let turn = 1; turn <= 27; turn += 1) {
      const [deal] = nextDeal(table, events) ?? [];
      if (deal?.type !== 'deal') throw new Error('no deal');
      const before = effectsToCome(table, events);
      if (turn > 1 && turn < 27) expect(before).toEqual(deal.cards.map(({ effect }) => effect));
      if (turn === 27) expect(before).toBeNull();
      events.push(deal);
    }
  });

  test('R5.8 a reshuffle changes the next cards and hides what the corners said', () => {
    const table = setup({ kind: 'table' }, '482915');
    const [deal] = nextDeal(table, []) ?? [];
    const events: GameEvent[] = deal ? [deal, { type: 'reshuffle', rival: true }] : [];
    expect(effectsToCome(table, events)).toBeNull();
    expect(nextDeal(table, events)).not.toEqual(nextDeal(table, events.slice(0, 1)));
  });
});

test('solo, dealt: it ends by itself, and the solo card comes at most once', () => {
  const store = game(SOLO);
  for (let turn = 0; turn < 40 && !isOver(store.getState().timeline.game); turn += 1) {
    playTurn(store);
    if (isLastTurnDecided(store.getState().timeline.game)) store.getState().done();
  }
  const { events, game: end } = store.getState().timeline;
  expect(isOver(end)).toBe(true);
  expect(events.filter(({ type }) => type === 'soloCard').length).toBeLessThanOrEqual(1);
});

test('whatever is played: the log replays, and any undo and redo leads back to it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(AAA, SOLO, { kind: 'table' } as const),
      fc.nat(999),
      fc.nat(12),
      (play, seed, back) => {
        const store = game(play, `${seed}`.padStart(6, '0'));
        for (let turn = 0; turn < 14; turn += 1) {
          playTurn(store);
          if (play.kind === 'table') store.getState().done();
        }
        const { setup: rules, events, game: now } = store.getState().timeline;
        expect(replay({ setup: rules, events })).toEqual({ ok: true, game: now });
        for (let step = 0; step < back; step += 1) store.getState().undo();
        while (store.getState().timeline.undone.length > 0) store.getState().redo();
        expect(store.getState().timeline.events).toEqual(events);
      },
    ),
    { numRuns: 40 },
  );
});
