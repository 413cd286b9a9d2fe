import fc from 'fast-check';
import { EDITIONS } from '../../src/editions';
import { draw, follow, nextDeal, startDealer } from '../../src/game/dealer';
import { startPiles, combinations, reshufflePiles, turnPiles } from '../../src/game/decks/piles';
import { dealingOf, setupFor } from '../../src/game/setup';
import type { GameEvent } from '../../src/rules/events';
import { anyGame } from '../rules/random-games';
import { OPPONENT } from '../rules/rows/alone';
import { events, planCards } from '../rules/support';

const plans = planCards([]);
const table = setupFor({ edition: '2018', advanced: false, plans, play: { kind: 'table' }, seed: 'deal' });

test('a game without a seed is not dealt, nor are expert hands', () => {
  expect(nextDeal({ ...table, dealing: null }, [])).toBeNull();
  expect(nextDeal({ ...table, play: { kind: 'expert' } }, [])).toBeNull();
});

test('R2.6 the first and the second turn at the table', () => {
  const first = turnPiles(startPiles(dealingOf(EDITIONS['2018'], 'deal')));
  const deal: GameEvent = { type: 'deal', cards: combinations(first) };
  expect(nextDeal(table, [])).toEqual([deal]);
  expect(nextDeal(table, [deal, ...events('write 8 park 1/3; endTurn')])).toEqual([
    { type: 'deal', cards: combinations(turnPiles(first)) },
  ]);
});

test('R5.8 a reshuffle changes what comes', () => {
  const piles = turnPiles(startPiles(dealingOf(EDITIONS['2018'], 'deal')));
  const log: GameEvent[] = [
    { type: 'deal', cards: combinations(piles) },
    { type: 'reshuffle', rival: true },
  ];
  expect(nextDeal(table, log)).toEqual([
    { type: 'deal', cards: combinations(turnPiles(reshufflePiles(piles))) },
  ]);
});

test('the cards of every turn follow from the log alone', () => {
  fc.assert(
    fc.property(anyGame(), ({ setup, events: log }) => {
      let dealer = startDealer(setup);
      log.forEach((event, index) => {
        if (event.type === 'deal' && dealer !== null) {
          expect(draw(dealer)?.at(-1)).toEqual(event);
          if (index % 7 === 0) expect(nextDeal(setup, log.slice(0, index))?.at(-1)).toEqual(event);
        }
        if (dealer !== null) dealer = follow(dealer, event);
      });
    }),
    { numRuns: 40 },
  );
});

test('R9.2 the solo card is told before the cards, once', () => {
  const setup = setupFor({
    edition: '2018',
    advanced: false,
    plans,
    play: { kind: 'solo', cards: 81, temps: 6, points: 7 },
    seed: 'alone',
  });
  let dealer = startDealer(setup);
  const told: string[] = [];
  for (let turn = 1; turn <= 27 && dealer !== null; turn += 1) {
    const deal = draw(dealer) ?? [];
    told.push(...deal.map(({ type }) => type));
    dealer = deal.reduce(follow, dealer);
  }
  expect(told.filter((type) => type === 'deal')).toHaveLength(27);
  expect(told.filter((type) => type === 'soloCard').length).toBeLessThanOrEqual(1);
  expect(dealer !== null && draw(dealer)).toBeNull();
  expect(dealer !== null && follow(dealer, { type: 'deal', cards: [] })).toEqual(dealer);
});

test('R11.3 validation cards are told before the cards', () => {
  const setup = setupFor({
    edition: '2023',
    advanced: false,
    plans,
    play: { kind: 'aaa', opponent: OPPONENT },
    seed: 'aaa',
  });
  let dealer = startDealer(setup);
  const told: GameEvent[] = [];
  for (let turn = 1; turn <= 62 && dealer !== null; turn += 1) {
    const deal = draw(dealer);
    const last = deal?.at(-1);
    if (deal === null || last?.type !== 'deal') break;
    told.push(...deal);
    const [card] = last.cards;
    dealer = [
      ...deal,
      { type: 'give' as const, effect: card?.effect ?? 'bis', number: card?.number ?? null },
    ].reduce(follow, dealer);
  }
  expect(
    told
      .filter(({ type }) => type === 'validation')
      .map((event) => ('plan' in event ? event.plan : -1))
      .sort(),
  ).toEqual([0, 1, 2]);
  expect(told.filter(({ type }) => type === 'deal')).toHaveLength(61); // 63 cards, one leaves each turn, three are needed
  expect(dealer !== null && draw(dealer)).toBeNull();
  expect(dealer !== null && follow(dealer, { type: 'give', effect: 'park', number: 1 })).toEqual(dealer);
});
