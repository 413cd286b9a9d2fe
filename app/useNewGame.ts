import { useCallback } from 'react';

import type { Beginning } from '../src/state/games';
import { useGames } from '../src/ui/GamesContext';
import { newTown, type NewGame } from './newTown';

export const byChance = (advanced: boolean): NewGame => ({ advanced, seed: `${Date.now()}` });

/** The one place where games begin; gives the id. */
export function useBegin(): (game: Beginning) => string {
  const start = useGames((state) => state.start);
  return useCallback((game) => start(game).id, [start]);
}

/** Starts a game by chance; gives its id. */
export function useStartGame(): (game: NewGame) => string {
  const begin = useBegin();
  return useCallback((game) => begin(newTown(game)), [begin]);
}
