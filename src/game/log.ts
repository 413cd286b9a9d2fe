import { apply, startGame } from '../rules/apply';
import type { GameEvent } from '../rules/events';
import { problem } from '../rules/problem';
import type { Problem } from '../rules/problems';
import type { Game } from '../rules/state';
import type { Setup } from '../rules/types';

/** A game as it is kept: everything else is a function of it. */
export interface GameRecord {
  readonly setup: Setup;
  readonly events: readonly GameEvent[];
}

export type Replay =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly index: number; readonly problem: Problem }; // the first event that is not allowed

/** Plays the log from its start; every event is judged again. */
export function replay({ setup, events }: GameRecord): Replay {
  let game = startGame(setup);
  for (const [index, event] of events.entries()) {
    const found = problem(game, event);
    if (found !== null) return { ok: false, index, problem: found };
    game = apply(game, event);
  }
  return { ok: true, game };
}

/** A game being played: the log, what was undone, and where it stands. */
export interface Timeline {
  readonly setup: Setup;
  readonly events: readonly GameEvent[];
  readonly undone: readonly GameEvent[]; // the next one to redo comes last
  readonly game: Game;
}

export type Step =
  { readonly ok: true; readonly timeline: Timeline } | { readonly ok: false; readonly problem: Problem };

export function startTimeline(setup: Setup): Timeline {
  return { setup, events: [], undone: [], game: startGame(setup) };
}

/** One more event; what was undone before is forgotten. */
export function record(timeline: Timeline, event: GameEvent): Step {
  const found = problem(timeline.game, event);
  return found === null
    ? { ok: true, timeline: { ...advanced(timeline, event), undone: [] } }
    : { ok: false, problem: found };
}

function advanced(timeline: Timeline, event: GameEvent): Timeline {
  return { ...timeline, events: [...timeline.events, event], game: apply(timeline.game, event) };
}

/** Drops the last event and plays the rest again; at the start there is nothing to undo. */
export function undo(timeline: Timeline): Timeline {
  const last = timeline.events.at(-1);
  if (last === undefined) return timeline;
  const events = timeline.events.slice(0, -1);
  return {
    ...timeline,
    events,
    undone: [...timeline.undone, last],
    game: events.reduce(apply, startGame(timeline.setup)),
  };
}

export function redo(timeline: Timeline): Timeline {
  const next = timeline.undone.at(-1);
  return next === undefined
    ? timeline
    : { ...advanced(timeline, next), undone: timeline.undone.slice(0, -1) };
}

/** Takes up a kept game again. */
export function resume(kept: GameRecord): Timeline | null {
  const replayed = replay(kept);
  return replayed.ok ? { setup: kept.setup, events: kept.events, undone: [], game: replayed.game } : null;
}
