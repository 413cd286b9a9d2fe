import type { TFunction } from 'i18next';

import type { GameEvent } from '../../rules/events';
import type { Problem } from '../../rules/problems';
import type { PlanCard, PlanGoal } from '../../rules/types';
import type { Hint } from '../../state/gameStore';
import type { FenceView, HouseAnswer, PlanView } from './views';

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

const spoken = new WeakMap<TFunction, Map<string, string>>();

/** Finds a phrase once per language: a tap may name every house of the town, and most of them in the same words. */
function once(t: TFunction, id: string, phrase: () => string): string {
  const known = spoken.get(t) ?? new Map<string, string>();
  if (known.size === 0) spoken.set(t, known);
  const said = known.get(id) ?? phrase();
  known.set(id, said);
  return said;
}

type Word =
  'roundabout' | 'empty' | 'bis' | 'poolPlanned' | 'poolBuilt' | 'poolLost' | 'used' | 'pencil' | 'fenced';
type LitWord = 'canBuild' | 'selected' | 'selectable' | 'fenceFree' | 'fenceBuilt';
const word = (t: TFunction, name: Word | LitWord) => once(t, name, () => t(`sheet.${name}`));

/** "Street 2, house 4, empty, pool, 9 fits" */
export function houseLabel(
  t: TFunction,
  { street, house }: { street: number; house: number },
  view: HouseAnswer,
): string {
  const { kind, number, pool } = view;
  const parts = [once(t, `${street}.${house}`, () => t('sheet.house', { street, house }))];
  if (kind === 'roundabout') parts.push(word(t, 'roundabout'));
  else
    parts.push(
      number === null ? word(t, 'empty') : once(t, `#${number}`, () => t('sheet.number', { number })),
    );
  if (view.bis) parts.push(word(t, 'bis'));
  if (pool === 'planned') parts.push(word(t, 'poolPlanned'));
  if (pool === 'built') parts.push(word(t, 'poolBuilt'));
  if (pool === 'lost' && kind === 'numbered') parts.push(word(t, 'poolLost'));
  if (view.used) parts.push(word(t, 'used'));
  if (view.pencil) parts.push(word(t, 'pencil'));
  if (view.fenced) parts.push(word(t, 'fenced'));
  if (view.lit) parts.push(litWord(t, view));
  return parts.join(', ');
}

function litWord(t: TFunction, { fits, kind, aura }: HouseAnswer): string {
  const numbers = fits.split(' ').join(', ');
  if (fits !== '') return once(t, `fits ${fits}`, () => t('sheet.fits', { numbers }));
  if (kind === 'empty') return word(t, 'canBuild');
  return word(t, aura === 'chosen' ? 'selected' : 'selectable');
}

export function fenceLabel(
  t: TFunction,
  { street, place }: { street: number; place: number },
  state: FenceView['state'],
): string {
  const between = { street, left: place, right: place + 1 };
  const name = once(t, `${street}|${place}`, () => t('sheet.fence', between));
  if (state === 'lit') return `${name}, ${word(t, 'fenceFree')}`;
  return state === 'built' || state === 'pencilled' ? `${name}, ${word(t, 'fenceBuilt')}` : name;
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
