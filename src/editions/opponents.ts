import type { OpponentRow } from './types';

/** What public sources tell of the six opponents of 2023. */
export const OPPONENTS_2023: readonly OpponentRow[] = [
  {
    name: 'Sam',
    level: null,
    validates: null,
    park: 1,
    pool: null,
    temp: 1,
    fence: null,
    bisHouses: 2,
    upgradeValue: 2,
  },
  {
    name: 'Irene',
    level: null,
    validates: [true, false, true],
    park: null,
    pool: null,
    temp: null,
    fence: null,
    bisHouses: null,
    upgradeValue: null,
  },
];

/** The least and the most each figure of an opponent can be. */
export const OPPONENT_RANGES = {
  park: [0, 4],
  pool: [0, 5],
  temp: [1, 2],
  fence: [1, 3],
  bisHouses: [1, 4],
  upgradeValue: [1, 4],
} as const;
