import { aaaOutcome } from '../../../game/result';
import { sum, type Score } from '../../../rules/score';
import type { Game } from '../../../rules/state';
import type { IconName } from '../../drawings/Icon';
import { scoreSoFar } from '../trackViews';

export const LINES = ['plans', 'parks', 'pools', 'temps', 'estates', 'fences', 'minus'] as const;
export type LineName = (typeof LINES)[number];

export const LINE_ICONS: Readonly<Record<LineName, IconName>> = {
  plans: 'plan',
  parks: 'park',
  pools: 'pool',
  temps: 'temp',
  estates: 'estate',
  fences: 'fence',
  minus: 'refusal',
};

export type ScoreLine = Readonly<Record<LineName | 'total', number | null>>; // null: there is no such line

/** The player's line and AAA's, category by category (R8, R11.6). */
export function scoreLines(game: Game): { readonly own: ScoreLine; readonly rival: ScoreLine | null } {
  const outcome = aaaOutcome(game);
  const aaa = outcome?.aaa;
  const rival = aaa && { ...aaa, estates: sum(aaa.estates), minus: null };
  return { own: ownLine(scoreSoFar(game)), rival: rival ?? null };
}

function ownLine(score: Score): ScoreLine {
  return {
    plans: sum(score.plans),
    parks: sum(score.parks),
    pools: score.pools,
    temps: score.temps,
    estates: sum(score.estates),
    fences: null,
    minus: score.bis + score.roundabouts + score.refusals,
    total: score.total,
  };
}
