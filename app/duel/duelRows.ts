import type { AaaScore } from '../../src/game/aaa';
import { sum, type Score } from '../../src/rules/score';
import type { IconName } from '../../src/ui/drawings/Icon';

export const DUEL_LINES = [
  'plans',
  'parks',
  'pools',
  'temps',
  'estates',
  'fences',
  'bis',
  'roundabouts',
  'refusals',
] as const;
export type DuelLine = (typeof DUEL_LINES)[number];

/** One category for both; null where a side has no such line. */
export interface DuelEntry {
  readonly line: DuelLine;
  readonly icon: IconName;
  readonly own: number | null;
  readonly other: number | null;
}

/** Both score lines, category by category (R8, R11.6). Roundabouts appear only if in play. */
export function duelRows(player: Score, aaa: AaaScore | null, roundabouts: boolean): readonly DuelEntry[] {
  const rows: readonly DuelEntry[] = [
    { line: 'plans', icon: 'plan', own: sum(player.plans), other: aaa?.plans ?? null },
    { line: 'parks', icon: 'park', own: sum(player.parks), other: aaa?.parks ?? null },
    { line: 'pools', icon: 'pool', own: player.pools, other: aaa?.pools ?? null },
    { line: 'temps', icon: 'temp', own: player.temps, other: aaa?.temps ?? null },
    { line: 'estates', icon: 'estate', own: sum(player.estates), other: aaa ? sum(aaa.estates) : null },
    { line: 'fences', icon: 'fence', own: null, other: aaa?.fences ?? null },
    { line: 'bis', icon: 'bis', own: player.bis, other: null },
    { line: 'roundabouts', icon: 'roundabout', own: player.roundabouts, other: null },
    { line: 'refusals', icon: 'refusal', own: player.refusals, other: null },
  ];
  return rows.filter(({ line }) => line !== 'roundabouts' || roundabouts);
}
