import { createStore, type StoreApi } from 'zustand/vanilla';

import { startTimeline, type Timeline } from '../game/log';
import type { Setup } from '../rules/types';
import { createGameStore, type GameStore } from './gameStore';

export interface RunningGame {
  readonly id: string;
  readonly town: string;
  readonly store: GameStore;
}

/** Where games are kept; each change of a log is handed over whole. */
export interface GameKeeper {
  keep(id: string, timeline: Timeline): void;
}

export interface GamesState {
  readonly running: readonly RunningGame[]; // newest first
  start(setup: Setup, town: string): RunningGame;
  find(id: string): RunningGame | undefined;
}
export type GamesStore = StoreApi<GamesState>;

/** The games being played, several at a time. */
export function createGamesStore(keeper: GameKeeper): GamesStore {
  return createStore<GamesState>((set, get) => ({
    running: [],
    start(setup, town) {
      const id = String(get().running.length + 1);
      const store = createGameStore(startTimeline(setup), (timeline) => keeper.keep(id, timeline));
      const game: RunningGame = { id, town, store };
      set({ running: [game, ...get().running] });
      return game;
    },
    find: (id) => get().running.find((game) => game.id === id),
  }));
}
