import type { GameEvent } from '../rules/events';
import type { Effect, Setup } from '../rules/types';
import { discardAaa, drawAaa, startAaa, type AaaDraw } from './decks/aaa';
import {
  combinations,
  nextEffects,
  reshufflePiles,
  startPiles,
  turnPiles,
  type TablePiles,
} from './decks/piles';
import { drawSolo, startSolo, type SoloDraw } from './decks/solo';

/** The decks of a game the app deals, as far as its log has come. A draw is what the next turn begins with. */
export type Dealer =
  | { readonly kind: 'table'; readonly piles: TablePiles }
  | { readonly kind: 'solo'; readonly draw: SoloDraw | null }
  | { readonly kind: 'aaa'; readonly draw: AaaDraw | null };

/** Null where the app does not deal; expert hands depend on every player and are dealt by their own functions. */
export function startDealer({ dealing, play }: Setup): Dealer | null {
  if (dealing === null) return null;
  switch (play.kind) {
    case 'table':
      return { kind: 'table', piles: startPiles(dealing) };
    case 'solo':
      return { kind: 'solo', draw: drawSolo(startSolo(dealing)) };
    case 'aaa':
      return { kind: 'aaa', draw: drawAaa(startAaa(dealing)) };
    case 'expert':
      return null;
  }
}

/** The decks after an event of the log. */
export function follow(dealer: Dealer, event: GameEvent): Dealer {
  switch (dealer.kind) {
    case 'table':
      if (event.type === 'deal') return { kind: 'table', piles: turnPiles(dealer.piles) };
      return event.type === 'reshuffle' ? { kind: 'table', piles: reshufflePiles(dealer.piles) } : dealer;
    case 'solo':
      if (event.type !== 'deal' || dealer.draw === null) return dealer;
      return { kind: 'solo', draw: drawSolo(dealer.draw.deck) };
    case 'aaa':
      if (event.type !== 'give' || dealer.draw === null) return dealer;
      return { kind: 'aaa', draw: drawAaa(discardAaa(dealer.draw, event)) };
  }
}

/** What the next turn begins with: solo and validation cards that came up, then the cards; null if they run out. */
export function draw(dealer: Dealer): readonly GameEvent[] | null {
  if (dealer.kind === 'table') return [{ type: 'deal', cards: combinations(turnPiles(dealer.piles)) }];
  if (dealer.draw === null) return null;
  const deal: GameEvent = { type: 'deal', cards: dealer.draw.cards };
  if (dealer.kind === 'solo') return dealer.draw.soloCard ? [{ type: 'soloCard' }, deal] : [deal];
  return [...dealer.draw.validations.map((plan): GameEvent => ({ type: 'validation', plan })), deal];
}

/** The same from the log alone: two phones with one seed and the same choices see the same cards. */
export function nextDeal(setup: Setup, log: readonly GameEvent[]): readonly GameEvent[] | null {
  const dealer = startDealer(setup);
  return dealer === null ? null : draw(log.reduce(follow, dealer));
}

/**
 * The effects of the next turn as printed in the corners of the numbers (R2.6); null where nobody can know them: at other
 * games, and when all cards are about to be shuffled.
 */
export function effectsToCome(setup: Setup, log: readonly GameEvent[]): readonly Effect[] | null {
  const start = startDealer(setup);
  const dealer = start === null ? null : log.reduce(follow, start);
  if (dealer?.kind !== 'table') return null;
  const { piles, dealing } = dealer.piles;
  const shuffled =
    dealing.refill === 'together' && piles.some(({ cards, turned }) => turned + 1 >= cards.length);
  const begun = piles.every(({ turned }) => turned > 0); // right after a reshuffle nothing is turned yet
  return begun && !shuffled ? nextEffects(dealer.piles) : null;
}
