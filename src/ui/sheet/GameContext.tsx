import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

import type { GameState, GameStore } from '../../state/gameStore';
import { houseKey } from '../../state/targets';
import { afterPaint } from './afterPaint';
import { townOf } from './houses';
import type { HouseAnswer, HouseLook } from './views';

export const GameContext = createContext<GameStore | null>(null);

/** The store of the game on screen: for handlers, which need no subscription. */
export function useGameStore(): GameStore {
  const store = use(GameContext);
  if (store === null) throw new Error('a part of the sheet stands outside of GameContext');
  return store;
}

/**
 * A tap is answered in two strokes: what lies under the finger (key, tile, number, fence) is painted at once, all that
 * follows from it (lights, labels, tracks, plans, score) with the next frame.
 */
type Readable = Pick<GameStore, 'getState' | 'getInitialState' | 'subscribe'>;
const followers = new WeakMap<GameStore, Readable>();

function followerOf(store: GameStore): Readable {
  const known = followers.get(store);
  if (known) return known;
  const listeners = new Set<Parameters<GameStore['subscribe']>[0]>();
  let told: GameState | null = null; // what the listeners know, while news are on their way
  store.subscribe((_, before) => {
    if (told !== null) return;
    told = before;
    afterPaint(() => {
      const known = told ?? before;
      told = null;
      for (const listener of [...listeners]) listener(store.getState(), known);
    });
  });
  const follower: Readable = {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  followers.set(store, follower);
  return follower;
}

/** Subscribes to one value; give a primitive, so that only a real change renders. */
export function useGame<T>(select: (state: GameState) => T): T {
  return useStore(followerOf(useGameStore()), select);
}

/** Subscribes to a flat object of primitives. */
export function useGameView<T extends object>(select: (state: GameState) => T): T {
  return useStore(followerOf(useGameStore()), useShallow(select));
}

/** The same for what lies under the finger: painted first. */
export function useGameNow<T>(select: (state: GameState) => T): T {
  return useStore(useGameStore(), select);
}

export function useGameViewNow<T extends object>(select: (state: GameState) => T): T {
  return useStore(useGameStore(), useShallow(select));
}

export function useHouseLook(street: number, house: number): HouseLook {
  const store = useGameStore();
  return useStore(store, () => viewsOf(store, street, house).look);
}

export function useHouseAnswer(street: number, house: number): HouseAnswer {
  const store = useGameStore();
  return useStore(followerOf(store), () => viewsOf(store, street, house).answer);
}

function viewsOf(store: GameStore, street: number, house: number) {
  const views = townOf(store).get(houseKey(street, house));
  if (!views) throw new Error(`no house ${street}.${house} on this sheet`);
  return views;
}
