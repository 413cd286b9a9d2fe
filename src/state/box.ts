import { createStore, type StoreApi } from 'zustand/vanilla';

import type { BoxContent, BoxItem } from '../game/boxItem';

/** Where My box is kept. */
export interface BoxKeeper {
  all(): Promise<readonly BoxItem[]>;
  save(item: BoxItem): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface BoxState {
  readonly items: readonly BoxItem[]; // newest last
  readonly saved: boolean; // false once the device refused to keep or give something
  load(): Promise<void>;
  /** Adds, or changes what has this id; gives the id. Games that have begun keep their own copy. */
  save(content: BoxContent, id?: string): string;
  remove(id: string): BoxItem | undefined; // gives it back, for "undo"
  restore(item: BoxItem): void;
}
export type BoxStore = StoreApi<BoxState>;

/** My box: shown at once, kept in the background. */
export function createBoxStore(keeper: BoxKeeper, newId: () => string): BoxStore {
  return createStore<BoxState>((set, get) => {
    const tell = (work: Promise<void>) => void work.catch(() => set({ saved: false }));
    const put = (item: BoxItem) => {
      const { items } = get();
      const known = items.some(({ id }) => id === item.id);
      set({ items: known ? items.map((old) => (old.id === item.id ? item : old)) : [...items, item] });
      tell(keeper.save(item));
    };
    return {
      items: [],
      saved: true,
      async load() {
        try {
          const kept = await keeper.all();
          const here = get().items;
          set({ items: [...kept.filter(({ id }) => !here.some((item) => item.id === id)), ...here] });
        } catch {
          set({ saved: false });
        }
      },
      save(content, id = newId()) {
        put({ ...content, id });
        return id;
      },
      remove(id) {
        const gone = get().items.find((item) => item.id === id);
        set({ items: get().items.filter((item) => item.id !== id) });
        if (gone) tell(keeper.remove(id));
        return gone;
      },
      restore: put,
    };
  });
}

/** A box for as long as the app runs. */
export function memoryBox(): BoxKeeper {
  const items = new Map<string, BoxItem>();
  return {
    all: () => Promise.resolve([...items.values()]),
    save: (item) => Promise.resolve(void items.set(item.id, item)),
    remove: (id) => Promise.resolve(void items.delete(id)),
  };
}
