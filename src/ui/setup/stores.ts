import { use } from 'react';
import { useStore } from 'zustand';

import { createBoxStore, type BoxState, type BoxStore } from '../../state/box';
import { createFormsStore, type FormsState, type FormsStore } from '../../state/forms';
import { createPaperStore, type PaperState, type PaperStore } from '../../state/paper';
import { createPlayersStore, type PlayersState, type PlayersStore } from '../../state/players';
import { createTableStore, type TableState, type TableStore } from '../../state/table';
import { SetupContext, type Surroundings } from '../SetupContext';

/** The stores behind New game, My box and Players. */
export interface SetupStores {
  readonly box: BoxStore;
  readonly players: PlayersStore;
  readonly table: TableStore;
  readonly forms: FormsStore;
  readonly paper: PaperStore;
}

const known = new WeakMap<Surroundings, SetupStores>();

/** The stores of these surroundings: made and filled once, then the same for every screen. */
export function storesOf(surroundings: Surroundings): SetupStores {
  const stores = known.get(surroundings) ?? madeFor(surroundings);
  known.set(surroundings, stores);
  return stores;
}

function madeFor({ device, boxKeeper, playersKeeper, newId }: Surroundings): SetupStores {
  const box = createBoxStore(boxKeeper, newId);
  const players = createPlayersStore(playersKeeper, newId);
  void box.getState().load();
  void players.getState().load();
  const table = createTableStore({ device, items: () => box.getState().items, seed: newId });
  return { box, players, table, forms: createFormsStore(), paper: createPaperStore(device) };
}

export const useSetupStores = (): SetupStores => storesOf(use(SetupContext));
export const useBox = <T>(select: (state: BoxState) => T): T => useStore(useSetupStores().box, select);
export const usePlayers = <T>(select: (state: PlayersState) => T): T =>
  useStore(useSetupStores().players, select);
export const useTable = <T>(select: (state: TableState) => T): T => useStore(useSetupStores().table, select);
export const useForms = <T>(select: (state: FormsState) => T): T => useStore(useSetupStores().forms, select);
export const usePaper = <T>(select: (state: PaperState) => T): T => useStore(useSetupStores().paper, select);
