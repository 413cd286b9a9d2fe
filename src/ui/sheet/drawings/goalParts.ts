import type { PlanGoal } from '../../../rules/types';
import type { Tool } from '../../theme/sheetColours';
import { tokenWidth } from './EstateToken';
import { textWidth } from './textWidth';

/** The vocabulary in which plans are drawn; a goal is a short sentence of these. */
export type GoalPart =
  | {
      readonly kind: 'token';
      readonly size: number;
      readonly got: boolean;
      readonly pools: number;
      readonly bis: number;
    }
  | { readonly kind: 'tool'; readonly tool: Tool; readonly full: boolean } // full: every box of it
  | { readonly kind: 'times'; readonly count: number }
  | { readonly kind: 'street'; readonly street: number } // this one
  | { readonly kind: 'signpost'; readonly plates: number } // any so many streets
  | { readonly kind: 'post' } // an end of a street
  | { readonly kind: 'house' }
  | { readonly kind: 'dots' } // whatever lies between
  | { readonly kind: 'column' }; // a full upgrade column

const EVERY = 3; // plates of a signpost that means all streets
const POST: GoalPart = { kind: 'post' };
const HOUSE: GoalPart = { kind: 'house' };
const DOTS: GoalPart = { kind: 'dots' };
const tool = (name: Tool, full = false): GoalPart => ({ kind: 'tool', tool: name, full });
const times = (count: number): GoalPart => ({ kind: 'times', count });
const street = (number: number): GoalPart => ({ kind: 'street', street: number });
const signpost = (plates: number): GoalPart => ({ kind: 'signpost', plates });

interface With {
  readonly pools?: number;
  readonly bis?: number;
}
function tokens(
  sizes: readonly number[],
  got: readonly number[],
  { pools = 0, bis = 0 }: With = {},
): GoalPart[] {
  return sizes.map((size, i) => ({ kind: 'token', size, got: got.includes(i), pools, bis }));
}

/** `got`: which of the goal's estates the town already has, by their place in the list. */
export function goalParts(goal: PlanGoal, got: readonly number[]): readonly GoalPart[] {
  switch (goal.kind) {
    case 'estates':
      return tokens(goal.sizes, got);
    case 'streetEstates':
      return [street(goal.street), ...tokens(goal.sizes, got)];
    case 'oneStreetEstates':
      return [...tokens(goal.sizes, got), ...circles(goal.roundabouts), signpost(1)];
    case 'estatesWith':
      return tokens(goal.sizes, got, goal);
    case 'endEstates':
      return atBothEnds(tokens([goal.size, goal.size], got));
    case 'fullStreet':
      return [street(goal.street), POST, HOUSE, HOUSE, HOUSE, HOUSE, POST];
    case 'streetEnds':
      return atBothEnds([HOUSE, HOUSE]);
    case 'parksAndPoolsOfStreet':
      return [street(goal.street), tool('park', true), tool('pool', true)];
    case 'allParksOfStreets':
      return [tool('park', true), signpost(goal.streets)];
    case 'allPoolsOfStreets':
      return [tool('pool', true), signpost(goal.streets)];
    case 'parksPoolsAndRoundaboutInOneStreet':
      return [tool('park', true), tool('pool', true), tool('roundabout'), signpost(1)];
    case 'temps':
      return [tool('temp'), times(goal.count)];
    case 'bisInOneStreet':
      return [tool('bis'), times(goal.count), signpost(1)];
    case 'parksTotal':
      return [tool('park'), times(goal.count)];
    case 'parksEveryStreet':
      return [tool('park'), times(goal.count), signpost(EVERY)];
    case 'upgradesTotal':
      return [tool('upgrade'), times(goal.count)];
    case 'upgradeColumnsFull':
      return [tool('upgrade'), { kind: 'column' }, times(goal.count)];
  }
}

const circles = (count: number): GoalPart[] =>
  count > 1 ? [tool('roundabout'), times(count)] : count === 1 ? [tool('roundabout')] : [];

/** Left and right end of every street. */
const atBothEnds = ([left = POST, right = left]: readonly GoalPart[]): GoalPart[] => [
  POST,
  left,
  DOTS,
  right,
  POST,
  signpost(EVERY),
];

export const BADGE = 0.4; // of the height: a pool or bis on the roof of an estate
export const CROWNED = 0.74; // height left to an estate that wears badges

/** Width of a part drawn that high, with roofs that wide. */
export function partWidth(part: GoalPart, height: number, unit: number): number {
  switch (part.kind) {
    case 'token': {
      const badges = part.pools + part.bis;
      const wide = tokenWidth(part.size, unit, badges > 0 ? height * CROWNED : height);
      return Math.max(wide, badges * BADGE * height);
    }
    case 'tool':
      return height;
    case 'times':
      return textWidth(timesText(part.count), height * 0.6);
    case 'street':
      return height * 0.72;
    case 'signpost':
      return height * 0.7;
    case 'post':
      return height * 0.2;
    case 'house':
      return height * 0.56;
    case 'dots':
      return height * 0.5;
    case 'column':
      return height * 0.4;
  }
}

export const timesText = (count: number): string => `×${count}`;

/** Houses and posts of one street stand close; words keep their distance. */
export function gapBefore(part: GoalPart, before: GoalPart | undefined, height: number): number {
  if (before === undefined) return 0;
  const close = (one: GoalPart) => ['post', 'house', 'dots', 'token'].includes(one.kind);
  return close(part) && close(before) ? height * 0.1 : height * 0.2;
}
