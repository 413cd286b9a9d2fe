import fc from 'fast-check';
import { deckCount, turnsLeft } from '../../src/game/deckCount';
import { follow, startDealer, type Dealer } from '../../src/game/dealer';
import { turnsOf } from '../../src/game/turnLog';
import { apply, startGame } from '../../src/rules/apply';
import type { Game } from '../../src/rules/state';
import { anyGame } from '../rules/random-games';
import { events, setupOf } from '../rules/support';
import { OPPONENT } from '../rules/rows/alone';

const GAMES = 1000;

/** Every card there is: in the deck, drawn for the turn to come, discarded, with AAA, or gone. */
function aaaCards(dealer: Dealer, game: Game): { works: number; validations: number } {
  if (dealer.kind !== 'aaa' || dealer.draw === null) throw new Error('no draw');
  const { deck, cards, validations } = dealer.draw;
  const lying = [...deck.deck, ...deck.discard];
  const letters = lying.filter((card) => 'plan' in card).length;
  return {
    works: lying.length - letters + cards.length + game.rival.pile.length,
    validations: letters + new Set([...validations, ...drawnPlans(game)]).size,
  };
}
const drawnPlans = ({ rival }: Game) => rival.drawn.flatMap((gone, plan) => (gone ? [plan] : []));

test('R11 deck, discard, pile and removed cards are always 63 works cards and 3 validation cards', () => {
  fc.assert(
    fc.property(anyGame(['aaa']), ({ setup, events: log }) => {
      let dealer = startDealer(setup);
      let game = startGame(setup);
      for (const event of log) {
        game = apply(game, event);
        if (dealer !== null) dealer = follow(dealer, event);
        if (event.type !== 'give' || dealer === null) continue;
        const all = aaaCards(dealer, game);
        if (all.works !== 63 || all.validations !== 3) throw new Error(JSON.stringify(all));
      }
    }),
    { numRuns: GAMES },
  );
});

test('R9 deck, turned and discarded cards are always 81, and the solo card is there or gone', () => {
  fc.assert(
    fc.property(anyGame(['solo']), ({ setup, events: log }) => {
      let dealer = startDealer(setup);
      let dealt = 0;
      let gone = false;
      for (const event of log) {
        if (dealer?.kind === 'solo' && dealer.draw !== null && event.type === 'deal') {
          const { deck, cards, soloCard } = dealer.draw;
          gone ||= soloCard;
          dealt += cards.length;
          const works = deck.filter((card) => card !== 'solo').length;
          const solo = deck.length - works + (gone ? 1 : 0);
          if (works + dealt !== 81 || solo !== 1) throw new Error(`${works} + ${dealt}, ${solo} solo cards`);
        }
        if (dealer !== null) dealer = follow(dealer, event);
      }
    }),
    { numRuns: GAMES },
  );
});

test('the counters tell what really lies there, turn by turn', () => {
  fc.assert(
    fc.property(anyGame(['aaa', 'solo']), ({ setup, events: log }) => {
      let dealer = startDealer(setup);
      log.forEach((event, index) => {
        if (event.type === 'deal' && dealer !== null && dealer.kind !== 'table' && dealer.draw !== null) {
          const shown = deckCount(setup, log.slice(0, index + 1));
          const there =
            dealer.kind === 'solo'
              ? { deck: dealer.draw.deck.filter((card) => card !== 'solo').length }
              : { deck: dealer.draw.deck.deck.length, discard: dealer.draw.deck.discard.length };
          expect(shown).toMatchObject(there);
        }
        if (dealer !== null) dealer = follow(dealer, event);
      });
    }),
    { numRuns: 60 },
  );
});

describe('with the player’s own cards', () => {
  const aaa = setupOf({ edition: '2023', play: { kind: 'aaa', opponent: OPPONENT } });
  const solo = setupOf({ play: { kind: 'solo', cards: 81, temps: 6, points: 7 } });
  test.each([
    // 64 cards in the deck, three of them in hand; two validation cards in the discard (R11.1)
    ['at the start', aaa, '', { deck: 61, discard: 2 }],
    ['after the third card', aaa, 'write 8 park 1/5; park; give bis', { deck: 61, discard: 4 }],
    ['in the next turn', aaa, 'write 8 park 1/5; park; give bis; write 9 park 1/6', { deck: 58, discard: 4 }],
    ['a validation card is replaced', aaa, 'validation 0', { deck: 60, discard: 2 }],
    ['solo: three cards a turn', solo, 'write 8 park 1/5; write 9 park 1/6', { deck: 75, discard: 3 }],
  ])('%s', (_name, setup, text, expected) => {
    expect(deckCount(setup, text === '' ? [] : events(text))).toEqual(expected);
  });

  test('R9.3 27 turns: 26 more after the first', () => {
    expect(turnsLeft(deckCount(solo, []) ?? { deck: 0, discard: 0 })).toBe(26);
  });

  test('nobody counts at the table', () => {
    expect(deckCount(setupOf({}), [])).toBeNull();
  });

  test('a turn ends by itself with the next number, and by Done', () => {
    const kinds = (text: string) =>
      turnsOf(events(text)).map((turn) => turn.map(({ type }) => type).join(' '));
    expect(kinds('write 8 park 1/5; park; write 9 park 1/6')).toEqual(['write park', 'write']);
    expect(kinds('write 8 park 1/5; park; endTurn')).toEqual(['write park endTurn', '']);
    expect(kinds('write 8 park 1/5; soloCard; write 9 park 1/6')).toEqual(['write', 'soloCard write']);
  });
});
