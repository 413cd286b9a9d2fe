import type { EstateRef } from '../rules/events';

/** An estate as an event names it. */
export function refOf({ street, first, last }: EstateRef): EstateRef {
  return { street, first, last };
}

const isSame = (a: EstateRef, b: EstateRef) => a.street === b.street && a.first === b.first;
const sizeOf = ({ first, last }: EstateRef) => last - first;

/** Taking another estate of a size gives one of that size back, so the numbers stay as the plan wants them. */
export function toggled(chosen: readonly EstateRef[], estate: EstateRef): readonly EstateRef[] {
  if (chosen.some((one) => isSame(one, estate))) return chosen;
  const given = chosen.findIndex((one) => sizeOf(one) === sizeOf(estate));
  return [...chosen.filter((_, index) => index !== given), estate];
}
