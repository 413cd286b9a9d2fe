import { opensTurn, type GameEvent } from '../rules/events';

/** The events of each turn; the last one is in hand, even if nothing was told of it yet. */
export function turnsOf(log: readonly GameEvent[]): readonly (readonly GameEvent[])[] {
  const turns: GameEvent[][] = [[]];
  let decided = false;
  for (const event of log) {
    if (decided && opensTurn(event)) {
      turns.push([]); // it ended the turn before by itself
      decided = false;
    }
    turns.at(-1)?.push(event);
    if (event.type === 'endTurn') {
      turns.push([]);
      decided = false;
    }
    decided ||= event.type === 'write' || event.type === 'refusal';
  }
  return turns;
}
