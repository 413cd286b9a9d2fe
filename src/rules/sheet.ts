import { at, replaced } from './at';
import type { EmptyHouse, House, NumberedHouse, Roundabout, Sheet, Street } from './state';
import { ESTATE_SIZES, type EndReason, type EstateSize, type SheetDef, type Track } from './types';

export const EMPTY: EmptyHouse = Object.freeze({ kind: 'empty' });
export const ROUNDABOUT: Roundabout = Object.freeze({ kind: 'roundabout' });

type Marks = Omit<NumberedHouse, 'kind' | 'number'>;

export const PLAIN: Marks = Object.freeze({ bis: false, pool: false, used: false });
export const BIS: Marks = Object.freeze({ bis: true, pool: false, used: false });
export const POOL: Marks = Object.freeze({ bis: false, pool: true, used: false });

/** The only maker of numbered houses: objects of one shape are read much faster. */
export function numbered(number: number, { bis, pool, used }: Marks = PLAIN): NumberedHouse {
  return { kind: 'numbered', number, bis, pool, used };
}

/** A street as printed: no house written, a fence at both ends (R1.2). */
export function emptyStreet(houses: number): Street {
  const fences = new Array<boolean>(houses + 1).fill(false);
  fences[0] = true;
  fences[houses] = true;
  return { houses: new Array<House>(houses).fill(EMPTY), fences };
}

export function emptySheet(def: SheetDef, plans: number): Sheet {
  return {
    def,
    streets: def.streets.map(({ houses }) => emptyStreet(houses)),
    parks: def.streets.map(() => 0),
    upgrades: ESTATE_SIZES.map(() => 0),
    temps: 0,
    refusals: 0,
    plans: new Array<number | null>(plans).fill(null),
  };
}

/** The house, or undefined where the sheet has none. */
export function houseAt(sheet: Sheet, street: number, house: number): House | undefined {
  return sheet.streets[street - 1]?.houses[house - 1];
}

/** How many boxes a track has: its last value has none (R1.3). */
export function boxes(track: Track): number {
  return track.length - 1;
}

/** The first value not ticked (R1.3); ticks beyond the last box change nothing (R1.5). */
export function worth(track: Track, ticks: number): number {
  return at(track, Math.min(ticks, boxes(track)));
}

export function upgradeTrack(def: SheetDef, size: EstateSize): Track {
  return def.upgrade[size];
}

export function withStreet(sheet: Sheet, street: number, changed: Street): Sheet {
  const { def, parks, upgrades, temps, refusals, plans } = sheet;
  return {
    def,
    streets: replaced(sheet.streets, street - 1, changed),
    parks,
    upgrades,
    temps,
    refusals,
    plans,
  };
}

export function withHouse(street: Street, house: number, changed: House): Street {
  return { houses: replaced(street.houses, house - 1, changed), fences: street.fences };
}

export function withFence(street: Street, place: number): Street {
  return { houses: street.houses, fences: replaced(street.fences, place, true) };
}

/** A roundabout brings a fence on both of its sides (R6.2, R6.5). */
export function withRoundabout(street: Street, house: number): Street {
  return withFence(withFence(withHouse(street, house, ROUNDABOUT), house - 1), house);
}

/** What the houses of some streets show of the tracks that are not ticked by themselves. */
export interface Tally {
  readonly pools: number; // built
  readonly bis: number;
  readonly roundabouts: number;
}

export function tally(streets: readonly Street[]): Tally {
  let pools = 0;
  let bis = 0;
  let roundabouts = 0;
  for (const { houses } of streets) {
    for (const house of houses) {
      if (house.kind === 'roundabout') roundabouts += 1;
      if (house.kind !== 'numbered') continue;
      if (house.pool) pools += 1;
      if (house.bis) bis += 1;
    }
  }
  return { pools, bis, roundabouts };
}

/** Every place filled, be it by a number or by a roundabout (R6.3). */
export function isFull(street: Street): boolean {
  return street.houses.every((house) => house.kind !== 'empty');
}

/** What this sheet alone gives as a reason to end the game (R7.1). */
export function sheetEnds(sheet: Sheet): EndReason[] {
  const reasons: EndReason[] = [];
  if (sheet.refusals >= boxes(sheet.def.refusals)) reasons.push('refusals');
  if (sheet.plans.every((value) => value !== null)) reasons.push('plans');
  if (sheet.streets.every(isFull)) reasons.push('houses');
  return reasons;
}
