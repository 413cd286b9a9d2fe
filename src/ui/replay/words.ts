import type { TFunction } from 'i18next';

import type { Moment } from '../../game/moments';
import { categoriesOf } from '../../game/statistics/rows';
import type { PlanCard } from '../../rules/types';
import { streetName } from '../sheet/words';

/** Points as on the paper: a true minus before penalties. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** What happened in a turn, as short as can be: "10 with Fence in Lark Lane, plan 2 claimed" */
export function moveWords(t: TFunction, { turn, written, refused, claimed, game }: Moment): string {
  if (turn === 0) return t('replay.began');
  const parts: string[] = [];
  if (written !== null)
    parts.push(
      t('replay.wrote', {
        number: written.number,
        effect: t(`game.tools.${written.effect}`),
        street: streetName(written.street),
      }),
    );
  if (refused) parts.push(t('replay.refused'));
  if (claimed.length > 0) parts.push(t('replay.claimed', { plans: stacks(game.setup.plans, claimed) }));
  return parts.join(', ');
}

const stacks = (plans: readonly PlanCard[], claimed: readonly number[]) =>
  claimed.map((plan) => plans[plan]?.stack ?? '').join(', ');

export function momentWords(t: TFunction, moment: Moment, turns: number): string {
  const points = t('replay.points', { count: moment.score.total });
  return t('replay.moment', { turn: moment.turn, turns, what: moveWords(t, moment), points });
}

/** The curve in words: how long, how much, and when which plan was claimed. */
export function curveWords(t: TFunction, moments: readonly Moment[]): string {
  const claims = moments.flatMap(({ turn, claimed, game }) =>
    claimed.map((plan) => t('replay.planAt', { plan: game.setup.plans[plan]?.stack ?? '', turn })),
  );
  return t('replay.curveSays', {
    turns: moments.length - 1,
    points: moments.at(-1)?.score.total ?? 0,
    plans: claims.length === 0 ? t('replay.noPlans') : claims.join(' '),
  });
}

/** The sections of the score sheet in the order of `CATEGORIES`. */
export function categoryNames(t: TFunction): readonly string[] {
  return [
    t('score.plans'),
    t('score.parks'),
    t('score.pools'),
    t('replay.temps'),
    t('score.estates'),
    t('replay.penalties'),
  ];
}

export function scoreWords(t: TFunction, { score }: Moment, tempsKnown: boolean): string {
  const names = categoryNames(t);
  const lines = categoriesOf(score).flatMap((value, i) =>
    i === TEMPS && !tempsKnown ? [] : [`${names[i]} ${signed(value)}`],
  );
  return t('replay.scoreSays', { lines: lines.join(', '), total: signed(score.total) });
}

export const TEMPS = 3; // among the categories
