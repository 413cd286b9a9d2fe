import type { TFunction } from 'i18next';

import { claimValue, nextClaim, type Claim } from '../../src/game/table';
import { replaced } from '../../src/rules/at';
import { planMatches } from '../../src/rules/plans';
import type { PlanCard } from '../../src/rules/types';
import type { Counted, ScoreStore } from '../../src/state/scores';

/** "first, 6" */
export function claimWords(t: TFunction, card: PlanCard, claim: Claim | null): string {
  return t(`ranking.claims.${claim ?? 'unknown'}`, { value: claimValue(card, claim) ?? 0 });
}

/** The other way a claim can have been; false where the sheet itself says it was never fulfilled (R5.2). */
export function cycleClaim(store: ScoreStore, counted: Counted, at: { seat: number; plan: number }): boolean {
  const player = counted.players[at.seat];
  const card = counted.finished.setup.plans[at.plan];
  if (player === undefined || card === undefined) return false;
  const { sheet } = counted.finished.game;
  const claimed = (sheet.plans[at.plan] ?? null) !== null;
  if (player.entry.own && !claimed && planMatches(sheet, card.goal).count === 0) return false;
  const now = counted.table.lines[at.seat]?.claims[at.plan] ?? null;
  store.getState().change(at.seat, { claims: replaced(player.entry.claims, at.plan, nextClaim(now)) });
  return true;
}
