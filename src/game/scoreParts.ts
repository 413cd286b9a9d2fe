import { estates } from '../rules/estates';
import { sum, type Score } from '../rules/score';
import type { House, Sheet } from '../rules/state';
import type { EstateSize } from '../rules/types';

/** The sections of the score line, in the order of the paper. */
export const SCORE_PARTS = [
  'plans',
  'parks',
  'pools',
  'temps',
  'estates',
  'bis',
  'roundabouts',
  'refusals',
] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

/** A section, or one size of the estates. */
export type Focus = ScorePart | EstateSize;

export function partValue(score: Score, part: ScorePart): number {
  const value = score[part];
  return typeof value === 'number' ? value : sum(value);
}

/** Houses side by side, from 1. */
export interface Span {
  readonly street: number;
  readonly first: number;
  readonly last: number;
}

/** Where on the sheet a section comes from; parks stand beside the street, temps and refusals nowhere. */
export function focusSpans(sheet: Sheet, focus: Focus): readonly Span[] {
  switch (focus) {
    case 'plans':
      return houseSpans(sheet, (house) => house.kind === 'numbered' && house.used);
    case 'pools':
      return houseSpans(sheet, (house) => house.kind === 'numbered' && house.pool);
    case 'bis':
      return houseSpans(sheet, (house) => house.kind === 'numbered' && house.bis);
    case 'roundabouts':
      return houseSpans(sheet, ({ kind }) => kind === 'roundabout');
    case 'parks':
    case 'temps':
    case 'refusals':
      return [];
    case 'estates':
      return estates(sheet).map(spanOf);
    default:
      return estates(sheet)
        .filter(({ size }) => size === focus)
        .map(spanOf);
  }
}

const spanOf = ({ street, first, last }: Span): Span => ({ street, first, last });

function houseSpans({ streets }: Sheet, wanted: (house: House) => boolean): readonly Span[] {
  return streets.flatMap(({ houses }, index) =>
    houses.flatMap((house, place): Span[] =>
      wanted(house) ? [{ street: index + 1, first: place + 1, last: place + 1 }] : [],
    ),
  );
}
