import { ESTATE_SIZES, type EstateSize, type SheetDef } from '../rules/types';
import { LIMITS } from './codec/sheet';
import { cleanName, nameFault, type NameFault } from './names';

/** A row of values being typed; null is an empty field. */
export type TrackDraft = readonly (number | null)[];

export interface StreetDraft {
  readonly houses: number | null;
  readonly pools: readonly number[]; // may lie beyond the last house while houses are changed
  readonly park: TrackDraft;
}

/** A sheet being copied: what is typed, right or not yet. */
export interface SheetDraft {
  readonly name: string;
  readonly streets: readonly StreetDraft[];
  readonly pools: TrackDraft;
  readonly tempBoxes: number | null;
  readonly tempPoints: TrackDraft;
  readonly upgrade: Readonly<Record<EstateSize, TrackDraft>>;
  readonly bis: TrackDraft;
  readonly roundabouts: TrackDraft;
  readonly refusals: TrackDraft;
}

export const PLAIN_TRACKS = ['pools', 'bis', 'refusals', 'roundabouts', 'tempPoints'] as const;
export type PlainTrack = (typeof PLAIN_TRACKS)[number];

/** Which row of values is meant: `row` is a street or an estate size. */
export type TrackPlace =
  | { readonly track: PlainTrack }
  | { readonly track: 'park'; readonly row: number }
  | { readonly track: 'upgrade'; readonly row: EstateSize };

export type SheetDraftFault =
  | { readonly code: 'name'; readonly why: NameFault }
  | { readonly code: 'houses'; readonly street: number }
  | { readonly code: 'tempBoxes' }
  | { readonly code: 'missing'; readonly place: TrackPlace; readonly index: number }
  | {
      readonly code: 'falls' | 'rises';
      readonly place: TrackPlace;
      readonly index: number;
      readonly before: number;
      readonly value: number;
    };

export function sheetDraft(name: string, def: SheetDef): SheetDraft {
  return { name, ...def };
}

/** The fewest values of a row: the last has no box (R1.3), and a game must be able to end by refusals. */
export function fewestValues({ track }: TrackPlace): number {
  if (track === 'tempPoints') return 0;
  return track === 'refusals' ? 2 : 1;
}

export function trackOf(draft: SheetDraft, place: TrackPlace): TrackDraft {
  if (place.track === 'park') return draft.streets[place.row - 1]?.park ?? [];
  return place.track === 'upgrade' ? draft.upgrade[place.row] : draft[place.track];
}

export function withTrack(draft: SheetDraft, place: TrackPlace, values: TrackDraft): SheetDraft {
  if (place.track === 'upgrade') return { ...draft, upgrade: { ...draft.upgrade, [place.row]: values } };
  if (place.track === 'park') return withStreet(draft, place.row, { park: values });
  return { ...draft, [place.track]: values };
}

export function withStreet(draft: SheetDraft, street: number, part: Partial<StreetDraft>): SheetDraft {
  return {
    ...draft,
    streets: draft.streets.map((old, index) => (index === street - 1 ? { ...old, ...part } : old)),
  };
}

/** One more street, like the last one; none beyond what a sheet can hold. */
export function withMoreStreets(draft: SheetDraft): SheetDraft {
  const last = draft.streets.at(-1);
  if (last === undefined || draft.streets.length >= LIMITS.streets.max) return draft;
  return { ...draft, streets: [...draft.streets, last] };
}

export function withoutStreet(draft: SheetDraft, street: number): SheetDraft {
  if (draft.streets.length <= LIMITS.streets.min) return draft;
  return { ...draft, streets: draft.streets.filter((_, index) => index !== street - 1) };
}

/** Pools left behind when a street was shortened; they come back if it grows again, and are not kept if it does not. */
export function strayPools({ houses, pools }: StreetDraft): number[] {
  return pools.filter((house) => houses !== null && house > houses);
}

export function allPlaces(draft: SheetDraft): TrackPlace[] {
  return [
    ...draft.streets.map((_, index) => ({ track: 'park' as const, row: index + 1 })),
    ...PLAIN_TRACKS.map((track) => ({ track })),
    ...ESTATE_SIZES.map((row) => ({ track: 'upgrade' as const, row })),
  ];
}

/** Everything to check before the sheet can be played on, street by street, then track by track. */
export function sheetFaults(draft: SheetDraft): SheetDraftFault[] {
  const faults: SheetDraftFault[] = [];
  const why = nameFault(draft.name);
  if (why !== null) faults.push({ code: 'name', why });
  draft.streets.forEach(({ houses }, index) => {
    if (houses === null) faults.push({ code: 'houses', street: index + 1 });
  });
  if (draft.tempBoxes === null) faults.push({ code: 'tempBoxes' });
  return [...faults, ...allPlaces(draft).flatMap((place) => trackFaults(trackOf(draft, place), place))];
}

/** Values never fall along a track; the points for temps, listed by rank, never rise. */
function trackFaults(values: TrackDraft, place: TrackPlace): SheetDraftFault[] {
  const code = place.track === 'tempPoints' ? 'rises' : 'falls';
  return values.flatMap((value, index): SheetDraftFault[] => {
    if (value === null) return [{ code: 'missing', place, index }];
    const before = values[index - 1] ?? value;
    const wrong = code === 'rises' ? value > before : value < before;
    return wrong ? [{ code, place, index, before, value }] : [];
  });
}

/** The sheet, or null while something is to be checked. Only pools inside their street are part of it. */
export function sheetOfDraft(draft: SheetDraft): SheetDef | null {
  return sheetFaults(draft).length > 0 ? null : filled(draft);
}

/** The nearest sheet to the draft, for looking at it while it is made. */
export function sheetSoFar(draft: SheetDraft): SheetDef {
  return filled(draft);
}

const figures = (values: TrackDraft): number[] => values.map((value) => value ?? 0);

function filled(draft: SheetDraft): SheetDef {
  const { upgrade } = draft;
  return {
    streets: draft.streets.map(({ houses, pools, park }) => {
      const count = houses ?? LIMITS.houses.min;
      const inside = pools.filter((house) => house <= count).sort((a, b) => a - b);
      return { houses: count, pools: inside, park: figures(park) };
    }),
    pools: figures(draft.pools),
    tempBoxes: draft.tempBoxes ?? 0,
    tempPoints: figures(draft.tempPoints),
    upgrade: {
      1: figures(upgrade[1]),
      2: figures(upgrade[2]),
      3: figures(upgrade[3]),
      4: figures(upgrade[4]),
      5: figures(upgrade[5]),
      6: figures(upgrade[6]),
    },
    bis: figures(draft.bis),
    roundabouts: figures(draft.roundabouts),
    refusals: figures(draft.refusals),
  };
}

export const sheetName = ({ name }: SheetDraft): string => cleanName(name);
