import type { Score } from '../../rules/score';
import { sum } from '../../rules/score';
import type { GameFacts } from '../facts';

/** The sections of the score sheet as statistics compare them; penalties are one. */
export const CATEGORIES = ['plans', 'parks', 'pools', 'temps', 'estates', 'penalties'] as const;
export type Category = (typeof CATEGORIES)[number];

/** One player's line in the table of a finished game. */
export interface Line {
  readonly playerId: string | null; // null: a guest, or AAA
  readonly name: string;
  readonly total: number | null;
  readonly place: number | null;
  readonly points: readonly number[] | null; // per category, where the lines of the sheet are known
}

/** A finished game, as compact as statistics need it. */
export interface Played {
  readonly id: string;
  readonly town: string;
  readonly edition: string;
  readonly mode: string;
  readonly advanced: boolean;
  readonly createdAt: number;
  readonly finishedAt: number;
  readonly year: number; // of the end, in the device's time
  readonly facts: GameFacts | null; // null: without a log, or not counted yet
  readonly lines: readonly Line[];
}

export function categoriesOf(score: Score): readonly number[] {
  return [
    sum(score.plans),
    sum(score.parks),
    score.pools,
    score.temps,
    sum(score.estates),
    score.bis + score.roundabouts + score.refusals,
  ];
}
