import { quickSetup } from '../src/game/town';
import { below, randomFrom } from '../src/rules/random';
import type { Setup } from '../src/rules/types';
import { TOWNS } from '../src/state/towns';

/** An address with a seed keeps its town: new names are only ever added behind these. */
const QUICK_TOWNS = TOWNS.slice(0, 7);

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
  const town = QUICK_TOWNS[below(random, QUICK_TOWNS.length)] ?? TOWNS[0];
  return { town, setup: quickSetup('2018', advanced, random) };
}
