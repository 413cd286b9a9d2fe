import fc from 'fast-check';
import type { Paper } from './naive';

const POOLS = [
  [3, 7, 8],
  [1, 4, 8],
  [2, 7, 11],
];
const HOUSES = [10, 11, 12];

interface Cell {
  readonly kind: 'number' | 'bis' | 'empty' | 'circle';
  readonly fence: boolean;
  readonly pool: boolean;
  readonly used: boolean;
}

const cell: fc.Arbitrary<Cell> = fc.record({
  kind: fc.constantFrom('number', 'number', 'number', 'number', 'bis', 'bis', 'empty', 'circle'),
  fence: fc.boolean(),
  pool: fc.boolean(),
  used: fc.constantFrom(true, false, false, false, false, false),
});

/** Writes a row from wishes: what the rules forbid is left out. */
function rowOf(wishes: readonly Cell[], pools: readonly number[]): string {
  let number = -1;
  const words: string[] = [];
  wishes.forEach((wish, index) => {
    const before = words.at(-1);
    const beside = before !== undefined && /^\d/.test(before);
    const circle = wish.kind === 'circle';
    if (index > 0 && (wish.fence || circle || before === 'R') && !(wish.kind === 'bis' && beside))
      words.push('|');
    const mark = wish.used ? '!' : '';
    if (circle) {
      number = -1;
      words.push('R');
    } else if (wish.kind === 'bis' && beside) {
      words.push(`${number}b${mark}`);
    } else if (wish.kind === 'empty' || number === 17) {
      words.push('_');
    } else {
      number += 1;
      words.push(`${number}${wish.pool && pools.includes(index + 1) ? '*' : ''}${mark}`);
    }
  });
  return words.join(' ');
}

function rows(): fc.Arbitrary<string[]> {
  const streets = HOUSES.map((houses, index) =>
    fc.array(cell, { minLength: houses, maxLength: houses }).map((wishes) => {
      let circles = 0;
      const few = wishes.map((wish) =>
        wish.kind === 'circle' && (circles += 1) > 1 ? { ...wish, kind: 'empty' as const } : wish,
      );
      return rowOf(few, POOLS[index] ?? []);
    }),
  );
  return fc.tuple(...streets).map((texts) => [...texts]);
}

const ticks = (...most: number[]): fc.Arbitrary<number[]> =>
  fc.tuple(...most.map((max) => fc.nat(max))).map((list) => [...list]);

/** Sheets dense with estates, marks, pools, bis and roundabouts; more roundabouts than a game has are fine here. */
export const anyPaper: fc.Arbitrary<Paper> = fc.record({
  rows: rows(),
  parks: ticks(3, 4, 5),
  upgrades: ticks(1, 2, 3, 4, 4, 4),
  temps: fc.nat(11),
  refusals: fc.nat(3),
  plans: fc.array(fc.option(fc.nat(13)), { minLength: 3, maxLength: 3 }),
});
