import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

import type { GameState, GameStore } from '../../state/gameStore';

export const GameContext = createContext<GameStore | null>(null);

/** The store of the game on screen: for handlers, which need no subscription. */
export function useGameStore(): GameStore {
  const store = use(GameContext);
  if (store === null) throw new Error('a part of the sheet stands outside of GameContext');
  return store;
}

/** Subscribes to one value; give a primitive, so that only a real change renders. */
export function useGame<T>(select: (state: GameState) => T): T {
  return useStore(useGameStore(), select);
}

/** Subscribes to a flat object of primitives. */
export function useGameView<T extends object>(select: (state: GameState) => T): T {
  return useStore(useGameStore(), useShallow(select));
}
