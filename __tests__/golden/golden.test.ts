import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextDeal } from '../../src/game/dealer';
import { replay } from '../../src/game/log';
import { aaaOutcome, scoreOf } from '../../src/game/result';
import type { GameEvent } from '../../src/rules/events';
import { formatStreet } from '../../src/rules/notation';
import type { Game } from '../../src/rules/state';
import { endReasons } from '../../src/rules/turn';
import type { Setup } from '../../src/rules/types';
import { naiveTotal, type Figures, type Paper } from '../rules/naive';
import { readGolden } from './golden';

const FILES = readdirSync(__dirname).filter((name) => name.endsWith('.txt'));
const GAMES = FILES.map((name) => [name, readGolden(readFileSync(join(__dirname, name), 'utf8'))] as const);

const numbers = (text = '') =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map(Number);
const values = (text = '') => text.split(' ').map((word) => (word === '-' ? null : Number(word)));

function finalGame(setup: Setup, events: readonly GameEvent[]): Game {
  const replayed = replay({ setup, events });
  if (!replayed.ok) throw new Error(`event ${replayed.index}: ${replayed.problem.code}`);
  return replayed.game;
}

function paperIn(expected: ReadonlyMap<string, string>): Paper {
  const rows = [...expected].flatMap(([key, value]) => (key.startsWith('street') ? [value] : []));
  const ticks = { parks: numbers(expected.get('parks')), upgrades: numbers(expected.get('upgrades')) };
  return {
    rows,
    ...ticks,
    temps: Number(expected.get('temps')),
    refusals: Number(expected.get('refusals')),
    plans: values(expected.get('plans')),
  };
}

/** Points for temps by counting who is ahead, without the engine. */
function naiveTemps(setup: Setup, expected: ReadonlyMap<string, string>): number {
  const own = Number(expected.get('temps'));
  const { play, sheet } = setup;
  if (play.kind === 'solo') return own >= 6 ? 7 : 0;
  if (play.kind === 'aaa' && play.opponent.level0Places !== null) {
    const [first = 99, second = 99, third = 99] = play.opponent.level0Places;
    return own >= first ? 7 : own >= second ? 4 : own >= third ? 1 : 0;
  }
  const pile = (expected.get('pile') ?? '').split(' ').filter((card) => card === 'temp').length;
  const others = play.kind === 'aaa' ? [pile] : numbers(expected.get('others'));
  const ahead = new Set(others.filter((count) => count > own)).size;
  return own === 0 ? 0 : (sheet.tempPoints[ahead] ?? 0);
}

function figuresOf({ sheet }: Setup): Figures {
  const { upgrade, pools, bis, roundabouts, refusals } = sheet;
  return {
    parks: sheet.streets.map(({ park }) => park),
    columns: Object.values(upgrade),
    pools,
    bis,
    roundabouts,
    refusals,
  };
}

/** What AAA scores, read from the text of its pile. */
function naiveAaa(setup: Setup, expected: ReadonlyMap<string, string>): number {
  if (setup.play.kind !== 'aaa') throw new Error('no AAA');
  const { opponent } = setup.play;
  const pile = expected.get('pile') ?? '';
  const cards = (effect: string) => pile.split(effect).length - 1;
  const best = pile
    .split('fence')
    .map((group) => group.trim())
    .filter((group) => group !== '')
    .map((group) => {
      const houses = group
        .split(' ')
        .reduce((all, card) => all + (card === 'bis' ? opponent.bisHouses : 1), 0);
      return houses * (group.includes('upgrade') ? opponent.upgradeValue : 1);
    })
    .sort((a, b) => b - a);
  const own = Number(expected.get('temps'));
  const ranked = cards('temp') === 0 ? 0 : cards('temp') >= own ? 7 : 4;
  const plans = values(expected.get('rivalPlans')).reduce<number>((all, value) => all + (value ?? 0), 0);
  const lines =
    opponent.park * cards('park') +
    opponent.pool * cards('pool') +
    opponent.temp * cards('temp') +
    opponent.fence * cards('fence');
  return plans + lines + ranked + best.slice(0, 5).reduce((a, b) => a + b, 0);
}

describe.each(GAMES)('%s', (_, { setup, turns, expected }) => {
  const events = turns.flat();
  const game = finalGame(setup, events);

  test('comes to the sheet it came to', () => {
    expect(game.sheet.streets.map(formatStreet)).toEqual(paperIn(expected).rows);
    const { parks, upgrades, temps, refusals, plans } = game.sheet;
    expect({ rows: paperIn(expected).rows, parks, upgrades, temps, refusals, plans }).toEqual(
      paperIn(expected),
    );
    expect(endReasons(game).join(' ')).toBe(expected.get('end'));
  });

  test('scores the same for ever', () => {
    const { plans, parks, estates, ...rest } = scoreOf(game, numbers(expected.get('others')));
    const { pools, temps, bis, roundabouts, refusals, total } = rest;
    const line = `plans ${plans.join('+')}, parks ${parks.join('+')}, pools ${pools}, temps ${temps}, estates ${estates.join('+')}, bis ${bis}, roundabouts ${roundabouts}, refusals ${refusals}`;
    expect([line, String(total)]).toEqual([expected.get('score'), expected.get('total')]);
  });

  test('the total is what a second reckoning finds', () => {
    expect(naiveTotal(paperIn(expected), naiveTemps(setup, expected), figuresOf(setup))).toBe(
      Number(expected.get('total')),
    );
  });

  test('its cards are those of its seed', () => {
    let log: GameEvent[] = [];
    for (const turn of turns) {
      const deal = nextDeal(setup, log) ?? [];
      expect(turn.slice(0, deal.length)).toEqual(deal);
      log = [...log, ...turn];
    }
  });

  if (expected.has('aaa')) {
    test('so does AAA', () => {
      expect(aaaOutcome(game)?.aaa.total).toBe(Number(expected.get('aaa')));
      expect(naiveAaa(setup, expected)).toBe(Number(expected.get('aaa')));
      expect(aaaOutcome(game)?.result).toBe(expected.get('result'));
    });
  }
});

test('both editions, every way to play, and every reason to end are among them', () => {
  expect(GAMES.length).toBeGreaterThanOrEqual(12);
  const seen = (pick: (setup: Setup) => unknown) => new Set(GAMES.map(([, { setup }]) => pick(setup)));
  expect(seen(({ edition }) => edition)).toEqual(new Set(['2018', '2023']));
  expect(seen(({ rules }) => rules.roundabouts)).toEqual(new Set([true, false]));
  expect(seen(({ play }) => play.kind)).toEqual(new Set(['table', 'solo', 'aaa']));
  const reasons = new Set(GAMES.map(([, { expected }]) => expected.get('end')));
  expect(['refusals', 'plans', 'houses', 'cards'].filter((reason) => !reasons.has(reason))).toEqual([]);
  const types = new Set(GAMES.flatMap(([, { turns }]) => turns.flat().map(({ type }) => type)));
  expect(
    [
      'roundabout',
      'validation',
      'soloCard',
      'rivalClaim',
      'rivalEnd',
      'reshuffle',
      'claim',
      'refusal',
    ].filter((type) => ![...types].some((known) => known === type)),
  ).toEqual([]);
});
