import { quickSetup } from '../src/game/town';
import { below, randomFrom } from '../src/rules/random';
import type { Setup } from '../src/rules/types';

/** Names of our own; the same in every language, as names are. */
const TOWNS = [
  'Clover Falls',
  'Maple Bend',
  'Sunny Acres',
  'Larkspur',
  'Juniper Hills',
  'Peach Grove',
  'Bluebird Creek',
] as const;

export interface NewGame {
  advanced: boolean; // with roundabouts and advanced plans
  seed: string; // the same seed draws the same town and plans
}

export interface NewTown {
  town: string;
  setup: Setup;
}

/** A game as most are played: 2018, with a name and three plans by chance. */
export function newTown({ advanced, seed }: NewGame): NewTown {
  const random = randomFrom(seed);
  const town = TOWNS[below(random, TOWNS.length)] ?? TOWNS[0];
  return { town, setup: quickSetup('2018', advanced, random) };
}
