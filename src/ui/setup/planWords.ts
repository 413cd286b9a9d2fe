import type { TFunction } from 'i18next';

import type { PlanGoal, Stack } from '../../rules/types';
import { goalWords } from '../sheet/words';

/** What is known of a plan card: null where the points still stand on the card alone. */
export interface KnownPlan {
  readonly stack: Stack;
  readonly goal: PlanGoal;
  readonly first: number | null;
  readonly later: number | null;
  readonly advanced?: boolean;
  readonly own?: boolean;
}

const MANY = 4; // more sizes stand closer, to stay in one line

/** A goal in the few words that fit on a card: "3 · 3 · 4", "All parks, 2 streets". */
export function goalShort(t: TFunction, goal: PlanGoal): string {
  const list = 'sizes' in goal ? goal.sizes : [];
  const sizes = list.join(list.length > MANY ? '·' : ' · ');
  return t(`plans.short.${goal.kind}`, { ...goal, sizes });
}

/** What every estate of the goal must hold: "Pool in each". */
export function inEach(t: TFunction, goal: PlanGoal): string | null {
  if (goal.kind !== 'estatesWith') return null;
  const part = (count: number, word: string) =>
    count === 0 ? [] : [count === 1 ? word : `${count} × ${word}`];
  const what = [...part(goal.pools, t('game.tools.pool')), ...part(goal.bis, t('game.tools.bis'))];
  return what.length === 0 ? null : t('plans.inEach', { what: what.join(', ') });
}

/** "Plan B: estates of 2, 5. First 7, later 3" */
export function knownPlanLabel(t: TFunction, plan: KnownPlan): string {
  const { first, later } = plan;
  const values = first === null || later === null ? t('plans.unknown') : t('plan.values', { first, later });
  const extra = [
    ...(plan.advanced ? [t('plans.isAdvanced')] : []),
    ...(plan.own ? [t('plans.own')] : []),
    values,
  ];
  return t('plan.label', { stack: plan.stack, goal: goalWords(t, plan.goal), state: extra.join(', ') });
}
