import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Sheet } from '../rules/state';
import type { Repositories } from '../storage/repositories';
import type {
  GameHeader,
  HistoryCursor,
  HistoryEntry,
  HistoryFacets,
  HistoryFilter,
  LoadedGame,
  Player,
} from '../storage/types';

export const PAGE = 30; // games read at a time
const SKETCHED = 6; // towns at a time: each is a whole game played again

/** What a row can draw of a game. */
export type Town = Sheet | 'broken';

export interface HistoryState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly filter: HistoryFilter;
  readonly facets: HistoryFacets | null; // null: not read yet
  readonly matching: number; // games the filter lets through
  readonly entries: readonly HistoryEntry[]; // as far as they are read
  readonly players: ReadonlyMap<string, Player>;
  readonly towns: ReadonlyMap<string, Town>; // by townKey; they come after their rows
  read(): Promise<void>; // again, as far as it was read: something has changed
  narrow(filter: HistoryFilter): Promise<void>; // from the top, with another filter
  more(): Promise<void>;
}
export type HistoryStore = StoreApi<HistoryState>;

/** A game that was changed has another town. */
export const townKey = ({ id, updatedAt }: GameHeader): string => `${id} ${updatedAt}`;

/** The list of finished games: a filter, and the pages read so far. */
export function createHistoryStore({ games, history, players }: Repositories): HistoryStore {
  return createStore<HistoryState>((set, get) => {
    let asked = 0; // an answer to an older question is not shown
    let reading = false; // the next page
    let next: HistoryCursor | null = null;

    const sketch = async (entries: readonly HistoryEntry[]) => {
      const missing = entries.filter(({ header }) => !get().towns.has(townKey(header)));
      for (let start = 0; start < missing.length; start += SKETCHED) {
        const ids = missing.slice(start, start + SKETCHED).map(({ header }) => header.id);
        const loaded = await games.loadMany(ids);
        const drawn = loaded.map((game): [string, Town] => [townKey(game.header), townOf(game)]);
        set({ towns: new Map([...get().towns, ...drawn]) });
      }
    };

    const readFrom = async (size: number) => {
      const mine = (asked += 1);
      const { filter } = get();
      try {
        const [facets, matching, page, everybody] = await Promise.all([
          history.facets(),
          history.count(filter),
          history.page(filter, null, size),
          players.list(),
        ]);
        if (mine !== asked) return;
        next = page.next;
        const known = new Map(everybody.map((player) => [player.id, player]));
        set({ status: 'ready', facets, matching, entries: page.entries, players: known });
        await sketch(page.entries);
      } catch {
        if (mine === asked) set({ status: 'failed' });
      }
    };

    return {
      status: 'loading',
      filter: {},
      facets: null,
      matching: 0,
      entries: [],
      players: new Map(),
      towns: new Map(),
      read: () => readFrom(Math.max(PAGE, get().entries.length)),
      async narrow(filter) {
        set({ filter });
        await readFrom(PAGE);
      },
      async more() {
        if (next === null || reading) return;
        const mine = asked;
        reading = true;
        try {
          const page = await history.page(get().filter, next, PAGE);
          if (mine !== asked) return;
          next = page.next;
          set({ entries: [...get().entries, ...page.entries] });
          await sketch(page.entries);
        } catch {
          if (mine === asked) set({ status: 'failed' });
        } finally {
          reading = false;
        }
      },
    };
  });
}

function townOf(game: LoadedGame): Town {
  if (game.state === 'paper') return game.sheet;
  return game.state === 'playable' ? game.timeline.game.sheet : 'broken';
}

const known = new WeakMap<Repositories, HistoryStore>();

/** The history of these repositories: the same for every screen, so that what one changes the other shows. */
export function historyOf(repositories: Repositories): HistoryStore {
  const store = known.get(repositories) ?? createHistoryStore(repositories);
  known.set(repositories, store);
  return store;
}
