import { apply, startGame } from '../rules/apply';
import type { GameEvent } from '../rules/events';
import { score, type Score } from '../rules/score';
import type { Game, Written } from '../rules/state';
import type { GameRecord } from './log';
import { aaaOutcome, scoreOf } from './result';

/** A game as it stood after one of its turns. */
export interface Moment {
  readonly turn: number; // 0: the empty town before the first
  readonly game: Game;
  readonly events: number; // how many of the log led here
  readonly score: Score; // at a table without the points for temps, which nobody knows before the end (R8.4)
  readonly rival: number | null; // AAA's points
  readonly written: Written | null; // in this turn
  readonly refused: boolean;
  readonly claimed: readonly number[]; // plans, in this turn
}

/**
 * Every turn of a game, played once from the start: a whole log takes less than a millisecond, and a slider that runs
 * over it only picks. The log must be one that `replay` accepts.
 */
export function momentsOf({ setup, events }: GameRecord): readonly Moment[] {
  let game = startGame(setup);
  let begin = 0; // of the turn in hand
  const moments: Moment[] = [momentOf(game, game, [])];
  const close = (before: Game, after: Game, end: number) => {
    moments.push({ ...momentOf(before, after, events.slice(begin, end)), events: end, turn: moments.length });
    begin = end;
  };
  for (const [index, event] of events.entries()) {
    const next = apply(game, event);
    if (event.type === 'endTurn') close(game, next, index + 1);
    else if (next.turn.index !== game.turn.index) close(game, game, index); // the event opens the next turn
    game = next;
  }
  if (begin < events.length) close(game, game, events.length);
  return moments;
}

/** The turn as `before` knows it, the town as it is `after`. */
function momentOf({ turn }: Game, after: Game, events: readonly GameEvent[]): Moment {
  return {
    turn: 0,
    game: after,
    events: 0,
    score: scoreSoFar(after),
    rival: aaaOutcome(after)?.aaa.total ?? null,
    written: turn.written,
    refused: turn.refused,
    claimed: events.flatMap((event) => (event.type === 'claim' ? [event.plan] : [])),
  };
}

/** Alone, temps count at once; at a table their rank waits for the others. */
export function scoreSoFar(game: Game): Score {
  return isAlone(game) ? scoreOf(game, []) : score(game.sheet, 0);
}

export function isAlone({ setup: { play } }: Pick<Game, 'setup'>): boolean {
  return play.kind === 'solo' || play.kind === 'aaa';
}

/** The last moment as the table settled it: with the points for temps, and with what was corrected afterwards. */
export function settled(moments: readonly Moment[], kept: Score | null): readonly Moment[] {
  if (kept === null) return moments;
  return moments.map((moment, index) => (index === moments.length - 1 ? { ...moment, score: kept } : moment));
}
