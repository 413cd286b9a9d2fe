import { at } from './at';
import { estates, streetEstates, type Estate } from './estates';
import { boxes, tally, upgradeTrack } from './sheet';
import type { Sheet, Street } from './state';
import { ESTATE_SIZES, type EstateSize, type PlanGoal } from './types';

/** How far a goal has got. For goals of estates, `got` says which of the listed sizes are there. */
export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly got: readonly boolean[];
}

/** For the player's eye only: whether a plan can be claimed is for `planMatches` to say. */
export function planProgress(sheet: Sheet, goal: PlanGoal): Progress {
  switch (goal.kind) {
    case 'estates':
      return ofSizes(goal.sizes, estates(sheet));
    case 'streetEstates':
      return ofSizes(goal.sizes, streetEstates(sheet, goal.street));
    case 'estatesWith':
      return ofSizes(
        goal.sizes,
        estates(sheet).filter(({ pools, bis }) => pools >= goal.pools && bis >= goal.bis),
      );
    case 'oneStreetEstates':
      return best(sheet.streets.map((street, index) => inStreet(sheet, goal, { street, index })));
    case 'endEstates':
      return counted(endEstates(sheet, goal.size), sheet.streets.length * 2);
    default:
      return withoutEstates(sheet, goal);
  }
}

type GoalWithoutEstates = Exclude<
  PlanGoal,
  { kind: 'estates' | 'streetEstates' | 'oneStreetEstates' | 'estatesWith' | 'endEstates' }
>;

function withoutEstates(sheet: Sheet, goal: GoalWithoutEstates): Progress {
  switch (goal.kind) {
    case 'fullStreet': {
      const { houses } = at(sheet.streets, goal.street - 1);
      return counted(houses.filter(({ kind }) => kind !== 'empty').length, houses.length);
    }
    case 'streetEnds':
      return counted(sum(sheet.streets.map(endsFilled)), sheet.streets.length * 2);
    case 'parksAndPoolsOfStreet':
      return parksAndPools(sheet, goal.street);
    case 'allParksOfStreets':
      return nearest(sheet, goal.streets, parksOf);
    case 'allPoolsOfStreets':
      return nearest(sheet, goal.streets, poolsOf);
    case 'parksPoolsAndRoundaboutInOneStreet':
      return best(
        sheet.streets.map((street, index) =>
          added(parksAndPools(sheet, index + 1), counted(Math.min(1, tally([street]).roundabouts), 1)),
        ),
      );
    case 'temps':
      return counted(sheet.temps, goal.count);
    case 'bisInOneStreet':
      return counted(Math.max(...sheet.streets.map((street) => tally([street]).bis)), goal.count);
    case 'parksTotal':
      return counted(sum(sheet.parks), goal.count);
    case 'parksEveryStreet':
      return counted(
        sum(sheet.parks.map((ticks) => Math.min(ticks, goal.count))),
        goal.count * sheet.parks.length,
      );
    case 'upgradesTotal':
      return counted(sum(sheet.upgrades), goal.count);
    case 'upgradeColumnsFull':
      return counted(
        ESTATE_SIZES.filter((size) => at(sheet.upgrades, size - 1) >= boxes(upgradeTrack(sheet.def, size)))
          .length,
        goal.count,
      );
  }
}

function counted(done: number, of: number): Progress {
  return { done: Math.min(done, of), of, got: [] };
}

function added(one: Progress, other: Progress): Progress {
  return { done: one.done + other.done, of: one.of + other.of, got: one.got };
}

/** The listed sizes, each ticked off against an unmarked estate of its own. */
function ofSizes(sizes: readonly EstateSize[], among: readonly Estate[]): Progress {
  const left = among.filter(({ used }) => !used).map(({ size }) => size);
  const got = sizes.map((size) => {
    const index = left.indexOf(size);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  return { done: got.filter(Boolean).length, of: sizes.length, got };
}

function inStreet(
  sheet: Sheet,
  goal: Extract<PlanGoal, { kind: 'oneStreetEstates' }>,
  { street, index }: { street: Street; index: number },
): Progress {
  const circles = Math.min(goal.roundabouts, tally([street]).roundabouts);
  return added(ofSizes(goal.sizes, streetEstates(sheet, index + 1)), counted(circles, goal.roundabouts));
}

function endEstates(sheet: Sheet, size: EstateSize): number {
  return sum(
    sheet.streets.map(({ houses }, index) => {
      const free = streetEstates(sheet, index + 1).filter((estate) => estate.size === size && !estate.used);
      return free.filter(({ first, last }) => first === 1 || last === houses.length).length;
    }),
  );
}

function endsFilled({ houses }: Street): number {
  return [houses.at(0), houses.at(-1)].filter((end) => end !== undefined && end.kind !== 'empty').length;
}

function parksOf(sheet: Sheet, street: number): Progress {
  return counted(at(sheet.parks, street - 1), boxes(at(sheet.def.streets, street - 1).park));
}

function poolsOf(sheet: Sheet, street: number): Progress {
  return counted(
    tally([at(sheet.streets, street - 1)]).pools,
    at(sheet.def.streets, street - 1).pools.length,
  );
}

function parksAndPools(sheet: Sheet, street: number): Progress {
  return added(parksOf(sheet, street), poolsOf(sheet, street));
}

/** The streets that are nearest to it, added up. */
function nearest(sheet: Sheet, streets: number, of: (sheet: Sheet, street: number) => Progress): Progress {
  return sheet.streets
    .map((_, index) => of(sheet, index + 1))
    .sort((a, b) => a.of - a.done - (b.of - b.done))
    .slice(0, streets)
    .reduce(added);
}

function best(streets: readonly Progress[]): Progress {
  return streets.reduce((top, next) => (next.done / next.of > top.done / top.of ? next : top));
}

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0);
}
