import { EDITIONS } from '../editions';
import type { Edition, EditionId, PlanRow } from '../editions/types';
import type { Dealing, Opponent, PlanCard, Play, Setup, SheetDef } from '../rules/types';

/** What a player chooses before a game; the setup made from it stands on its own. */
export interface Choices {
  readonly edition: EditionId;
  readonly advanced: boolean;
  readonly plans: readonly PlanCard[];
  readonly play: Play;
  readonly seed: string | null; // the app deals
  readonly sheet?: SheetDef; // a sheet of one's own instead of the printed one
}

export function setupFor({ edition: id, advanced, plans, play, seed, sheet }: Choices): Setup {
  const edition = EDITIONS[id];
  const rules = { ...edition.rules, roundabouts: advanced };
  return {
    edition: id,
    rules,
    sheet: sheet ?? edition.sheet,
    plans,
    play,
    dealing: seed === null ? null : dealingOf(edition, seed),
  };
}

export function dealingOf({ deck, refill }: Edition, seed: string): Dealing {
  return { seed, deck, refill };
}

/** A printed plan as a card to play with, or null while its points are still to be copied. */
export function planCard({ stack, goal, first, later }: PlanRow): PlanCard | null {
  return first === null || later === null ? null : { stack, goal, first, later };
}

/** The solo game of an edition, or null if it has none (R9). */
export function soloPlay({ solo }: Edition): Play | null {
  return solo === null ? null : { kind: 'solo', ...solo };
}

/** Name and level of the card go along as labels: the game remembers whom it was played against. */
export function aaaPlay(opponent: Opponent, label: { name?: string; level?: number } = {}): Play {
  return { kind: 'aaa', opponent, ...label };
}
