import fc from 'fast-check';
import { EDITIONS } from '../../src/editions';
import { discardAaa, drawAaa, startAaa, type AaaDeck } from '../../src/game/decks/aaa';
import { deckCards } from '../../src/game/decks/cards';
import { passExpert, reshuffleExpert, startExpert } from '../../src/game/decks/expert';
import {
  combinations,
  nextEffects,
  reshufflePiles,
  startPiles,
  turnPiles,
  type TablePiles,
} from '../../src/game/decks/piles';
import { drawSolo, startSolo, type SoloDeck } from '../../src/game/decks/solo';
import { dealingOf } from '../../src/game/setup';
import { at } from '../../src/rules/at';
import type { Card, Dealing } from '../../src/rules/types';

const seeds = fc.string({ maxLength: 8 });
const of2018 = (seed: string): Dealing => dealingOf(EDITIONS['2018'], seed);
const of2023 = (seed: string): Dealing => dealingOf(EDITIONS['2023'], seed);
const inOrder = (cards: readonly Card[]) =>
  cards
    .map(({ number, effect }) => `${number}${effect}`)
    .sort()
    .join();
const everything = (dealing: Dealing) => inOrder(deckCards(dealing.deck));

function turns(table: TablePiles, count: number): TablePiles[] {
  return Array.from({ length: count }).reduce<TablePiles[]>(
    (all) => [...all, turnPiles(all.at(-1) ?? table)],
    [],
  );
}

describe('R2.6 the three piles', () => {
  test('no card is ever lost, in either edition', () => {
    fc.assert(
      fc.property(seeds, fc.boolean(), fc.nat(70), (seed, old, count) => {
        const dealing = old ? of2018(seed) : of2023(seed);
        for (const { piles } of turns(startPiles(dealing), count)) {
          expect(inOrder(piles.flatMap(({ cards }) => cards))).toEqual(everything(dealing));
        }
      }),
      { numRuns: 25 },
    );
  });

  test('equal piles, and a seed deals the same for everybody', () => {
    expect(startPiles(of2018('a')).piles.map(({ cards }) => cards.length)).toEqual([27, 27, 27]);
    expect(startPiles(of2023('a')).piles.map(({ cards }) => cards.length)).toEqual([21, 21, 21]);
    expect(turnPiles(startPiles(of2018('a')))).toEqual(turnPiles(startPiles(of2018('a'))));
    expect(startPiles(of2018('a'))).not.toEqual(startPiles(of2018('b')));
  });

  test('number and effect come from two cards of a pile', () => {
    const start = startPiles(of2018('a'));
    const first = turnPiles(start);
    expect(combinations(first)).toEqual(
      start.piles.map(({ cards }) => ({ number: at(cards, 1).number, effect: at(cards, 0).effect })),
    );
  });

  test('the effects of the next turn are public', () => {
    for (const table of turns(startPiles(of2018('public')), 25)) {
      expect(combinations(turnPiles(table)).map(({ effect }) => effect)).toEqual(nextEffects(table));
    }
  });

  test('2018: after 26 turns all cards make three new piles', () => {
    const [last, next] = turns(startPiles(of2018('a')), 27).slice(-2);
    expect(last?.piles.map(({ turned }) => turned)).toEqual([26, 26, 26]);
    expect(next?.piles.map(({ turned }) => turned)).toEqual([1, 1, 1]);
    expect([last?.shuffles, next?.shuffles]).toEqual([1, 2]);
    expect(next).toEqual(turnPiles(reshufflePiles(startPiles(of2018('a')))));
  });

  test('2023: the last card of a pile is the effect above its own discard, shuffled', () => {
    const [last, next] = turns(startPiles(of2023('a')), 21).slice(-2);
    expect(last?.piles.map(({ turned }) => turned)).toEqual([20, 20, 20]);
    next?.piles.forEach((pile, index) => {
      const before = at(last?.piles ?? [], index);
      expect(pile.turned).toBe(1);
      expect(pile.cards[0]).toEqual(before.cards.at(-1));
      expect(inOrder(pile.cards)).toEqual(inOrder(before.cards));
      expect(pile.cards.slice(1)).not.toEqual(before.cards.slice(0, -1));
    });
    expect(next?.shuffles).toBe(4);
  });

  test('2023: piles keep to themselves for ever', () => {
    const tables = turns(startPiles(of2023('b')), 90);
    for (const index of [0, 1, 2]) {
      const contents = new Set(tables.map(({ piles }) => inOrder(at(piles, index).cards)));
      expect(contents.size).toBe(1);
    }
  });

  test('R5.8 all cards anew', () => {
    const dealing = of2018('a');
    const [, , third] = turns(startPiles(dealing), 3);
    if (third === undefined) throw new Error('no third turn');
    const anew = reshufflePiles(third);
    expect(anew.piles.map(({ cards, turned }) => [cards.length, turned])).toEqual([
      [27, 0],
      [27, 0],
      [27, 0],
    ]);
    expect(inOrder(anew.piles.flatMap(({ cards }) => cards))).toEqual(everything(dealing));
    expect(anew.piles).not.toEqual(startPiles(dealing).piles);
  });
});

