import { newTown } from '../../app/newTown';
import { EDITIONS } from '../../src/editions';
import { greedyPlayer, randomPlayer, type Player } from '../../src/game/bots';
import { playout } from '../../src/game/playout';
import { dealingOf } from '../../src/game/setup';
import { apply, startGame } from '../../src/rules/apply';
import type { GameEvent } from '../../src/rules/events';
import { effectChoices, roundaboutChoices } from '../../src/rules/legal';
import { formatStreet } from '../../src/rules/notation';
import { below, randomFrom } from '../../src/rules/random';
import { score } from '../../src/rules/score';
import type { Game } from '../../src/rules/state';
import type { Setup } from '../../src/rules/types';

/** One turn as a bot played it, and what stood on the sheet before it. */
export interface ScriptTurn {
  readonly before: Game;
  readonly events: readonly GameEvent[];
  readonly unused: boolean; // the effect could be used and was not
}

/** A whole game to be played again by hand. */
export interface Script {
  readonly address: string; // starts a game with the same plans
  readonly setup: Setup;
  readonly turns: readonly ScriptTurn[];
  readonly end: Game;
}

const ROUNDABOUT_EVERY = 12; // turns, about

/** Plays for points, and now and then ends a turn with a roundabout, which the greedy player never builds. */
const builder: Player = (game, cards, random) => {
  const turn = greedyPlayer(game, cards, random);
  const places = below(random, ROUNDABOUT_EVERY) === 0 ? roundaboutChoices(turn.game) : [];
  const place = places[below(random, Math.max(1, places.length))];
  return place ? { game: apply(turn.game, place), events: [...turn.events, place] } : turn;
};

export const PLAYERS = { builder, random: randomPlayer } as const;

/** The game a bot makes of a seed: the app's own plans, with cards dealt here because the table's are unknown to it. */
export function scriptOf(seed: string, player: keyof typeof PLAYERS): Script {
  const { setup } = newTown({ advanced: true, seed });
  const dealt = { ...setup, dealing: dealingOf(EDITIONS['2018'], seed) };
  const { events } = playout(dealt, PLAYERS[player], randomFrom(`bot ${seed}`));
  const turns: ScriptTurn[] = [];
  let game = startGame(setup);
  let before = game;
  let unused = false;
  let played: GameEvent[] = [];
  for (const event of events) {
    if (event.type === 'deal') continue;
    if (event.type === 'endTurn' || event.type === 'claim') unused ||= effectChoices(game).length > 0;
    game = apply(game, event);
    if (event.type !== 'endTurn') {
      played.push(event);
      continue;
    }
    turns.push({ before, events: played, unused });
    [before, played, unused] = [game, [], false];
  }
  return { address: `/new?advanced=true&seed=${seed}`, setup, turns, end: game };
}

/** The sheet in the text notation, one line per street. */
export const notationOf = ({ sheet }: Game): string[] => sheet.streets.map(formatStreet);

/** Points without temps, as the header shows them. */
export const pointsOf = ({ sheet }: Game): number => score(sheet, 0).total;
