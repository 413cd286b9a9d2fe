import type { PlanGoal, Stack } from '../../../rules/types';
import type { Box } from './lot';

export const PLAN_STATES = ['project', 'met', 'claimed'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** Everything the card of a city plan shows. */
export interface PlanProps extends Box {
  goal: PlanGoal;
  stack: Stack;
  first: number;
  later: number;
  state: PlanState;
  flipped?: boolean; // someone was first: the later value counts
  got?: readonly number[]; // estates of the goal the town has, by their place in the list
  done?: number;
  of?: number; // 0: progress is not counted
  value?: number | null; // noted when claimed
  label?: string; // the word for "claim it" or "claimed"; beside pips, where there is room, "2 of 7"
}
