import { createStore, type StoreApi } from 'zustand/vanilla';

import type { EditionId } from '../editions/types';
import type { BoxItem } from '../game/boxItem';
import { randomFrom } from '../rules/random';
import type { PlanCard } from '../rules/types';
import type { KeyValue } from '../storage/keyValuePort';
import {
  EMPTY_SLOT,
  filledUp,
  inEdition,
  redrawn,
  slotsOf,
  withDrawn,
  type Mode,
  type PlanSlot,
  type TableDraft,
} from './tableDraft';
import { FIRST_MEMORY, readTable, withGroup, writeTable, type TableMemory } from './tableMemory';
import { suggestTown } from './towns';

export interface TableState extends TableMemory {
  /** Answers what is still open: plans, a town, and "me" as the only player of a first game. */
  prepare(me: string | null): void;
  setEdition(edition: EditionId): void;
  setMode(mode: Mode): void;
  setAdvanced(advanced: boolean): void;
  setSheet(sheetId: string | null): void;
  setOpponent(opponentId: string | null): void;
  setTown(town: string): void;
  newTown(): void;
  pickPlan(index: number, card: PlanCard): void;
  draw(only?: readonly number[]): void;
  togglePlayer(id: string): void;
  setPlayers(players: readonly string[]): void;
  /** Ids of players that were merged into another. */
  replacePlayer(from: string, into: string): void;
  /** After the start: the next game gets new plans and a new town, and remembers who played. */
  begun(): void;
  /** All data is deleted: nothing is remembered of who played, and how. */
  forget(): void;
}
export type TableStore = StoreApi<TableState>;

interface Surroundings {
  readonly device: KeyValue;
  readonly items: () => readonly BoxItem[]; // My box, as it is now
  readonly seed: () => string; // chance comes from outside
}

/** The next game being set up; kept at every change, so nothing is lost by leaving, turning or closing. */
export function createTableStore({ device, items, seed }: Surroundings): TableStore {
  return createStore<TableState>((set, get) => {
    const keep = (part: Partial<TableMemory>) => {
      set(part);
      const { draft, groups } = get();
      writeTable(device, { draft, groups });
    };
    const chance = () => ({ items: items(), random: randomFrom(seed()) });
    const change = (part: Partial<TableDraft>) => keep({ draft: { ...get().draft, ...part } });
    const follow = (draft: TableDraft) => keep({ draft: redrawn(draft, chance()) });
    return {
      ...readTable(device),
      prepare(me) {
        const { draft } = get();
        const town = draft.town.trim() === '' ? suggestTown(randomFrom(seed()), '') : draft.town;
        const players = draft.players.length === 0 && me !== null ? [me] : draft.players;
        keep({ draft: filledUp({ ...draft, town, players }, chance()) });
      },
      setEdition: (edition) => keep({ draft: filledUp(inEdition(get().draft, edition), chance()) }),
      setMode: (mode) => change({ mode }),
      setAdvanced: (advanced) => follow({ ...get().draft, advanced }),
      setSheet: (sheetId) => change({ sheetId }),
      setOpponent: (opponentId) => change({ opponentId }),
      setTown: (town) => change({ town }),
      newTown: () => change({ town: suggestTown(randomFrom(seed()), get().draft.town) }),
      pickPlan(index, card) {
        const { draft } = get();
        const slots = slotsOf(draft).map((slot, i): PlanSlot =>
          i === index ? { card, byHand: true } : slot,
        );
        change({ plans: { ...draft.plans, [draft.edition]: slots } });
      },
      draw: (only) => keep({ draft: withDrawn(get().draft, chance(), only) }),
      togglePlayer(id) {
        const { players } = get().draft;
        change({ players: players.includes(id) ? players.filter((one) => one !== id) : [...players, id] });
      },
      setPlayers: (players) => change({ players }),
      replacePlayer(from, into) {
        const swap = (list: readonly string[]) => [...new Set(list.map((id) => (id === from ? into : id)))];
        const { draft, groups } = get();
        keep({ draft: { ...draft, players: swap(draft.players) }, groups: groups.map(swap) });
      },
      begun() {
        const { draft, groups } = get();
        const fresh = {
          ...draft,
          plans: { ...draft.plans, [draft.edition]: slotsOf(draft).map(() => EMPTY_SLOT) },
        };
        keep({ draft: { ...fresh, town: '' }, groups: withGroup(groups, draft.players) });
      },
      forget: () => keep(FIRST_MEMORY),
    };
  });
}
