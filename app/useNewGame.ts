import { useNavigation } from '@react-navigation/native';
import { useCallback } from 'react';

import { useGames } from '../src/ui/GamesContext';
import { newTown, type NewGame } from './newTown';

export const byChance = (advanced: boolean): NewGame => ({ advanced, seed: `${Date.now()}` });

/** Starts a game; gives its id. */
export function useStartGame(): (game: NewGame) => string {
  const start = useGames((state) => state.start);
  return useCallback(
    (game) => {
      const { town, setup } = newTown(game);
      return start(setup, town).id;
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
