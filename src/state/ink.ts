import { apply, startGame } from '../rules/apply';
import type { Timeline } from '../game/log';
import type { Sheet } from '../rules/state';
import type { Draft } from './draft';
import { isNextTurn } from './targets';

/**
 * The sheet as it stood before the turn in hand, as far as it is kept (`kept`: how many events are): what differs from it
 * now is still pencil.
 */
export function inkedSheet({ setup, events, game: now }: Timeline, draft: Draft, kept: number): Sheet {
  if (kept >= events.length && isNextTurn(now, draft)) return now.sheet;
  let game = startGame(setup);
  let inked = game.sheet;
  for (const event of events.slice(0, kept)) {
    const next = apply(game, event);
    if (next.turn.index !== game.turn.index) inked = game.sheet;
    game = next;
  }
  return inked;
}

/** How many events two states of one log have in common. */
export function sharedEvents({ events: some }: Timeline, { events: others }: Timeline): number {
  let count = Math.min(some.length, others.length);
  while (count > 0 && some[count - 1] !== others[count - 1]) count -= 1; // an event is made once
  return count;
}
