import type { SheetDef } from '../rules/types';

/** The sheet of 2018; the classic sheet of 2023 has the same figures. */
export const CLASSIC: SheetDef = {
  streets: [
    { houses: 10, pools: [3, 7, 8], park: [0, 2, 4, 10] },
    { houses: 11, pools: [1, 4, 8], park: [0, 2, 4, 6, 14] },
    { houses: 12, pools: [2, 7, 11], park: [0, 2, 4, 6, 8, 18] },
  ],
  pools: [0, 3, 6, 9, 13, 17, 21, 26, 31, 36],
  tempBoxes: 11,
  tempPoints: [7, 4, 1],
  upgrade: {
    1: [1, 3],
    2: [2, 3, 4],
    3: [3, 4, 5, 6],
    4: [4, 5, 6, 7, 8],
    5: [5, 6, 7, 8, 10],
    6: [6, 7, 8, 10, 12],
  },
  bis: [0, 1, 3, 6, 9, 12, 16, 20, 24, 28],
  roundabouts: [0, 3, 8],
  refusals: [0, 0, 3, 5],
};
