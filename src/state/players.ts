import { createStore, type StoreApi } from 'zustand/vanilla';

import { cleanName, nameFault, sameName, type NameFault } from '../game/names';

/** Each colour has a shape of its own (see ui), so that nobody needs to see the colour. */
export const PLAYER_COLOURS = ['teal', 'coral', 'mustard', 'blue', 'lawn', 'plum', 'brown', 'slate'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly colour: PlayerColour;
  readonly isMe: boolean; // whose phone this is; one at most
}

/** Where players are kept. */
export interface PlayersKeeper {
  all(): Promise<readonly Player[]>;
  save(player: Player): Promise<void>;
  remove(id: string): Promise<void>;
  merge(from: string, into: string): Promise<void>; // everything of `from` becomes `into`'s
}

export type PlayerFault = NameFault | 'taken';

export interface PlayersState {
  readonly players: readonly Player[];
  readonly saved: boolean;
  load(): Promise<void>;
  /** Gives the new player, or why the name will not do. The first player is "me". */
  add(name: string): Player | PlayerFault;
  rename(id: string, name: string): PlayerFault | null;
  paint(id: string, colour: PlayerColour): void;
  setMe(id: string): void;
  remove(id: string): Player | undefined;
  restore(player: Player): void;
  merge(from: string, into: string): void;
}
export type PlayersStore = StoreApi<PlayersState>;

export function createPlayersStore(keeper: PlayersKeeper, newId: () => string): PlayersStore {
  return createStore<PlayersState>((set, get) => {
    const tell = (work: Promise<void>) => void work.catch(() => set({ saved: false }));
    const change = (id: string, part: Partial<Player>) => {
      set({ players: get().players.map((old) => (old.id === id ? { ...old, ...part } : old)) });
      const changed = get().players.find((player) => player.id === id);
      if (changed) tell(keeper.save(changed));
    };
    const put = (player: Player) => {
      set({ players: [...get().players.filter(({ id }) => id !== player.id), player] });
      tell(keeper.save(player));
    };
    const drop = (gone: string) => set({ players: get().players.filter(({ id }) => id !== gone) });
    return {
      players: [],
      saved: true,
      async load() {
        try {
          const kept = await keeper.all();
          const here = get().players;
          set({ players: [...kept.filter(({ id }) => !here.some((one) => one.id === id)), ...here] });
        } catch {
          set({ saved: false });
        }
      },
      add(typed) {
        const { players } = get();
        const fault = playerFault(players, typed);
        if (fault !== null) return fault;
        const player: Player = {
          id: newId(),
          name: cleanName(typed),
          colour: freeColour(players),
          isMe: !players.some(({ isMe }) => isMe),
        };
        put(player);
        return player;
      },
      rename(id, typed) {
        const others = get().players.filter((player) => player.id !== id);
        const fault = playerFault(others, typed);
        if (fault === null) change(id, { name: cleanName(typed) });
        return fault;
      },
      paint: (id, colour) => change(id, { colour }),
      setMe(id) {
        for (const player of get().players) {
          if (player.isMe !== (player.id === id)) change(player.id, { isMe: player.id === id });
        }
      },
      remove(id) {
        const gone = get().players.find((player) => player.id === id);
        drop(id);
        if (gone) tell(keeper.remove(id));
        return gone;
      },
      restore: put,
      merge(from, into) {
        const [gone, stays] = [from, into].map((id) => get().players.find((player) => player.id === id));
        if (!gone || !stays || gone === stays) return;
        if (gone.isMe) change(into, { isMe: true });
        drop(from);
        tell(keeper.merge(from, into));
      },
    };
  });
}

export function playerFault(others: readonly Player[], typed: string): PlayerFault | null {
  return nameFault(typed) ?? (others.some(({ name }) => sameName(name, typed)) ? 'taken' : null);
}

/** The first colour nobody has, else the one fewest have. */
export function freeColour(players: readonly Player[]): PlayerColour {
  const uses = (colour: PlayerColour) => players.filter((player) => player.colour === colour).length;
  const fewest = Math.min(...PLAYER_COLOURS.map(uses));
  return PLAYER_COLOURS.find((colour) => uses(colour) === fewest) ?? PLAYER_COLOURS[0];
}

/** Players for as long as the app runs. */
export function memoryPlayers(): PlayersKeeper {
  const players = new Map<string, Player>();
  return {
    all: () => Promise.resolve([...players.values()]),
    save: (player) => Promise.resolve(void players.set(player.id, player)),
    remove: (id) => Promise.resolve(void players.delete(id)),
    merge: (from) => Promise.resolve(void players.delete(from)),
  };
}
