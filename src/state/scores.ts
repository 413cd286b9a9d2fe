import { createStore, type StoreApi } from 'zustand/vanilla';

import { NO_ENTRY, type Entry, type FinalTable } from '../game/table';
import type { Repositories } from '../storage/repositories';
import type { GameHeader, Player } from '../storage/types';
import {
  finishedOf,
  playersOf,
  playsAlone,
  resultsOf,
  tableOf,
  type Finished,
  type TablePlayer,
} from './standings';
import { createWriter } from './writer';

export const MOST_PLAYERS = 100;

/** The points of one finished game, and the table around it. */
export interface Counted {
  readonly header: GameHeader;
  readonly finished: Finished;
  readonly players: readonly TablePlayer[]; // in the order of the table
  readonly table: FinalTable;
  readonly turns: number | null; // null: played on paper
}

export type ScoreStatus = 'loading' | 'ready' | 'running' | 'broken' | 'gone' | 'failed';

export interface ScoreState {
  readonly status: ScoreStatus;
  readonly counted: Counted | null;
  readonly known: readonly Player[]; // on this device
  readonly saved: boolean; // false: the last change is not in the database
  read(): Promise<void>;
  know(): Promise<void>; // the players of the device have changed
  change(seat: number, part: Partial<Entry>): void;
  add(name: string, playerId: string | null): void;
  remove(seat: number): TablePlayer | null; // never whose town it is
  restore(seat: number, player: TablePlayer): void;
}
export type ScoreStore = StoreApi<ScoreState>;

/** Reads a finished game and keeps every change to its table as it is made. */
export function createScoreStore({ games, players, results }: Repositories, id: string): ScoreStore {
  return createStore<ScoreState>((set, get) => {
    const save = createWriter(
      ({ finished, players: seats }: Counted) => results.replace(id, resultsOf(finished, seats)),
      (saved) => set({ saved }),
    );
    const seat = (next: readonly TablePlayer[]) => {
      const { counted } = get();
      if (counted === null) return;
      const changed = { ...counted, players: next, table: tableOf(counted.finished, next) };
      set({ counted: changed });
      void save(changed);
    };
    const seats = () => get().counted?.players ?? [];
    return {
      status: 'loading',
      counted: null,
      known: [],
      saved: true,
      async read() {
        try {
          const [loaded, known] = await Promise.all([games.load(id), players.list()]);
          if (loaded === null) return set({ status: 'gone' });
          const finished = finishedOf(loaded);
          if (finished === null) return set({ status: loaded.state === 'broken' ? 'broken' : 'running' });
          const me = known.find(({ isMe }) => isMe)?.id ?? null;
          const here = playersOf(loaded.results, me);
          const all =
            here.length > 0 ? here : [{ playerId: me, name: '', entry: { ...NO_ENTRY, own: true } }];
          const turns = loaded.state === 'playable' ? loaded.timeline.game.turn.index : null;
          const table = tableOf(finished, all);
          set({
            status: 'ready',
            known,
            counted: { header: loaded.header, finished, players: all, table, turns },
          });
          if (!playsAlone(finished.setup) && isStale(loaded.results, resultsOf(finished, all))) seat(all); // the game went on, or ended for the first time
        } catch {
          set({ status: 'failed' });
        }
      },
      async know() {
        set({ known: await players.list().catch(() => get().known) });
      },
      change: (index, part) =>
        seat(seats().map((old, i) => (i === index ? { ...old, entry: { ...old.entry, ...part } } : old))),
      add(name, playerId) {
        if (seats().length < MOST_PLAYERS) seat([...seats(), { playerId, name, entry: NO_ENTRY }]);
      },
      remove(index) {
        const gone = seats()[index];
        if (gone === undefined || gone.entry.own) return null;
        seat(seats().filter((_, i) => i !== index));
        return gone;
      },
      restore: (index, player) => seat([...seats().slice(0, index), player, ...seats().slice(index)]),
    };
  });
}

type Figures = { readonly total: number | null; readonly place: number | null };

function isStale(kept: readonly Figures[], now: readonly Figures[]): boolean {
  const print = (list: readonly Figures[]) => JSON.stringify(list.map(({ total, place }) => [total, place]));
  return print(kept) !== print(now);
}
