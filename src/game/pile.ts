import { at } from '../rules/at';
import { sum } from '../rules/score';
import type { Game } from '../rules/state';
import type { Effect } from '../rules/types';
import { aaaGroups, aaaScore, aaaTempPoints, type AaaFigures } from './aaa';

/** One estate of AAA's pile (R11.7). */
export interface PileGroup {
  readonly cards: readonly Effect[];
  readonly houses: number;
  readonly each: number; // what a house is worth
  readonly value: number;
  readonly counts: boolean; // among the five best
}

/** A pile in its order: estates, and the fence cards before, between and behind them. */
export type PilePart = { readonly kind: 'fence' } | { readonly kind: 'group'; readonly group: PileGroup };

const BEST = 5;

export function pileParts(pile: readonly Effect[], figures: AaaFigures): readonly PilePart[] {
  const groups = pileGroups(pile, figures);
  const parts: PilePart[] = [];
  let next = 0;
  pile.forEach((effect, index) => {
    if (effect === 'fence') parts.push({ kind: 'fence' });
    else if (index === 0 || pile[index - 1] === 'fence') {
      parts.push({ kind: 'group', group: at(groups, next) });
      next += 1;
    }
  });
  return parts;
}

/** The estates in their order, with what each is worth. */
export function pileGroups(pile: readonly Effect[], figures: AaaFigures): readonly PileGroup[] {
  const groups = aaaGroups(pile).map((cards) => {
    const houses = sum(cards.map((effect) => (effect === 'bis' ? figures.bisHouses : 1)));
    const each = cards.includes('upgrade') ? figures.upgradeValue : 1;
    return { cards, houses, each, value: houses * each };
  });
  const best = groups.map((_, index) => index).sort((a, b) => at(groups, b).value - at(groups, a).value);
  return groups.map((group, index) => ({ ...group, counts: best.indexOf(index) < BEST }));
}

/** What AAA's total would gain by a card with this effect; null at level 0, where it scores nothing (R11.8). */
export function rivalGain({ setup, sheet, rival }: Game, effect: Effect): number | null {
  const { play } = setup;
  if (play.kind !== 'aaa' || play.opponent.level0Places !== null) return null;
  const total = (pile: readonly Effect[]) => {
    const ranked = aaaTempPoints(pile, sheet.temps, sheet.def.tempPoints).aaa;
    return aaaScore(pile, play.opponent, { plans: 0, ranked }).total;
  };
  return total([...rival.pile, effect]) - total(rival.pile);
}
