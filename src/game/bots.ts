import { apply } from '../rules/apply';
import { at } from '../rules/at';
import type { EstateRef, GameEvent } from '../rules/events';
import {
  claimChoice,
  effectChoices,
  legalRanges,
  legalWrites,
  roundaboutChoices,
  type ClaimChoice,
  type WriteRange,
} from '../rules/legal';
import { below, type Random } from '../rules/random';
import { score } from '../rules/score';
import type { Game } from '../rules/state';
import { owesCard, owesTemp } from '../rules/turn';
import type { Card, Effect, Play } from '../rules/types';
import { ways } from '../rules/ways';
import type { Placing } from '../rules/writing';

/** A turn as it was played: its events, without the deal before and the end after them, and where they lead. */
export interface Played {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** Plays one whole turn with these cards. */
export type Player = (game: Game, cards: readonly Card[], random: Random) => Played;

function then({ game, events }: Played, event: GameEvent | undefined): Played {
  return event === undefined ? { game, events } : { game: apply(game, event), events: [...events, event] };
}

function oneOf<T>(list: readonly T[], random: Random): T | undefined {
  return list.length === 0 ? undefined : list[below(random, list.length)];
}

const ONE_IN = { roundabout: 40, skip: 8 } as const;

/** Any legal turn; plans are claimed as soon as they can be. */
export const randomPlayer: Player = (start, cards, random) => {
  let turn: Played = { game: start, events: [] };
  if (below(random, ONE_IN.roundabout) === 0) turn = then(turn, oneOf(roundaboutChoices(turn.game), random));
  turn = then(turn, randomDecision(turn.game, cards, random));
  if (below(random, ONE_IN.skip) !== 0 || owesTemp(turn.game))
    turn = then(turn, oneOf(effectChoices(turn.game), random));
  return finished(turn, cards);
};

interface Taken {
  readonly card: number;
  readonly effect: Effect;
}

/** Number and effect as the cards offer them: of one combination, or of two cards in hand (R2.5). */
function offers(cards: readonly Card[], play: Play): Taken[] {
  if (play.kind === 'table') return cards.map(({ number, effect }) => ({ card: number, effect }));
  return cards.flatMap(({ number }, index) =>
    cards.flatMap(({ effect }, other) => (other === index ? [] : [{ card: number, effect }])),
  );
}

function refusal(cards: readonly Card[]): GameEvent {
  return { type: 'refusal', numbers: cards.map(({ number }) => number) };
}

/** Starts with any offer and takes the first from there on that can be written. */
function randomDecision(game: Game, cards: readonly Card[], random: Random): GameEvent {
  const open = offers(cards, game.setup.play);
  const start = below(random, open.length);
  for (let tried = 0; tried < open.length; tried += 1) {
    const { card, effect } = at(open, (start + tried) % open.length);
    const ranges = legalRanges(game.sheet, card, effect);
    if (ranges.length > 0) return { type: 'write', card, effect, ...anyPlace(ranges, random) };
  }
  return refusal(cards);
}

/** Any house and number of the ranges, each equally likely. */
function anyPlace(ranges: readonly WriteRange[], random: Random): Placing {
  let left = below(
    random,
    ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0),
  );
  for (const { street, first, last, number } of ranges) {
    const houses = last - first + 1;
    if (left < houses) return { street, house: first + left, number };
    left -= houses;
  }
  throw new RangeError('the ranges ran out');
}

/** Claims what can be claimed and, against AAA, gives the card that is left. */
function finished(turn: Played, cards: readonly Card[]): Played {
  let now = turn;
  for (let plan = 0; plan < turn.game.setup.plans.length; plan += 1) {
    const choice = claimChoice(now.game, plan);
    if (choice !== null) now = then(now, { type: 'claim', plan, estates: firstWay(choice) });
  }
  return owesCard(now.game) ? then(now, gift(now.game, cards)) : now;
}

function firstWay({ matches }: ClaimChoice): readonly EstateRef[] {
  for (const way of ways(matches)) return way.map(({ street, first, last }) => ({ street, first, last }));
  return [];
}

/** The third card; after a refusal the first one (R11.2). */
function gift({ turn: { written } }: Game, cards: readonly Card[]): GameEvent {
  const spare = cards.findIndex((_, third) => {
    const [one, other] = cards.filter((__, index) => index !== third);
    if (written === null || one === undefined || other === undefined) return true;
    return gives(one, other, written) || gives(other, one, written);
  });
  const { effect, number } = at(cards, spare);
  return { type: 'give', effect, number };
}

function gives(number: Card, effect: Card, taken: Taken): boolean {
  return number.number === taken.card && effect.effect === taken.effect;
}

/** Takes the number and effect that leave the best sheet; a simple player, but not a foolish one. */
export const greedyPlayer: Player = (game, cards) => {
  let best: Played | null = null;
  for (const { card, effect } of offers(cards, game.setup.play)) {
    for (const write of legalWrites(game.sheet, card, effect)) {
      const turn = bestEffect(then({ game, events: [] }, write));
      if (best === null || worthOf(turn) > worthOf(best)) best = turn;
    }
  }
  return finished(best ?? then({ game, events: [] }, refusal(cards)), cards);
};

function bestEffect(turn: Played): Played {
  return effectChoices(turn.game)
    .map((event) => then(turn, event))
    .reduce((best, next) => (worthOf(next) > worthOf(best) || owesTemp(best.game) ? next : best), turn);
}

const TEMP_HOPE = 0.7; // what a temp may bring in the comparison at the end

/** Points now, less for a number far from where its size belongs in the street. */
function worthOf({ game }: Played): number {
  const { written } = game.turn;
  if (written === null) return 0;
  const houses = at(game.sheet.streets, written.street - 1).houses.length;
  const astray = Math.abs((written.house - 0.5) / houses - written.number / 16);
  return score(game.sheet, game.sheet.temps * TEMP_HOPE).total - astray * houses;
}
