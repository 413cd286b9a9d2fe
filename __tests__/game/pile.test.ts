import type { AaaFigures } from '../../src/game/aaa';
import { aaaScore } from '../../src/game/aaa';
import { pileGroups, pileParts, rivalGain } from '../../src/game/pile';
import { PILES } from '../piles';
import { OPPONENT } from '../rules/rows/alone';
import { gameOf } from '../rules/support';
import type { Effect } from '../../src/rules/types';

test.each(PILES)('$name', ({ pile, figures, groups, best }) => {
  const found = pileGroups(pile, figures);
  expect(found.map(({ houses, each, value }) => `${houses} × ${each} = ${value}`)).toEqual(groups);
  const counted = found.filter(({ counts }) => counts).reduce((all, { value }) => all + value, 0);
  expect(counted).toBe(best);
  const scored = aaaScore(pile, figures, { plans: 0, ranked: 0 });
  expect(scored.estates.reduce((all, value) => all + value, 0)).toBe(best);
});

test('the parts keep the order of the pile, every fence included', () => {
  const shapes = (pile: readonly Effect[]) =>
    pileParts(pile, OPPONENT)
      .map((part) => (part.kind === 'fence' ? '|' : part.group.cards.join('+')))
      .join(' ');
  expect(shapes([])).toBe('');
  expect(shapes(['fence', 'park', 'bis', 'fence', 'fence', 'pool', 'fence'])).toBe('| park+bis | | pool |');
});

describe('what AAA would gain by a card', () => {
  const play = { kind: 'aaa', opponent: OPPONENT } as const;
  const gains = (pile: readonly Effect[], temps = 0) => {
    const game = gameOf({ play, ticks: { temps } });
    const now = { ...game, rival: { ...game.rival, pile } };
    return (['fence', 'upgrade', 'park', 'pool', 'temp', 'bis'] as const).map((effect) =>
      rivalGain(now, effect),
    );
  };
  test.each<[string, Effect[], number, number[]]>([
    // fence 1 · upgrade 1 × 2 · park 1 + 1 · pool 2 + 1 · temp 1 + 1 + 7 for the most temps · bis 2 houses
    ['the first card', [], 0, [1, 2, 2, 3, 9, 2]],
    // the group park, upgrade is 2 × 2 = 4: another house is worth 2 more
    ['into an upgraded estate', ['park', 'upgrade'], 0, [1, 2, 3, 4, 10, 4]],
    // behind against three temps of the player: second place gives 4
    ['fewer temps than the player', [], 3, [1, 2, 2, 3, 6, 2]],
    // five estates of 1 are there: a sixth counts only if it is better than one of them
    [
      'a sixth estate',
      ['park', 'fence', 'park', 'fence', 'park', 'fence', 'park', 'fence', 'park', 'fence'],
      0,
      [1, 1, 1, 2, 8, 1],
    ],
  ])('%s', (_name, pile, temps, expected) => {
    expect(gains(pile, temps)).toEqual(expected);
  });

  test('nothing is told at level 0, nor without AAA', () => {
    const zero = { ...OPPONENT, level0Places: [6, 4, 2] };
    expect(rivalGain(gameOf({ play: { kind: 'aaa', opponent: zero } }), 'park')).toBeNull();
    expect(rivalGain(gameOf({}), 'park')).toBeNull();
  });
});

test('the figures are those of the card in play', () => {
  const figures: AaaFigures = { ...OPPONENT, bisHouses: 4, upgradeValue: 3 };
  expect(pileGroups(['bis', 'upgrade'], figures)[0]?.value).toBe(15);
});
