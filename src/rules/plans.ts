import { at } from './at';
import { estates, streetEstates, type Estate } from './estates';
import { boxes, isFull, tally, upgradeTrack } from './sheet';
import type { Sheet, Street } from './state';
import { ESTATE_SIZES, type EstateSize, type PlanGoal } from './types';
import { MET, NOT_MET, matchesOf, picks, type PlanMatches } from './ways';

/** The one reader of goals (R5.5–R5.7): all ways to satisfy one on this sheet. */
export function planMatches(sheet: Sheet, goal: PlanGoal): PlanMatches {
  switch (goal.kind) {
    case 'estates':
      return matchesOf([picks(goal.sizes, estates(sheet))]);
    case 'streetEstates':
      return matchesOf([picks(goal.sizes, streetEstates(sheet, goal.street))]);
    case 'oneStreetEstates':
      return inOneStreet(sheet, goal.sizes, goal.roundabouts);
    case 'estatesWith':
      return matchesOf([
        picks(
          goal.sizes,
          estates(sheet).filter(({ pools, bis }) => pools >= goal.pools && bis >= goal.bis),
        ),
      ]);
    case 'endEstates':
      return atEveryEnd(sheet, goal.size);
    default:
      return holds(sheet, goal) ? MET : NOT_MET;
  }
}

/** Sizes within any one street that also has its roundabouts; without sizes there is nothing to choose. */
function inOneStreet(sheet: Sheet, sizes: readonly EstateSize[], circles: number): PlanMatches {
  const options = sheet.streets.map((street, index) =>
    tally([street]).roundabouts >= circles ? picks(sizes, streetEstates(sheet, index + 1)) : null,
  );
  const matches = matchesOf(options);
  return sizes.length === 0 && matches.count > 0 ? MET : matches;
}

/** An unmarked estate of that size at either end of every street. */
function atEveryEnd(sheet: Sheet, size: EstateSize): PlanMatches {
  const found: Estate[] = [];
  sheet.streets.forEach(({ houses }, index) => {
    const free = streetEstates(sheet, index + 1).filter((estate) => estate.size === size && !estate.used);
    found.push(...free.filter(({ first, last }) => first === 1 || last === houses.length));
  });
  const need = sheet.streets.length * 2;
  return found.length === need ? matchesOf([[{ size, need, from: found }]]) : NOT_MET;
}

type GoalWithoutEstates = Exclude<
  PlanGoal,
  { kind: 'estates' | 'streetEstates' | 'oneStreetEstates' | 'estatesWith' | 'endEstates' }
>;

function holds(sheet: Sheet, goal: GoalWithoutEstates): boolean {
  switch (goal.kind) {
    case 'fullStreet':
      return isFull(at(sheet.streets, goal.street - 1)) && unmarked(at(sheet.streets, goal.street - 1));
    case 'streetEnds':
      return sheet.streets.every(endsFree);
    case 'parksAndPoolsOfStreet':
      return allParks(sheet, goal.street) && allPools(sheet, goal.street);
    case 'allParksOfStreets':
      return streetsWhere(sheet, allParks) >= goal.streets;
    case 'allPoolsOfStreets':
      return streetsWhere(sheet, allPools) >= goal.streets;
    case 'parksPoolsAndRoundaboutInOneStreet':
      return streetsWhere(sheet, allParksPoolsAndRoundabout) > 0;
    case 'temps':
      return sheet.temps >= goal.count;
    case 'bisInOneStreet':
      return sheet.streets.some((street) => tally([street]).bis >= goal.count);
    case 'parksTotal':
      return sum(sheet.parks) >= goal.count;
    case 'parksEveryStreet':
      return sheet.parks.every((ticks) => ticks >= goal.count);
    case 'upgradesTotal':
      return sum(sheet.upgrades) >= goal.count;
    case 'upgradeColumnsFull':
      return ESTATE_SIZES.filter((size) => isColumnFull(sheet, size)).length >= goal.count;
  }
}

function isMarked(house: Street['houses'][number]): boolean {
  return house.kind === 'numbered' && house.used;
}

function unmarked(street: Street): boolean {
  return !street.houses.some(isMarked);
}

/** First and last house filled, be it by a roundabout, and not marked (R5.6). */
function endsFree({ houses }: Street): boolean {
  return [at(houses, 0), at(houses, houses.length - 1)].every(
    (end) => end.kind !== 'empty' && !isMarked(end),
  );
}

/** A street without park boxes has no parks to complete. */
function allParks(sheet: Sheet, street: number): boolean {
  const all = boxes(at(sheet.def.streets, street - 1).park);
  return all > 0 && at(sheet.parks, street - 1) >= all;
}

/** A street without pools has none to complete; a lost pool is never built (R4.7). */
function allPools(sheet: Sheet, street: number): boolean {
  const all = at(sheet.def.streets, street - 1).pools.length;
  return all > 0 && tally([at(sheet.streets, street - 1)]).pools >= all;
}

function allParksPoolsAndRoundabout(sheet: Sheet, street: number): boolean {
  return (
    allParks(sheet, street) &&
    allPools(sheet, street) &&
    tally([at(sheet.streets, street - 1)]).roundabouts > 0
  );
}

function streetsWhere(sheet: Sheet, is: (sheet: Sheet, street: number) => boolean): number {
  return sheet.streets.filter((_, index) => is(sheet, index + 1)).length;
}

function isColumnFull(sheet: Sheet, size: EstateSize): boolean {
  const all = boxes(upgradeTrack(sheet.def, size));
  return all > 0 && at(sheet.upgrades, size - 1) >= all;
}

function sum(ticks: readonly number[]): number {
  return ticks.reduce((all, one) => all + one, 0);
}
