import { apply, startGame } from '../rules/apply';
import type { GameEvent } from '../rules/events';
import type { Random } from '../rules/random';
import { isOver } from '../rules/turn';
import type { Setup } from '../rules/types';
import type { Player } from './bots';
import { draw, follow, startDealer } from './dealer';
import type { GameRecord } from './log';

/** A whole game by one player with the cards the app deals; it stops where the cards do. */
export function playout(setup: Setup, player: Player, random: Random): GameRecord {
  const events: GameEvent[] = [];
  let game = startGame(setup);
  let dealer = startDealer(setup);
  const play = (event: GameEvent) => {
    events.push(event);
    game = apply(game, event);
    if (dealer !== null) dealer = follow(dealer, event);
  };
  while (dealer !== null && !isOver(game)) {
    const deal = draw(dealer);
    if (deal === null) break;
    deal.forEach(play);
    for (const event of player(game, game.turn.cards ?? [], random)) play(event);
    play({ type: 'endTurn' });
  }
  return { setup, events };
}
