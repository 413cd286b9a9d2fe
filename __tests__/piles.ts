import type { AaaFigures } from '../src/game/aaa';
import type { Effect } from '../src/rules/types';

/** A pile added up by hand (R11.7): its estates in order, and what the five best are worth. */
export interface CountedPile {
  readonly name: string;
  readonly pile: readonly Effect[];
  readonly figures: AaaFigures;
  readonly groups: readonly string[]; // houses × worth of each = value
  readonly best: number;
  readonly line: string; // AAA's whole score without plans, against a player without temps (R11.6)
}

/** Points per park 1, pool 2, temp 1, fence 1; a bis is two houses, an upgraded house is worth 2. */
const SAM: AaaFigures = { park: 1, pool: 2, temp: 1, fence: 1, bisHouses: 2, upgradeValue: 2 };

const CARDS: Readonly<Record<string, Effect>> = {
  P: 'park',
  O: 'pool',
  T: 'temp',
  U: 'upgrade',
  B: 'bis',
  '|': 'fence',
};
/** "P U | O": a park, an upgrade, a fence, a pool. */
const cards = (text: string): Effect[] =>
  text.split(' ').flatMap((sign) => (CARDS[sign] === undefined ? [] : [CARDS[sign]]));

const row = (
  name: string,
  text: string,
  rest: Omit<CountedPile, 'name' | 'pile' | 'figures'>,
): CountedPile => ({
  name,
  pile: cards(text),
  figures: SAM,
  ...rest,
});

export const PILES: readonly CountedPile[] = [
  // three one-house cards, one of them an upgrade, and one bis: 3 + 2 = 5 houses × 2; one park 1, one pool 2
  row('E3: five houses, upgraded', 'P U O B', {
    groups: ['5 × 2 = 10'],
    best: 10,
    line: 'parks 1, pools 2, temps 0, estates 10, fences 0, total 13',
  }),
  row('nothing given yet', '', {
    groups: [],
    best: 0,
    line: 'parks 0, pools 0, temps 0, estates 0, fences 0, total 0',
  }),
  // one estate between the two ends; 2 parks, 1 pool 2, 1 temp 1 + 7 for the most
  row('no fence', 'P P O T', {
    groups: ['4 × 1 = 4'],
    best: 4,
    line: 'parks 2, pools 2, temps 8, estates 4, fences 0, total 16',
  }),
  row('fences alone', '| | |', {
    groups: [],
    best: 0,
    line: 'parks 0, pools 0, temps 0, estates 0, fences 3, total 3',
  }),
  row('fences at both ends', '| P U |', {
    groups: ['2 × 2 = 4'],
    best: 4,
    line: 'parks 1, pools 0, temps 0, estates 4, fences 2, total 7',
  }),
  row('fences side by side hold no estate between them', 'P | | O O', {
    groups: ['1 × 1 = 1', '2 × 1 = 2'],
    best: 3,
    line: 'parks 1, pools 4, temps 0, estates 3, fences 2, total 10',
  }),
  // 1, 2, 3, 1, 4, 2: the five best are 4 + 3 + 2 + 2 + 1
  row('six estates: the least does not count', 'P | P P | P P P | P | P P P P | P P', {
    groups: ['1 × 1 = 1', '2 × 1 = 2', '3 × 1 = 3', '1 × 1 = 1', '4 × 1 = 4', '2 × 1 = 2'],
    best: 12,
    line: 'parks 13, pools 0, temps 0, estates 12, fences 5, total 30',
  }),
  // upgrades 2, 4 × 2, 1, 1, 3, 2 × 2, 1: 8 + 4 + 3 + 2 + 1
  row('seven estates, some upgraded', 'U | O U P O | T | P | T T P | P U | O', {
    groups: ['1 × 2 = 2', '4 × 2 = 8', '1 × 1 = 1', '1 × 1 = 1', '3 × 1 = 3', '2 × 2 = 4', '1 × 1 = 1'],
    best: 18,
    line: 'parks 4, pools 6, temps 10, estates 18, fences 6, total 44',
  }),
  // an upgrade card is a house itself; more of them change nothing: 4 houses × 2, not × 8
  row('several upgrades in one estate', 'U U U P', {
    groups: ['4 × 2 = 8'],
    best: 8,
    line: 'parks 1, pools 0, temps 0, estates 8, fences 0, total 9',
  }),
  row('an estate of more than six houses counts in full', 'P B B B T O U P', {
    groups: ['11 × 2 = 22'],
    best: 22,
    line: 'parks 2, pools 2, temps 8, estates 22, fences 0, total 34',
  }),
  ...[1, 2, 3, 4].map((bisHouses): CountedPile => {
    // two bis and an upgrade: 2 × bis + 1 houses, each worth 2; behind the fence one bis alone
    const first = 2 * bisHouses + 1;
    const value = [6, 10, 14, 18][bisHouses - 1] ?? 0;
    return {
      name: `a bis card is ${bisHouses} houses`,
      pile: cards('B U B | B'),
      figures: { ...SAM, bisHouses },
      groups: [`${first} × 2 = ${value}`, `${bisHouses} × 1 = ${bisHouses}`],
      best: value + bisHouses,
      line: `parks 0, pools 0, temps 0, estates ${value + bisHouses}, fences 1, total ${value + bisHouses + 1}`,
    };
  }),
  // mock-up: 5 × 2, 4 × 2, 2 × 1, 3 × 2; parks 3, pools 2 × 2, temps 2 + 7
  row('four estates as drawn in the sketch', 'P U B T | O P U O | B | T P U', {
    groups: ['5 × 2 = 10', '4 × 2 = 8', '2 × 1 = 2', '3 × 2 = 6'],
    best: 26,
    line: 'parks 3, pools 4, temps 9, estates 26, fences 3, total 45',
  }),
];
