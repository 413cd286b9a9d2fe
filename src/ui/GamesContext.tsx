import { createContext, use } from 'react';
import { useStore } from 'zustand';

import { createGamesStore, type GamesState, type GamesStore } from '../state/games';

export const GamesContext = createContext<GamesStore>(createGamesStore({ keep: () => undefined }));

export function useGames<T>(select: (state: GamesState) => T): T {
  return useStore(use(GamesContext), select);
}
