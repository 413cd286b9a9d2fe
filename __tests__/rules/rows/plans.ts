import type { Row } from './row';

const TWO_PAIRS = ['1 2 | 3 4 | 5 6 | _ _ _ _'];

/** R5 city plans: claiming, first and later, marks. */
export const PLAN_ROWS: readonly Row[] = [
  [
    'R5.2 claiming what is met',
    { streets: TWO_PAIRS, goals: [{ kind: 'estates', sizes: [2, 2] }] },
    'write 8 park 2/3; claim 0 1/1-2 1/5-6',
    'allowed',
  ],
  [
    'R5.2 in any order',
    { streets: TWO_PAIRS, goals: [{ kind: 'estates', sizes: [2, 2] }] },
    'write 8 park 2/3; claim 0 1/5-6 1/1-2',
    'allowed',
  ],
  [
    'R5.2 not what is not met',
    { streets: TWO_PAIRS, goals: [{ kind: 'estates', sizes: [3] }] },
    'write 8 park 2/3; claim 0 1/1-2',
    'goalNotMet',
  ],
  [
    'R5.2 each plan once',
    { goals: [{ kind: 'temps', count: 1 }], ticks: { temps: 1 } },
    'write 8 park 2/3; claim 0; claim 0',
    'planDone',
  ],
  [
    'R5.2 also in a later turn',
    { goals: [{ kind: 'temps', count: 1 }], ticks: { temps: 1 } },
    'write 8 park 2/3; claim 0; write 9 park 2/4; claim 0',
    'planDone',
  ],
  [
    'R5.2 several in one turn',
    {
      goals: [
        { kind: 'temps', count: 1 },
        { kind: 'temps', count: 1 },
      ],
      ticks: { temps: 1 },
    },
    'write 8 park 2/3; claim 0; claim 1',
    'allowed',
  ],
  [
    'R5.2 it may wait',
    { goals: [{ kind: 'temps', count: 1 }], ticks: { temps: 1 } },
    'write 8 park 2/3; write 9 park 2/4; claim 0',
    'allowed',
  ],
  ['R5.1 there are three plans', {}, 'write 8 park 2/3; claim 3', 'noSuchPlan'],
  ['R5.2 a rival claims', {}, 'rivalClaim 1', 'allowed'],
  ['R5.2 what is flipped is flipped', {}, 'rivalClaim 1; rivalClaim 1', 'planFlipped'],
  [
    'R5.2 also by oneself',
    { goals: [{ kind: 'temps', count: 1 }], ticks: { temps: 1 } },
    'write 8 park 2/3; claim 0; rivalClaim 0',
    'planFlipped',
  ],
  ['R5.2 a rival has the same three plans', {}, 'rivalClaim 3', 'noSuchPlan'],
  [
    'R5.4 too few estates',
    { streets: TWO_PAIRS, goals: [{ kind: 'estates', sizes: [2, 2] }] },
    'write 8 park 2/3; claim 0 1/1-2',
    'wrongEstates',
  ],
  [
    'R5.4 too many',
    { streets: TWO_PAIRS, goals: [{ kind: 'estates', sizes: [2, 2] }] },
    'write 8 park 2/3; claim 0 1/1-2 1/3-4 1/5-6',
    'wrongEstates',
  ],
  [
    'R5.4 one estate does not count twice',
    { streets: TWO_PAIRS, goals: [{ kind: 'estates', sizes: [2, 2] }] },
    'write 8 park 2/3; claim 0 1/1-2 1/1-2',
    'wrongEstates',
  ],
  [
    'R5.4 not a part of one',
    { streets: TWO_PAIRS, goals: [{ kind: 'estates', sizes: [2] }] },
    'write 8 park 2/3; claim 0 1/2-3',
    'wrongEstates',
  ],
  [
    'R5.4 an estate in another street',
    { streets: TWO_PAIRS, goals: [{ kind: 'estates', sizes: [2] }] },
    'write 8 park 2/3; claim 0 2/1-2',
    'wrongEstates',
  ],
  [
    'R5.4 estates serve one plan',
    {
      streets: ['1 2 | _ _ _ _ _ _ _ _'],
      goals: [
        { kind: 'estates', sizes: [2] },
        { kind: 'estates', sizes: [2] },
      ],
    },
    'write 8 park 2/3; claim 0 1/1-2; claim 1 1/1-2',
    'goalNotMet',
  ],
  [
    'R5.4 the chosen one is gone, the other is not',
    {
      streets: TWO_PAIRS,
      goals: [
        { kind: 'estates', sizes: [2] },
        { kind: 'estates', sizes: [2] },
      ],
    },
    'write 8 park 2/3; claim 0 1/1-2; claim 1 1/1-2',
    'wrongEstates',
  ],
  [
    'R5.4 no fence inside afterwards',
    { streets: TWO_PAIRS, goals: [{ kind: 'estates', sizes: [2] }] },
    'write 8 park 2/3; claim 0 1/1-2; write 9 fence 2/4; fence 1/1',
    'fenceInUsedEstate',
  ],
  [
    'R5.4 no estates where the goal takes none',
    { goals: [{ kind: 'temps', count: 1 }], ticks: { temps: 1 }, streets: TWO_PAIRS },
    'write 8 park 2/3; claim 0 1/1-2',
    'wrongEstates',
  ],
  [
    'R5.6 a full street takes no fence',
    { streets: ['0 1 2 3 4 5 6 7 8 9'], goals: [{ kind: 'fullStreet', street: 1 }] },
    'write 8 park 2/3; claim 0; write 9 fence 2/4; fence 1/5',
    'fenceInUsedEstate',
  ],
  [
    'R5.8 2018: the first claim may reshuffle',
    { goals: [{ kind: 'temps', count: 1 }], ticks: { temps: 1 } },
    'write 8 park 2/3; claim 0; reshuffle',
    'allowed',
  ],
  [
    'R5.8 2023: no reshuffle',
    { edition: '2023', goals: [{ kind: 'temps', count: 1 }], ticks: { temps: 1 } },
    'write 8 park 2/3; claim 0; reshuffle',
    'notInThisGame',
  ],
  ['R5.8 not without a claim', {}, 'write 8 park 2/3; reshuffle', 'notFirstClaim'],
  ['R5.8 only for who claimed', {}, 'write 8 park 2/3; rivalClaim 0; reshuffle', 'notFirstClaim'],
  ['R5.8 a rival who claimed may', {}, 'write 8 park 2/3; rivalClaim 0; reshuffle rival', 'allowed'],
  ['R5.8 a rival who did not may not', {}, 'write 8 park 2/3; reshuffle rival', 'notFirstClaim'],
  [
    'R5.8 both in the same turn may',
    { goals: [{ kind: 'temps', count: 1 }], ticks: { temps: 1 } },
    'write 8 park 2/3; rivalClaim 0; claim 0; reshuffle',
    'allowed',
  ],
  [
    'R5.8 once per game',
    {},
    'write 8 park 2/3; rivalClaim 0; reshuffle rival; reshuffle rival',
    'reshuffleDone',
  ],
  [
    'R5.8 not a turn later',
    { goals: [{ kind: 'temps', count: 1 }], ticks: { temps: 1 } },
    'write 8 park 2/3; claim 0; endTurn; reshuffle',
    'notFirstClaim',
  ],
  [
    'R5.8 not with the second plan',
    { goals: [{ kind: 'temps', count: 1 }], ticks: { temps: 1 } },
    'rivalClaim 1; write 8 park 2/3; endTurn; write 9 park 2/4; claim 0; reshuffle',
    'notFirstClaim',
  ],
  [
    'R5.8 not with a plan a rival claimed before',
    { goals: [{ kind: 'temps', count: 1 }], ticks: { temps: 1 } },
    'rivalClaim 0; write 8 park 2/3; endTurn; write 9 park 2/4; claim 0; reshuffle',
    'notFirstClaim',
  ],
  [
    'R5.8 not after a rival claimed earlier',
    { goals: [{ kind: 'temps', count: 1 }], ticks: { temps: 1 } },
    'rivalClaim 1 earlier; write 8 park 2/3; claim 0; reshuffle',
    'notFirstClaim',
  ],
];
