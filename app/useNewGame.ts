import { useNavigation } from '@react-navigation/native';
import { useCallback } from 'react';

import { quickSetup } from '../src/game/town';
import { below, randomFrom } from '../src/rules/random';
import { useGames } from '../src/ui/GamesContext';

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
  seed: string; // the same seed draws the same plans
}

export const byChance = (advanced: boolean): NewGame => ({ advanced, seed: `${Date.now()}` });

/** Starts a game as most are played (2018, three plans by chance); gives its id. */
export function useStartGame(): (game: NewGame) => string {
  const start = useGames((state) => state.start);
  return useCallback(
    ({ advanced, seed }) => {
      const random = randomFrom(seed);
      const town = TOWNS[below(random, TOWNS.length)] ?? TOWNS[0];
      return start(quickSetup('2018', advanced, random), town).id;
    },
    [start],
  );
}

/** Starts a game and opens it. */
export function useNewGame(): (advanced: boolean) => void {
  const navigation = useNavigation();
  const start = useStartGame();
  return (advanced) => navigation.navigate('Game', { id: start(byChance(advanced)) });
}
