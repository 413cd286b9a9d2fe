import { createStore, type StoreApi } from 'zustand/vanilla';

import { startTimeline, type Timeline } from '../game/log';
import type { Setup } from '../rules/types';
import type { GamesRepository } from '../storage/repositories';
import type { GameHeader, LoadedGame, PlayableGame, PlayerResult } from '../storage/types';
import { createGameStore, type GameStore } from './gameStore';
import { createSaver, type Kept, type Saver, type SaverPort } from './saver';

export interface RunningGame {
  readonly id: string;
  readonly town: string;
  readonly store: GameStore;
  readonly saver: Saver;
}

export interface Beginning {
  readonly setup: Setup;
  readonly town: string;
  readonly seats?: readonly PlayerResult[]; // who is at the table
}

export type Found = 'open' | 'broken' | 'gone';

export interface GamesState {
  readonly loaded: boolean; // the list is that of the database
  readonly running: readonly RunningGame[]; // changed last comes first
  readonly broken: readonly GameHeader[]; // of them, those that cannot be played on
  start(beginning: Beginning): RunningGame; // shown at once, kept in the background
  /** Takes up a game that is not in the list: a finished one, by its address. */
  open(id: string): Promise<Found>;
  /** Reads the list anew, after a backup was restored or all data deleted. */
  reload(): Promise<void>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
}
export type GamesStore = StoreApi<GamesState>;

/** The games being played, several at a time. */
export function createGamesStore(storage: Promise<SaverPort>, newId: () => string): GamesStore {
  const store = createStore<GamesState>((set, get) => {
    const put = (game: RunningGame) => {
      set({ running: [game, ...get().running.filter(({ id }) => id !== game.id)] });
      return game;
    };
    const repository = async (): Promise<GamesRepository> => (await storage).games;
    return {
      loaded: false,
      running: [],
      broken: [],
      start({ setup, town, seats = [] }) {
        const id = newId();
        const timeline = startTimeline(setup);
        const game = put(living({ storage, id, town, seats, timeline, kept: null }));
        game.saver.keep(timeline);
        return game;
      },
      async open(id) {
        if (get().running.some((game) => game.id === id)) return 'open';
        const found = await (await repository()).load(id);
        if (found === null) return 'gone';
        if (found.state !== 'playable') return 'broken'; // nothing to play on, be it damaged or played on paper
        put(resumed(storage, found));
        return 'open';
      },
      async reload() {
        const games = await repository();
        const before = get().running;
        const list = await games.running();
        const here = get().running; // may have grown meanwhile, and each game may have gone on
        const begun = here.filter((game) => !before.includes(game));
        const kept = list
          .filter(isPlayable)
          .filter(({ header }) => !begun.some(({ id }) => id === header.id));
        set({
          loaded: true,
          running: [...begun, ...kept.map((game) => goingOn(here, game) ?? resumed(storage, game))],
          broken: list.filter((game) => !isPlayable(game)).map(({ header }) => header),
        });
      },
      async remove(id) {
        await (await repository()).remove(id);
        set({ running: get().running.filter((game) => game.id !== id) });
      },
      async restore(id) {
        await (await repository()).restore(id);
        await get().open(id);
      },
    };
  });
  void takeUp(store, storage);
  return store;
}

/** The first list; games begun before the database was there are kept first. */
async function takeUp(store: GamesStore, storage: Promise<SaverPort>): Promise<void> {
  try {
    await storage;
    await Promise.all(store.getState().running.map(({ saver }) => saver.idle()));
    await store.getState().reload();
  } catch {
    store.setState({ loaded: true }); // no database: its state says so to whoever looks
  }
}

const isPlayable = (game: LoadedGame): game is PlayableGame => game.state === 'playable';

/** A game in hand is never older than its copy in the database: it goes on as it is, but for its name. */
function goingOn(here: readonly RunningGame[], { header }: PlayableGame): RunningGame | null {
  const game = here.find(({ id }) => id === header.id);
  return game ? { ...game, town: header.town } : null;
}

function resumed(storage: Promise<SaverPort>, { header, results, timeline }: PlayableGame): RunningGame {
  const kept = { timeline, status: header.status, results };
  return living({ storage, id: header.id, town: header.town, seats: results, timeline, kept });
}

interface Living {
  readonly storage: Promise<SaverPort>;
  readonly id: string;
  readonly town: string;
  readonly seats: readonly PlayerResult[];
  readonly timeline: Timeline;
  readonly kept: Kept | null;
}

/** A game whose every change goes into the database. */
function living({ storage, id, town, seats, timeline, kept }: Living): RunningGame {
  const saver = createSaver({
    storage,
    game: { id, town, results: seats },
    kept,
    saved: (written) => store.getState().committed(written),
    failed: (why) => store.getState().notKept(why),
  });
  const store: GameStore = createGameStore(timeline, saver.keep);
  return { id, town, store, saver };
}
