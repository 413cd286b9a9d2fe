import { at } from './at';
import type { EstateRef } from './events';
import { numbered } from './sheet';
import type { House, Sheet, Street } from './state';
import type { PlanGoal } from './types';

/** The sheet after a plan took these estates: what it used is marked (R5.4, R5.6). */
export function markUsed(sheet: Sheet, goal: PlanGoal, chosen: readonly EstateRef[]): Sheet {
  const spans = [...chosen, ...spansOf(sheet, goal)];
  if (spans.length === 0) return sheet;
  const streets = sheet.streets.map((street, index) => {
    const here = spans.filter((span) => span.street === index + 1);
    return here.length === 0 ? street : { houses: markHouses(street, here), fences: street.fences };
  });
  return { ...sheet, streets };
}

/** The houses a goal without estates uses: a whole street, or both ends of every street. */
function spansOf(sheet: Sheet, goal: PlanGoal): readonly EstateRef[] {
  switch (goal.kind) {
    case 'fullStreet':
      return [{ street: goal.street, first: 1, last: at(sheet.streets, goal.street - 1).houses.length }];
    case 'streetEnds':
      return sheet.streets.flatMap(({ houses }, index) => [
        { street: index + 1, first: 1, last: 1 },
        { street: index + 1, first: houses.length, last: houses.length },
      ]);
    default:
      return [];
  }
}

function markHouses(street: Street, spans: readonly EstateRef[]): readonly House[] {
  return street.houses.map((house, index) => {
    const inSpan = spans.some(({ first, last }) => index + 1 >= first && index + 1 <= last);
    return inSpan && house.kind === 'numbered' ? numbered(house.number, { ...house, used: true }) : house;
  });
}
