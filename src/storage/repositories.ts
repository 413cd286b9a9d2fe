import type { Timeline } from '../game/log';
import type {
  BoxDraft,
  BoxItem,
  GameHeader,
  HistoryCursor,
  HistoryFacets,
  HistoryFilter,
  HistoryPage,
  LoadedGame,
  NewGame,
  NewPaper,
  Player,
  PlayerDraft,
  PlayerResult,
} from './types';

/** Chance and time are handed in. */
export interface World {
  now(): number;
  newId(): string;
}

/** Every call that writes is one transaction. `false`: there is no such game (any more), nothing was written. */
export interface GamesRepository {
  create(game: NewGame): Promise<GameHeader>;
  addPaper(paper: NewPaper): Promise<GameHeader>; // finished at once
  /** Writes the difference. `before` is the state saved last; null: unknown, all rows are compared. */
  save(id: string, before: Timeline | null, after: Timeline): Promise<boolean>;
  load(id: string): Promise<LoadedGame | null>;
  loadMany(ids: readonly string[]): Promise<readonly LoadedGame[]>; // in the order asked for; unknown ones are left out
  running(): Promise<readonly LoadedGame[]>; // changed last comes first
  finish(id: string, results: readonly PlayerResult[]): Promise<boolean>;
  reopen(id: string): Promise<boolean>; // its results stay until the next finish
  rename(id: string, town: string): Promise<boolean>;
  note(id: string, note: string): Promise<boolean>;
  remove(id: string): Promise<boolean>; // out of every list, until `restore` or `purge`
  restore(id: string): Promise<boolean>;
}

export interface HistoryRepository {
  page(filter: HistoryFilter, after: HistoryCursor | null, size: number): Promise<HistoryPage>;
  count(filter: HistoryFilter): Promise<number>; // of all that match, on every page
  facets(): Promise<HistoryFacets>;
}

export interface PlayersRepository {
  list(): Promise<readonly Player[]>; // me first, then by name
  save(player: PlayerDraft): Promise<Player>; // a new name is also written into the player's results
  merge(from: string, into: string): Promise<boolean>; // results of `from` become those of `into`, `from` goes
  setMe(id: string | null): Promise<boolean>; // at most one is "me"
  remove(id: string): Promise<boolean>; // results keep the name
}

export interface ResultsRepository {
  replace(gameId: string, results: readonly PlayerResult[]): Promise<boolean>;
}

/** Values are JSON; who reads them parses them. */
export interface SettingsRepository {
  all(): Promise<ReadonlyMap<string, unknown>>;
  write(key: string, value: unknown): Promise<void>;
}

export interface BoxRepository {
  list(): Promise<readonly BoxItem[]>; // by kind, then by name
  save(item: BoxDraft): Promise<BoxItem>;
  remove(id: string): Promise<boolean>;
  restore(id: string): Promise<boolean>;
}

/** All there is to keep: the only SQL of the app is behind these calls. */
export interface Repositories {
  readonly games: GamesRepository;
  readonly history: HistoryRepository;
  readonly players: PlayersRepository;
  readonly results: ResultsRepository;
  readonly settings: SettingsRepository;
  readonly box: BoxRepository;
  purge(): Promise<number>; // what was removed goes for good; how many. To be called at the start.
  wipe(): Promise<void>; // deletes all data
}
