import { at } from './at';

/** A stream of random 32-bit whole numbers. */
export interface Random {
  next(): number;
}

const WORD = 0x100000000;

/**
 * The hash of a seed: four 32-bit words from the UTF-16 code units of the text (docs/random.md).
 * Whole-number arithmetic only, so that every platform deals the same cards.
 */
export function seedWords(seed: string): [number, number, number, number] {
  let hash = (0x6a09e667 ^ seed.length) >>> 0;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0xcc9e2d51);
    hash = (hash << 13) | (hash >>> 19);
  }
  const word = () => {
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
    return hash >>> 0;
  };
  return [word(), word(), word(), word()];
}

const WARM_UP = 12;

/** The generator sfc32, started from the hash of the seed. */
export function randomFrom(seed: string): Random {
  let [a, b, c, counter] = seedWords(seed);
  const next = () => {
    const result = (a + b + counter) >>> 0;
    counter = (counter + 1) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + result) >>> 0;
    return result;
  };
  for (let round = 0; round < WARM_UP; round += 1) next();
  return { next };
}

/** A whole number from 0 to `bound - 1`, each equally likely: the uneven rest of the words is drawn again. */
export function below(random: Random, bound: number): number {
  const limit = WORD - (WORD % bound);
  let word = random.next();
  while (word >= limit) word = random.next();
  return word % bound;
}

/** A shuffled copy (Fisher–Yates, from the last place to the second). */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const copy = list.slice();
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const chosen = below(random, last + 1);
    const moved = at(copy, last);
    copy[last] = at(copy, chosen);
    copy[chosen] = moved;
  }
  return copy;
}
