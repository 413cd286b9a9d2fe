import { useNavigation } from '@react-navigation/native';

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

/** Starts a game as most are played (2018, basic, three plans by chance) and opens it. */
export function useNewGame(advanced = false): () => void {
  const navigation = useNavigation();
  const start = useGames((state) => state.start);
  return () => {
    const random = randomFrom(`${Date.now()}`);
    const town = TOWNS[below(random, TOWNS.length)] ?? TOWNS[0];
    const { id } = start(quickSetup('2018', advanced, random), town);
    navigation.navigate('Game', { id });
  };
}
