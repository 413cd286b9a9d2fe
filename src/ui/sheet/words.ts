import type { TFunction } from 'i18next';

import type { GameEvent } from '../../rules/events';
import type { Problem } from '../../rules/problems';
import type { PlanCard, PlanGoal } from '../../rules/types';
import type { Hint } from '../../state/gameStore';
import type { FenceView, HouseView, PlanView } from './views';

/** Names of our own; the same in every language, as names are. */
export const STREET_NAMES = [
  'Lark Lane',
  'Juniper Avenue',
  'Orchard Drive',
  'Maple Bend',
  'Clover Row',
] as const;

export const streetName = (street: number): string => STREET_NAMES[street - 1] ?? STREET_NAMES[0];

/** Why the last tap did nothing, in one sentence. */
export function whyNot(t: TFunction, why: Problem | Hint): string {
  if (typeof why === 'string') return t(`hint.${why}`);
  if (why.code === 'houseTaken' || why.code === 'gameOver') return t(`problem.${why.code}`);
  return t(`problem.${why.code}`, { ...why });
}

/** What undoing or redoing this event would touch. */
export function eventName(t: TFunction, event: GameEvent): string {
  return t(`undoing.${event.type}`, { ...event });
}

/** "Street 2, house 4, empty, pool, 9 fits" */
export function houseLabel(
  t: TFunction,
  { street, house }: { street: number; house: number },
  view: HouseView,
): string {
  const parts = [t('sheet.house', { street, house })];
  if (view.kind === 'roundabout') parts.push(t('sheet.roundabout'));
  else parts.push(view.number === null ? t('sheet.empty') : t('sheet.number', { number: view.number }));
  if (view.bis) parts.push(t('sheet.bis'));
  if (view.pool === 'planned') parts.push(t('sheet.poolPlanned'));
  if (view.pool === 'built') parts.push(t('sheet.poolBuilt'));
  if (view.pool === 'lost' && view.kind === 'numbered') parts.push(t('sheet.poolLost'));
  if (view.used) parts.push(t('sheet.used'));
  if (view.pencil) parts.push(t('sheet.pencil'));
  if (view.fenced) parts.push(t('sheet.fenced'));
  if (view.lit) parts.push(litWord(t, view));
  return parts.join(', ');
}

function litWord(t: TFunction, view: HouseView): string {
  if (view.fits !== '') return t('sheet.fits', { numbers: view.fits.split(' ').join(', ') });
  if (view.kind === 'empty') return t('sheet.canBuild');
  return view.ring === 'chosen' ? t('sheet.selected') : t('sheet.selectable');
}

export function fenceLabel(
  t: TFunction,
  { street, place }: { street: number; place: number },
  view: FenceView,
): string {
  const name = t('sheet.fence', { street, left: place, right: place + 1 });
  if (view.state === 'lit') return `${name}, ${t('sheet.fenceFree')}`;
  return view.state === 'built' || view.state === 'pencilled' ? `${name}, ${t('sheet.fenceBuilt')}` : name;
}

export function goalWords(t: TFunction, goal: PlanGoal): string {
  const sizes = 'sizes' in goal ? goal.sizes.join(', ') : '';
  return t(`plan.goal.${goal.kind}`, { ...goal, sizes });
}

export function planLabel(t: TFunction, card: PlanCard, view: PlanView): string {
  const state = {
    claimed: t('plan.claimed', { value: view.value }),
    met: t('plan.met', { value: view.value }),
    flipped: t('plan.flipped', { later: card.later }),
    project: t('plan.open', { done: view.done, of: view.of, first: card.first, later: card.later }),
  }[view.state];
  return t('plan.label', { stack: card.stack, goal: goalWords(t, card.goal), state });
}
