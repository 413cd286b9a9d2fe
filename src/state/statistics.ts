import { createStore, type StoreApi } from 'zustand/vanilla';

import { facetsOf, statisticsOf, type Statistics, type StatsFacets } from '../game/statistics';
import type { StatsFilter } from '../game/statistics/entries';
import type { Played } from '../game/statistics/rows';
import { countFacts } from '../storage/facts';
import type { Database } from '../storage/port';
import { readPlayed } from '../storage/statistics';

export interface StatsState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly filter: StatsFilter;
  readonly facets: StatsFacets | null; // null: not read yet
  readonly statistics: Statistics | null;
  read(): Promise<void>; // games may have ended or changed since
  narrow(filter: StatsFilter): void;
}
export type StatsStore = StoreApi<StatsState>;

/** The games on this device, counted; what is not counted yet comes in afterwards. */
export function createStatsStore(database: Database): StatsStore {
  return createStore<StatsState>((set, get) => {
    let played: readonly Played[] = [];
    let asked = 0; // an answer to an older question is not shown
    const show = async (mine: number) => {
      const rows = await readPlayed(database);
      if (mine !== asked) return;
      played = rows;
      set({
        status: 'ready',
        facets: facetsOf(played),
        statistics: statisticsOf(played, get().filter),
      });
    };
    return {
      status: 'loading',
      filter: {},
      facets: null,
      statistics: null,
      async read() {
        const mine = (asked += 1);
        try {
          await show(mine);
          let counted = 0;
          for (let more = await countFacts(database); more > 0; more = await countFacts(database))
            counted += more;
          if (counted > 0) await show(mine);
        } catch {
          if (mine === asked) set({ status: 'failed' });
        }
      },
      narrow(filter) {
        set({ filter, statistics: statisticsOf(played, filter) });
      },
    };
  });
}

const known = new WeakMap<Database, StatsStore>();

/** The statistics of this database: filters stay as they were left. */
export function statsOf(database: Database): StatsStore {
  const store = known.get(database) ?? createStatsStore(database);
  known.set(database, store);
  return store;
}
