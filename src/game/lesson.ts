import { EDITIONS } from '../editions';
import type { GameEvent } from '../rules/events';
import type { Setup } from '../rules/types';
import { setupFor } from './setup';

/** A town to learn in: small goals, so that the first plan is met within a few turns. Kept nowhere. */
export function lessonSetup(): Setup {
  const [, , third] = EDITIONS['2018'].stacks;
  return setupFor({
    edition: '2018',
    advanced: false,
    plans: [
      { stack: 1, goal: { kind: 'estates', sizes: [1, 2] }, first: 6, later: 3 },
      { stack: 2, goal: { kind: 'estates', sizes: [3, 3] }, first: 8, later: 4 },
      { stack: third ?? 3, goal: { kind: 'estates', sizes: [2, 4] }, first: 7, later: 3 },
    ],
    play: { kind: 'table' },
    seed: null,
  });
}

/** The first turns, as they are to be played. */
export const LESSON: readonly GameEvent[] = [
  { type: 'write', card: 2, effect: 'fence', street: 1, house: 1, number: 2 },
  { type: 'fence', street: 1, place: 1 },
  { type: 'write', card: 8, effect: 'pool', street: 1, house: 3, number: 8 },
  { type: 'pool' },
  { type: 'write', card: 9, effect: 'park', street: 2, house: 5, number: 9 },
  { type: 'park' },
  { type: 'write', card: 5, effect: 'fence', street: 1, house: 2, number: 5 },
  { type: 'fence', street: 1, place: 3 },
  {
    type: 'claim',
    plan: 0,
    estates: [
      { street: 1, first: 1, last: 1 },
      { street: 1, first: 2, last: 3 },
    ],
  },
  { type: 'write', card: 10, effect: 'temp', street: 2, house: 6, number: 11 },
  { type: 'temp' },
  { type: 'write', card: 14, effect: 'upgrade', street: 2, house: 9, number: 14 },
  { type: 'upgrade', size: 2 },
  { type: 'write', card: 12, effect: 'bis', street: 1, house: 4, number: 12 },
  { type: 'bis', street: 1, house: 5, side: 'left' },
];

/** Where a lesson goes wrong: the events played as they should be. Plans may be claimed with estates in any order. */
export function followed(events: readonly GameEvent[]): number {
  const wrong = events.findIndex((event, i) => !isSame(event, LESSON[i]));
  return wrong === -1 ? events.length : wrong;
}

function isSame(event: GameEvent, wanted: GameEvent | undefined): boolean {
  if (wanted === undefined || event.type !== wanted.type) return false;
  if (event.type === 'claim' && wanted.type === 'claim') return event.plan === wanted.plan;
  return JSON.stringify(event) === JSON.stringify(wanted);
}
