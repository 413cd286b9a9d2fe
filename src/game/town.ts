import { EDITIONS } from '../editions';
import type { EditionId } from '../editions/types';
import { below, type Random } from '../rules/random';
import type { PlanCard, Setup } from '../rules/types';
import { planCard, setupFor } from './setup';

/** A game at the table with one plan of each stack, drawn by chance (R5.1); advanced play draws from all cards. */
export function quickSetup(edition: EditionId, advanced: boolean, random: Random): Setup {
  return setupFor({
    edition,
    advanced,
    plans: drawPlans(edition, advanced, random),
    play: { kind: 'table' },
    seed: null,
  });
}

function drawPlans(edition: EditionId, advanced: boolean, random: Random): PlanCard[] {
  const { stacks, plans } = EDITIONS[edition];
  return stacks.flatMap((stack) => {
    const cards = plans
      .filter((row) => row.stack === stack && (advanced || !row.advanced))
      .map(planCard)
      .filter((card) => card !== null);
    return cards.slice(below(random, cards.length)).slice(0, 1);
  });
}
