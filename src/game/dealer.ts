import type { GameEvent } from '../rules/events';
import type { Dealing, Setup } from '../rules/types';
import { discardAaa, drawAaa, startAaa, type AaaDeck, type AaaDraw } from './decks/aaa';
import { combinations, reshufflePiles, startPiles, turnPiles } from './decks/piles';
import { soloDraw } from './decks/solo';

/**
 * What the deck brings at the start of the next turn: first a solo or validation card that came up, then the cards.
 * A function of the seed and of the log alone. Null where the app does not deal or has no cards left; expert hands
 * depend on every player and are dealt by their own functions.
 */
export function nextDeal(setup: Setup, log: readonly GameEvent[]): readonly GameEvent[] | null {
  if (setup.dealing === null) return null;
  switch (setup.play.kind) {
    case 'table':
      return tableDeal(setup.dealing, log);
    case 'solo':
      return soloDeal(setup.dealing, log);
    case 'aaa':
      return aaaDeal(setup.dealing, log);
    case 'expert':
      return null;
  }
}

function tableDeal(dealing: Dealing, log: readonly GameEvent[]): readonly GameEvent[] {
  let table = startPiles(dealing);
  for (const event of log) {
    if (event.type === 'deal') table = turnPiles(table);
    if (event.type === 'reshuffle') table = reshufflePiles(table);
  }
  return [{ type: 'deal', cards: combinations(turnPiles(table)) }];
}

function soloDeal(dealing: Dealing, log: readonly GameEvent[]): readonly GameEvent[] | null {
  const draw = soloDraw(dealing, log.filter(({ type }) => type === 'deal').length + 1);
  if (draw === null) return null;
  const deal: GameEvent = { type: 'deal', cards: draw.cards };
  return draw.soloCard ? [{ type: 'soloCard' }, deal] : [deal];
}

function aaaDeal(dealing: Dealing, log: readonly GameEvent[]): readonly GameEvent[] | null {
  let deck: AaaDeck = startAaa(dealing);
  let draw: AaaDraw | null = drawAaa(deck);
  for (const event of log) {
    if (event.type !== 'give' || draw === null) continue;
    deck = discardAaa(draw, event);
    draw = drawAaa(deck);
  }
  if (draw === null) return null;
  const validations = draw.validations.map((plan): GameEvent => ({ type: 'validation', plan }));
  return [...validations, { type: 'deal', cards: draw.cards }];
}
