import { createContext, use } from 'react';
import { useStore } from 'zustand';

import type { GamesState, GamesStore } from '../state/games';

export const GamesContext = createContext<GamesStore | null>(null);

export function useGames<T>(select: (state: GamesState) => T): T {
  const store = use(GamesContext);
  if (store === null) throw new Error('a screen stands outside of GamesContext');
  return useStore(store, select);
}
