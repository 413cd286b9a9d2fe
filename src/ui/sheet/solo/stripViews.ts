import type { TFunction } from 'i18next';

import { deckCount } from '../../../game/deckCount';
import { aaaOutcome } from '../../../game/result';
import { turnsOf } from '../../../game/turnLog';
import type { GameEvent } from '../../../rules/events';
import { EFFECTS, type Effect } from '../../../rules/types';
import type { GameState } from '../../../state/gameStore';
import { rivalName } from '../saying';

/** AAA's total as of now; null at level 0 (R11.8). */
export const rivalTotal = ({ timeline: { game } }: GameState): number | null =>
  aaaOutcome(game)?.aaa.total ?? null;

/** The cards since the last fence, as a text: "park,bis". */
export function openGroup({ timeline: { game } }: GameState): string {
  const { pile } = game.rival;
  return pile.slice(pile.lastIndexOf('fence') + 1).join();
}

export const effectsOf = (list: string): Effect[] =>
  list.split(',').flatMap((name) => EFFECTS.find((effect) => effect === name) ?? []);

/** Deck and discard, flat. */
export function countView({ timeline: { setup, events } }: GameState): { deck: number; discard: number } {
  return deckCount(setup, events) ?? { deck: 0, discard: 0 };
}

const drawnThisTurn = ({ timeline: { events } }: GameState): readonly GameEvent[] =>
  turnsOf(events).at(-1) ?? [];

/** What a validation card of this turn has done (R11.3); empty where none came. */
export function validationNews(t: TFunction, state: GameState): string {
  const { game, setup } = state.timeline;
  const name = rivalName(state);
  return drawnThisTurn(state)
    .flatMap((event) => (event.type === 'validation' ? [event.plan] : []))
    .map((plan) => {
      const stack = setup.plans[plan]?.stack ?? '';
      const value = game.rival.plans[plan] ?? null;
      return value === null ? t('solo.passes', { stack, name }) : t('solo.takes', { stack, name, value });
    })
    .join(' · ');
}

/** The solo card came with the cards of this turn (R9.2). */
export const soloCardNow = (state: GameState): boolean =>
  drawnThisTurn(state).some(({ type }) => type === 'soloCard');

export const soloCardOut = ({ timeline: { game } }: GameState): boolean => game.firstClaims.includes(0);
