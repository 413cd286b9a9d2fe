import { DECK_2018, DECK_2023 } from './decks';
import { OPPONENTS_2023 } from './opponents';
import { PLANS_2018 } from './plans2018';
import { PLANS_2023 } from './plans2023';
import { CLASSIC } from './sheets';
import type { Edition, EditionId } from './types';

/** Every printed edition, by its year. */
export const EDITIONS: Readonly<Record<EditionId, Edition>> = {
  '2018': {
    id: '2018',
    rules: {
      fenceBetweenBisPair: false,
      bisAcrossFence: false,
      reshuffleOnFirstPlan: true,
      tieBreak: ['estates', 'size1', 'size2', 'size3', 'size4', 'size5', 'size6'],
    },
    sheet: CLASSIC,
    stacks: [1, 2, 3],
    deck: DECK_2018,
    refill: 'together',
    plans: PLANS_2018,
    solo: { cards: 81, temps: 6, points: 7 },
    expert: true,
    opponents: null,
  },
  '2023': {
    id: '2023',
    rules: {
      fenceBetweenBisPair: true,
      bisAcrossFence: true,
      reshuffleOnFirstPlan: false,
      tieBreak: ['estates'],
    },
    sheet: CLASSIC,
    stacks: ['A', 'B', 'C'],
    deck: DECK_2023,
    refill: 'pileByPile',
    plans: PLANS_2023,
    solo: null,
    expert: false,
    opponents: OPPONENTS_2023,
  },
};
