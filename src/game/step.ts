import { effectChoices } from '../rules/legal';
import type { Game } from '../rules/state';
import { isDecided, isOver, owesCard, owesTemp } from '../rules/turn';

/** What the turn waits for next. */
export const STEPS = ['number', 'temp', 'effect', 'give', 'plans', 'over'] as const;
export type TurnStep = (typeof STEPS)[number];

/** R2.2: number, then effect, then plans; AAA's card comes before the plans (R11.2). */
export function turnStep(game: Game): TurnStep {
  if (isOver(game)) return 'over';
  if (!isDecided(game.turn)) return 'number';
  if (owesTemp(game)) return 'temp';
  if (effectChoices(game).length > 0) return 'effect';
  return owesCard(game) ? 'give' : 'plans';
}
