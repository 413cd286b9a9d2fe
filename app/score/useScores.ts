import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';

import { createScoreStore, type ScoreStore } from '../../src/state/scores';
import type { Repositories } from '../../src/storage/repositories';
import { useGames } from '../../src/ui/GamesContext';

/** The points of a game, read whenever its screen comes to the front; what is just being written is waited for. */
export function useScores(repositories: Repositories, id: string): ScoreStore {
  const [store] = useState(() => createScoreStore(repositories, id));
  const idle = useGames((state) => state.running.find((game) => game.id === id)?.saver.idle);
  useFocusEffect(
    useCallback(() => {
      const read = store.getState().read;
      void (idle?.() ?? Promise.resolve()).then(read);
    }, [store, idle]),
  );
  return store;
}
