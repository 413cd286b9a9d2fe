import { EDITION_IDS } from '../editions/types';
import type { Random } from '../rules/random';
import type { PlanCard, Setup } from '../rules/types';
import type { PlanItem } from './boxItem';
import { drawPlan, planOffers, sameGoal } from './planOffers';

export interface Rematch {
  readonly setup: Setup;
  readonly own: readonly PlanItem[]; // copied cards take part in the draw
  readonly random: Random;
  readonly seed: string; // of the deck, where the app deals
}

/**
 * The same table once more: rules, sheet and opponent stay, the plans are drawn anew from the same stacks. A stack
 * none of whose cards is known keeps the card that lies there.
 */
export function rematch({ setup, own, random, seed }: Rematch): Setup {
  const edition = EDITION_IDS.find((id) => id === setup.edition);
  const offers = edition === undefined ? [] : planOffers(edition, own);
  const known = (card: PlanCard) =>
    offers.find((offer) => offer.stack === card.stack && sameGoal(offer.goal, card.goal));
  const advanced = setup.rules.roundabouts || setup.plans.some((card) => known(card)?.advanced === true);
  const plans = setup.plans.map(
    (card) =>
      drawPlan(offers, { stack: card.stack, advanced, sheet: setup.sheet, but: card }, random) ?? card,
  );
  return { ...setup, plans, dealing: setup.dealing === null ? null : { ...setup.dealing, seed } };
}
