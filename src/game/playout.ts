import { apply, startGame } from '../rules/apply';
import type { GameEvent } from '../rules/events';
import type { Random } from '../rules/random';
import { isOver, nextTurn } from '../rules/turn';
import type { Setup } from '../rules/types';
import type { Player } from './bots';
import { draw, follow, startDealer } from './dealer';
import type { GameRecord } from './log';

const END_TURN: GameEvent = { type: 'endTurn' };

/** A whole game by one player with the cards the app deals; it stops where the cards do. */
export function playout(setup: Setup, player: Player, random: Random): GameRecord {
  const events: GameEvent[] = [];
  let game = startGame(setup);
  let dealer = startDealer(setup);
  const note = (event: GameEvent) => {
    events.push(event);
    if (dealer !== null) dealer = follow(dealer, event);
  };
  while (dealer !== null && !isOver(game)) {
    const deal = draw(dealer);
    if (deal === null) break;
    const dealt = deal.reduce(apply, game);
    const turn = player(dealt, dealt.turn.cards ?? [], random);
    game = nextTurn(turn.game);
    [...deal, ...turn.events, END_TURN].forEach(note);
  }
  return { setup, events };
}