describe('R9.1 the solo deck', () => {
  const isSolo = (card: Card | 'solo') => card === 'solo';

  test('the solo card lies below the upper half', () => {
    const places = Array.from({ length: 300 }, (_, game) => startSolo(of2018(`s${game}`)).findIndex(isSolo));
    expect(Math.min(...places)).toBe(40);
    expect(Math.max(...places)).toBe(81);
  });

  test('27 turns of three cards, all different, with the solo card in one of them', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const dealing = of2018(seed);
        let deck: SoloDeck = startSolo(dealing);
        const drawn: Card[] = [];
        let soloCards = 0;
        for (let turn = 1; turn <= 27; turn += 1) {
          const draw = drawSolo(deck);
          if (draw === null) throw new Error(`turn ${turn}`);
          expect(draw.cards).toHaveLength(3);
          drawn.push(...draw.cards);
          soloCards += draw.soloCard ? 1 : 0;
          deck = draw.deck;
        }
        expect(inOrder(drawn)).toEqual(everything(dealing));
        expect(soloCards + deck.length).toBe(1); // the very last card is never drawn
        expect(drawSolo(deck)).toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});

describe('R10.1 expert hands', () => {
  test('three cards each, no card lost, two are dealt after one is passed', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.nat(2), { minLength: 40, maxLength: 40 }),
        (seed, players, choices) => {
          const dealing = of2018(seed);
          let table = startExpert(dealing, players);
          for (const choice of choices) {
            const passed = table.hands.map((_, seat) => (choice + seat) % 3);
            const next = passExpert(table, passed);
            expect(next.hands.map((hand) => hand.length)).toEqual(table.hands.map(() => 3));
            expect(inOrder([...next.deck, ...next.discard, ...next.hands.flat()])).toEqual(
              everything(dealing),
            );
            next.hands.forEach((hand, seat) => {
              const giver = (seat + players - 1) % players;
              expect(hand[0]).toEqual(table.hands[giver]?.[passed[giver] ?? 0]);
            });
            table = next;
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  test('the first hands come from the top of the deck, seat by seat', () => {
    const table = startExpert(of2018('x'), 4);
    const dealt = [...table.hands.flat(), ...table.deck];
    expect(startExpert(of2018('x'), 2).hands.flat()).toEqual(dealt.slice(0, 6));
    expect(table.deck).toHaveLength(81 - 12);
  });

  test('an empty deck is made from the discards, in the middle of a deal if need be', () => {
    let table = startExpert(of2018('many'), 10);
    for (let turn = 1; turn <= 3; turn += 1)
      table = passExpert(
        table,
        table.hands.map(() => 0),
      );
    // 30 cards at first and 20 a turn: 11 are left for the third turn, then 60 discards are shuffled
    expect([table.shuffles, table.deck.length]).toEqual([2, 60 - 9]);
    expect(table.discard).toEqual([]);
  });

  test('R5.8 what nobody holds is shuffled anew', () => {
    const table = passExpert(startExpert(of2018('x'), 3), [0, 1, 2]);
    const anew = reshuffleExpert(table);
    expect(anew.hands).toBe(table.hands);
    expect([anew.discard, anew.shuffles]).toEqual([[], table.shuffles + 1]);
    expect(inOrder(anew.deck)).toEqual(inOrder([...table.deck, ...table.discard]));
  });
});

describe('R11 the deck against AAA', () => {
  const isWork = (card: AaaDeck['deck'][number]): card is Card => 'number' in card;

  test('R11.1 43 works cards above, one validation among the last 21, two in the discard', () => {
    const places = Array.from({ length: 300 }, (_, game) => {
      const { deck, discard } = startAaa(of2023(`a${game}`));
      expect([
        deck.length,
        deck.filter(isWork).length,
        discard.length,
        discard.filter(isWork).length,
      ]).toEqual([64, 63, 2, 0]);
      return deck.findIndex((card) => !isWork(card));
    });
    expect(Math.min(...places)).toBe(43);
    expect(Math.max(...places)).toBe(63);
  });

  test('R11.1 any of the three letters is the hidden one', () => {
    const letters = Array.from({ length: 60 }, (_, game) =>
      startAaa(of2023(`a${game}`)).deck.flatMap((card) => (isWork(card) ? [] : [card.plan])),
    );
    expect(new Set(letters.flat())).toEqual(new Set([0, 1, 2]));
  });

  test('R11.2–R11.4 every card is in the deck, the discard or the pile; each letter comes once', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.nat(2), { minLength: 55, maxLength: 55 }), (seed, gifts) => {
        const dealing = of2023(seed);
        let deck = startAaa(dealing);
        const pile: Card[] = [];
        const letters: number[] = [];
        for (const gift of gifts) {
          const draw = drawAaa(deck);
          if (draw === null) throw new Error('no cards');
          letters.push(...draw.validations);
          const given = at(draw.cards, gift);
          pile.push(given);
          deck = discardAaa(draw, given);
          expect(inOrder([...deck.deck.filter(isWork), ...deck.discard.filter(isWork), ...pile])).toEqual(
            everything(dealing),
          );
        }
        expect([...letters].sort()).toEqual([0, 1, 2]);
      }),
      { numRuns: 30 },
    );
  });

  test('R11.4 with two works cards left there is no turn', () => {
    const card: Card = { number: 8, effect: 'park' };
    expect(drawAaa({ seed: 'x', shuffles: 3, deck: [card], discard: [card] })).toBeNull();
    expect(drawAaa({ seed: 'x', shuffles: 3, deck: [card], discard: [card, card] })?.cards).toEqual([
      card,
      card,
      card,
    ]);
  });
});
