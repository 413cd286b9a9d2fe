import fc from 'fast-check';
import { below, randomFrom, seedWords, shuffled } from '../../src/rules/random';

/** The algorithm as its page tells it, in whole numbers of any size. */
function told(seed: string): () => bigint {
  const word = (n: bigint) => n & 0xffffffffn;
  const rotl = (n: bigint, by: bigint) => word((n << by) | (n >> (32n - by)));
  let hash = 0x6a09e667n ^ BigInt(seed.length);
  for (let i = 0; i < seed.length; i += 1)
    hash = rotl(word((hash ^ BigInt(seed.charCodeAt(i))) * 0xcc9e2d51n), 13n);
  const take = () => {
    hash = word((hash ^ (hash >> 16n)) * 0x85ebca6bn);
    hash = word((hash ^ (hash >> 13n)) * 0xc2b2ae35n);
    return (hash ^= hash >> 16n);
  };
  let [a, b, c, counter] = [take(), take(), take(), take()];
  const next = () => {
    const result = word(a + b + counter);
    counter = word(counter + 1n);
    a = b ^ (b >> 9n);
    b = word(c + word(c << 3n));
    c = word(rotl(c, 21n) + result);
    return result;
  };
  for (let i = 0; i < 12; i += 1) next();
  return next;
}

test('the stream is the documented one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff), { maxLength: 12 }), (units) => {
      const seed = String.fromCharCode(...units);
      const random = randomFrom(seed);
      const expected = told(seed);
      expect(Array.from({ length: 20 }, () => random.next())).toEqual(
        Array.from({ length: 20 }, () => Number(expected())),
      );
    }),
  );
});

test('known values, as in docs/random.md', () => {
  const random = randomFrom('picket');
  expect([random.next(), random.next(), random.next(), random.next()]).toEqual([
    1395442415, 1063936455, 1551677196, 3712761567,
  ]);
  expect(shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], randomFrom('picket'))).toEqual([
    2, 1, 0, 9, 8, 3, 7, 4, 6, 5,
  ]);
  expect(seedWords('')).toEqual([167010153, 2610615433, 1495386444, 1351578270]);
});

test('numbers below a bound are even: what would favour some is drawn again', () => {
  const words = [0xffffffff, 0xfffffffe, 5];
  const random = { next: () => words.shift() ?? 0 };
  expect(below(random, 3)).toBe(2); // 2³² − 1 is a multiple of 3, so only the very last word is thrown away
  expect(words).toEqual([5]);
});

test('every number below the bound occurs, none at it', () => {
  const random = randomFrom('even');
  const counts = new Array<number>(15).fill(0);
  for (let i = 0; i < 15_000; i += 1) {
    const number = below(random, 15);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  expect(counts).toHaveLength(15);
  for (const count of counts) expect(count).toBeGreaterThan(0);
});

test('a shuffle keeps every card and leaves its list alone', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.nat(), { maxLength: 90 }), (seed, list) => {
      const before = [...list];
      const after = shuffled(list, randomFrom(seed));
      expect(list).toEqual(before);
      expect([...after].sort((a, b) => a - b)).toEqual([...list].sort((a, b) => a - b));
    }),
    { numRuns: 50 },
  );
});

test('each place is as likely for each card', () => {
  const counts = [0, 0, 0, 0].map(() => [0, 0, 0, 0]);
  for (let i = 0; i < 4_000; i += 1) {
    shuffled([0, 1, 2, 3], randomFrom(`n${i}`)).forEach((card, place) => {
      const row = counts[card];
      if (row !== undefined) row[place] = (row[place] ?? 0) + 1;
    });
  }
  for (const row of counts) for (const count of row) expect(Math.abs(count - 1000)).toBeLessThan(130); // over 4 σ
});
