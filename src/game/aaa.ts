import { tempPoints } from '../rules/ranking';
import { sum } from '../rules/score';
import type { Effect, Opponent } from '../rules/types';

/** The printed figures that turn AAA's pile into points (R11.6, R11.7). */
export type AaaFigures = Pick<Opponent, 'park' | 'pool' | 'temp' | 'fence' | 'bisHouses' | 'upgradeValue'>;

export interface AaaScore {
  readonly plans: number;
  readonly parks: number;
  readonly pools: number;
  readonly temps: number; // with the points of the ranking
  readonly fences: number;
  readonly estates: readonly number[]; // the best, best first
  readonly groups: number; // all estates, for the tie
  readonly total: number;
}

const BEST_ESTATES = 5;

/** The pile cut at its fences; both ends are fences too, and nothing between two fences is no estate (R11.7). */
export function aaaGroups(pile: readonly Effect[]): readonly (readonly Effect[])[] {
  const groups: Effect[][] = [[]];
  for (const effect of pile) {
    if (effect === 'fence') groups.push([]);
    else groups.at(-1)?.push(effect);
  }
  return groups.filter((group) => group.length > 0);
}

function groupValue(group: readonly Effect[], { bisHouses, upgradeValue }: AaaFigures): number {
  const houses = sum(group.map((effect) => (effect === 'bis' ? bisHouses : 1)));
  return group.includes('upgrade') ? houses * upgradeValue : houses;
}

/** What AAA scores (R11.6); `ranked` are its points from the comparison of temps. */
export function aaaScore(
  pile: readonly Effect[],
  figures: AaaFigures,
  extra: { plans: number; ranked: number },
): AaaScore {
  const cards = (effect: Effect) => pile.filter((given) => given === effect).length;
  const groups = aaaGroups(pile);
  const estates = groups
    .map((group) => groupValue(group, figures))
    .sort((a, b) => b - a)
    .slice(0, BEST_ESTATES);
  const lines = {
    plans: extra.plans,
    parks: figures.park * cards('park'),
    pools: figures.pool * cards('pool'),
    temps: figures.temp * cards('temp') + extra.ranked,
    fences: figures.fence * cards('fence'),
  };
  const total = lines.plans + lines.parks + lines.pools + lines.temps + lines.fences + sum(estates);
  return { ...lines, estates, groups: groups.length, total };
}

/** Temps of the player against AAA's temp cards (R8.4 between the two). */
export function aaaTempPoints(pile: readonly Effect[], playerTemps: number, values: readonly number[]) {
  const [player = 0, aaa = 0] = tempPoints(
    [playerTemps, pile.filter((effect) => effect === 'temp').length],
    values,
  );
  return { player, aaa };
}

/** R11.8: at level 0 the card tells how many temps each place takes at least. */
export function levelZeroTempPoints(
  temps: number,
  places: readonly number[],
  values: readonly number[],
): number {
  const place = places.findIndex((least) => temps >= least);
  return place < 0 ? 0 : (values[place] ?? 0);
}

export const AAA_RESULTS = ['player', 'aaa', 'shared'] as const;
export type AaaResult = (typeof AAA_RESULTS)[number];

interface Side {
  readonly total: number;
  readonly estates: number;
}

/** R11.9: more points, then more complete estates. */
export function aaaResult(player: Side, aaa: Side): AaaResult {
  const ahead = player.total - aaa.total || player.estates - aaa.estates;
  if (ahead === 0) return 'shared';
  return ahead > 0 ? 'player' : 'aaa';
}
