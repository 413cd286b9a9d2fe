import { startTimeline, type Timeline } from '../game/log';
import { isOver } from '../rules/turn';
import type { GamesRepository, PlayersRepository } from '../storage/repositories';
import type { GameStatus, NewGame, PlayerResult } from '../storage/types';
import { finalResults } from './results';

export interface SaverPort {
  readonly games: GamesRepository;
  readonly players: PlayersRepository;
}

/** How the game lies in the database; null: not at all yet. */
export interface Kept {
  readonly timeline: Timeline;
  readonly status: GameStatus;
  readonly results: readonly PlayerResult[];
}

interface SaverOptions {
  readonly storage: Promise<SaverPort>;
  readonly game: Required<Pick<NewGame, 'id' | 'town' | 'results'>>;
  readonly kept: Kept | null;
  readonly saved: (timeline: Timeline) => void;
  readonly failed: (why: string) => void;
}

export interface Saver {
  /** Writes the newest state as soon as the one before is written; those in between are skipped. */
  keep(timeline: Timeline): void;
  /** Once more, after a failure. */
  retry(): void;
  /** When nothing is left to write, or writing failed. */
  readonly idle: () => Promise<void>;
}

/** Brings one game into the database, change by change, in order. */
export function createSaver({ storage, game, kept, saved, failed }: SaverOptions): Saver {
  let latest = kept?.timeline ?? null;
  let written = kept?.timeline ?? null; // null: unknown, or nothing yet
  let status = kept?.status ?? 'running';
  let results = kept?.results ?? game.results;
  let there = kept !== null;
  let work: Promise<void> | null = null;

  const write = async (timeline: Timeline) => {
    const { games, players } = await storage;
    if (!there) await games.create({ ...game, setup: timeline.setup, results });
    if (!there) written = startTimeline(timeline.setup);
    there = true;
    if (timeline.events.length > 0 && !(await games.save(game.id, written, timeline)))
      await bringBack(games, timeline);
    written = timeline;
    const over = isOver(timeline.game);
    if (over) {
      results = (await games.load(game.id))?.results ?? results; // the table may have been entered meanwhile
      results = finalResults(timeline.game, results, await players.list());
      await games.finish(game.id, results);
    } else if (status === 'finished') await games.reopen(game.id);
    status = over ? 'finished' : 'running';
  };

  /** The game was deleted while it was being played: playing on brings it back. */
  const bringBack = async (games: GamesRepository, timeline: Timeline) => {
    if (await games.restore(game.id)) await games.save(game.id, null, timeline);
    else await games.create({ ...game, setup: timeline.setup, events: timeline.events, results });
  };

  const run = async () => {
    try {
      while (latest !== null && latest !== written) {
        const timeline: Timeline = latest;
        await write(timeline);
        saved(timeline);
      }
    } catch (error) {
      written = null; // what of it was written is not known
      failed(String(error));
    } finally {
      work = null;
    }
  };
  const start = () => {
    work ??= run();
  };
  return {
    keep(timeline) {
      latest = timeline;
      start();
    },
    retry: start,
    idle: () => work ?? Promise.resolve(),
  };
}
