import { apply, startGame } from '../rules/apply';
import type { GameEvent } from '../rules/events';
import { sum } from '../rules/score';
import type { Game } from '../rules/state';
import { isFirst } from '../rules/turn';
import { EFFECTS, type Setup } from '../rules/types';
import type { AaaResult } from './aaa';
import type { GameRecord } from './log';
import { scoreSoFar } from './moments';
import { aaaOutcome } from './result';

/** Counted anew for every game once it is raised. */
export const FACTS_VERSION = 1;

/** What statistics want to know of a game and its results do not tell; counted once, when it ends. */
export interface GameFacts {
  readonly points: number; // of the log, without temps at a table: tells whose line it is
  readonly turns: number;
  readonly refusals: number;
  readonly roundabouts: number;
  readonly chosen: readonly number[]; // per effect, how often its card was taken
  readonly used: readonly number[]; // per effect, how often it was made use of
  readonly first: number; // plans claimed with the first value
  readonly later: number;
  readonly opponent: string | null; // the name of AAA's card, where the setup tells it
  readonly level: number | null;
  readonly rival: number | null; // AAA's points
  readonly verdict: AaaResult | null;
}

/** Null for a game that has no log: it was played on paper, and only its sheet is known. */
export function factsOf({ setup, events }: GameRecord): GameFacts | null {
  if (events.length === 0) return null;
  const counts = { chosen: EFFECTS.map(() => 0), used: EFFECTS.map(() => 0), first: 0, later: 0, turns: 0 };
  let game = startGame(setup);
  for (const event of events) {
    count(counts, game, event);
    game = apply(game, event);
  }
  const outcome = aaaOutcome(game);
  return {
    ...counts,
    points: scoreSoFar(game).total - scoreSoFar(game).temps,
    refusals: game.sheet.refusals,
    roundabouts: sum(game.sheet.streets.map(({ houses }) => houses.filter(isRoundabout).length)),
    ...opponentOf(setup),
    rival: outcome?.aaa.total ?? null,
    verdict: outcome?.result ?? null,
  };
}

const isRoundabout = ({ kind }: { kind: string }) => kind === 'roundabout';

interface Counts {
  chosen: number[];
  used: number[];
  first: number;
  later: number;
  turns: number;
}

function count(counts: Counts, game: Game, event: GameEvent): void {
  if (event.type === 'write') add(counts.chosen, event.effect);
  if (event.type === 'write' || event.type === 'refusal') counts.turns += 1; // compulsory in every turn (R2.2)
  if (event.type === 'claim') counts[isFirst(game, event.plan) ? 'first' : 'later'] += 1;
  const effect = EFFECTS.find((one) => one === event.type);
  if (effect !== undefined) add(counts.used, effect);
}

function add(list: number[], effect: (typeof EFFECTS)[number]): void {
  const place = EFFECTS.indexOf(effect);
  list[place] = (list[place] ?? 0) + 1;
}

function opponentOf({ play }: Setup): Pick<GameFacts, 'opponent' | 'level'> {
  if (play.kind !== 'aaa') return { opponent: null, level: null };
  const { name = null, level = null } = play;
  return { opponent: name, level: level ?? (play.opponent.level0Places === null ? null : 0) };
}
