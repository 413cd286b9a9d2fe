import type { Opponent } from '../rules/types';
import type { BoxContent, OpponentItem } from './boxItem';
import { cleanName, nameFault, type NameFault } from './names';

export const OPPONENT_FIGURES = ['park', 'pool', 'temp', 'fence', 'bisHouses', 'upgradeValue'] as const;
export type OpponentFigure = (typeof OPPONENT_FIGURES)[number];

/** An opponent being copied from its card; null is what still stands on the card alone. */
export interface OpponentDraft {
  readonly name: string;
  readonly level: number | null;
  readonly validates: readonly (boolean | null)[]; // plans A, B, C
  readonly figures: Readonly<Record<OpponentFigure, number | null>>;
  readonly places: readonly (number | null)[]; // level 0: temps for 1st, 2nd, 3rd place
}

/** What public sources tell of an opponent. */
interface KnownOpponent extends Readonly<Record<OpponentFigure, number | null>> {
  readonly name: string;
  readonly level: number | null;
  readonly validates: readonly boolean[] | null;
}

const UNKNOWN = [null, null, null] as const;

export const EMPTY_OPPONENT: OpponentDraft = {
  name: '',
  level: null,
  validates: UNKNOWN,
  figures: { park: null, pool: null, temp: null, fence: null, bisHouses: null, upgradeValue: null },
  places: UNKNOWN,
};

export function knownOpponent({ name, level, validates, ...figures }: KnownOpponent): OpponentDraft {
  return { name, level, validates: validates ?? UNKNOWN, figures, places: UNKNOWN };
}

export function opponentDraft({ name, body: { level, opponent } }: OpponentItem): OpponentDraft {
  const { validates, level0Places, park, pool, temp, fence, bisHouses, upgradeValue } = opponent;
  return {
    name,
    level,
    validates,
    figures: { park, pool, temp, fence, bisHouses, upgradeValue },
    places: level0Places ?? UNKNOWN,
  };
}

export type OpponentFault =
  | { readonly code: 'name'; readonly why: NameFault }
  | { readonly code: 'missing'; readonly what: 'level' | 'validates' | 'places' | OpponentFigure }
  | { readonly code: 'placesRise' };

/** What still keeps the draft from being an opponent. Level 0 scores nothing (R11.8): its figures are not asked. */
export function opponentFaults({ name, level, validates, figures, places }: OpponentDraft): OpponentFault[] {
  const faults: OpponentFault[] = [];
  const why = nameFault(name);
  if (why !== null) faults.push({ code: 'name', why });
  if (level === null) faults.push({ code: 'missing', what: 'level' });
  if (validates.includes(null)) faults.push({ code: 'missing', what: 'validates' });
  if (level === 0) return [...faults, ...placeFaults(places)];
  for (const what of OPPONENT_FIGURES) if (figures[what] === null) faults.push({ code: 'missing', what });
  return faults;
}

function placeFaults(places: readonly (number | null)[]): OpponentFault[] {
  if (places.includes(null)) return [{ code: 'missing', what: 'places' }];
  const rises = places.some((count, i) => i > 0 && (count ?? 0) > (places[i - 1] ?? 0));
  return rises ? [{ code: 'placesRise' }] : [];
}

/** The copied opponent, or null while something is missing. */
export function opponentOfDraft(draft: OpponentDraft): Extract<BoxContent, { kind: 'opponent' }> | null {
  const { level, validates, figures, places } = draft;
  if (level === null || opponentFaults(draft).length > 0) return null;
  const figure = (what: OpponentFigure) => (level === 0 ? 0 : (figures[what] ?? 0));
  const opponent: Opponent = {
    validates: validates.map((yes) => yes === true),
    park: figure('park'),
    pool: figure('pool'),
    temp: figure('temp'),
    fence: figure('fence'),
    bisHouses: figure('bisHouses'),
    upgradeValue: figure('upgradeValue'),
    level0Places: level === 0 ? places.map((count) => count ?? 0) : null,
  };
  return { kind: 'opponent', name: cleanName(draft.name), body: { level, opponent } };
}
