import { momentsOf, settled, type Moment } from '../game/moments';
import type { Score } from '../rules/score';
import type { PlayableGame, PlayerResult } from '../storage/types';
import { seat } from './results';

/** Every turn of a kept game; a finished one ends in the score that was kept. */
export function replayOf({ timeline, results, header }: PlayableGame): readonly Moment[] {
  const moments = momentsOf(timeline);
  const last = moments.at(-1);
  if (header.status !== 'finished' || last === undefined) return moments;
  return settled(moments, ownResult(results, last.score)?.breakdown ?? null);
}

/** The line of whoever held this device: told by its points, whatever the temps brought; else the first one known. */
export function ownResult(results: readonly PlayerResult[], played: Score): PlayerResult | undefined {
  const points = played.total - played.temps;
  const known = results.filter(({ breakdown }) => breakdown !== null);
  return (
    known.find(({ breakdown }) => breakdown !== null && breakdown.total - breakdown.temps === points) ??
    known[0] ??
    results[0]
  );
}

/** Who sits at the table of a rematch: everybody, before anything is known. */
export function sameSeats(results: readonly PlayerResult[]): readonly PlayerResult[] {
  return results.map(({ playerId, name }) => seat(playerId, name));
}

/** Who plays a "what if": the one whose log it is, and AAA. The others at the table are not asked again. */
export function whatIfSeats({ timeline, results }: PlayableGame): readonly PlayerResult[] {
  const last = momentsOf(timeline).at(-1);
  const own = last && ownResult(results, last.score);
  const rival = timeline.setup.play.kind === 'aaa' ? results.find((line) => line !== own) : undefined;
  return sameSeats([own, rival].flatMap((line) => line ?? []));
}
