import { CLASSIC } from '../../../src/editions/sheets';
import type { Row } from './row';

const LAST_HOUSE = ['0 1 2 3 4 5 6 7 8 9', '0 1 2 3 4 5 6 7 8 9 10', '0 1 2 3 4 5 6 7 8 9 10 _'];
const TEMPS = { kind: 'temps', count: 1 } as const;

/** R6 roundabouts, R7 the end, and tracks of other sheets. */
export const ENDING: readonly Row[] = [
  ['R6.1 not in basic play', {}, 'roundabout 1/3', 'notInThisGame'],
  ['R2.4 before the number', { advanced: true }, 'roundabout 1/3', 'allowed'],
  ['R2.4 after it', { advanced: true }, 'write 8 park 1/2; roundabout 1/3', 'allowed'],
  ['R2.4 after the effect', { advanced: true }, 'write 8 park 1/2; park; roundabout 1/3', 'allowed'],
  [
    'R2.4 after a plan',
    { advanced: true, goals: [TEMPS], ticks: { temps: 1 } },
    'write 8 park 1/2; claim 0; roundabout 1/3',
    'allowed',
  ],
  ['R2.4 besides everything else', { advanced: true }, 'roundabout 1/3; write 8 park 1/2; park', 'allowed'],
  ['R6.1 one per turn', { advanced: true }, 'roundabout 1/3; roundabout 1/5', 'roundaboutThisTurn'],
  [
    'R6.1 another in the next turn',
    { advanced: true },
    'write 8 park 2/2; roundabout 1/3; endTurn; roundabout 1/5',
    'allowed',
  ],
  [
    'R6.1 two per player',
    { advanced: true, streets: ['_ R _ R _ _ _ _ _ _'] },
    'roundabout 2/3',
    'trackFull',
  ],
  ['R6.1 the second', { advanced: true, streets: ['_ R _ _ _ _ _ _ _ _'] }, 'roundabout 1/3', 'allowed'],
  [
    'R6.1 only into an empty house',
    { advanced: true, streets: ['_ 5 _ _ _ _ _ _ _ _'] },
    'roundabout 1/2',
    'houseTaken',
  ],
  ['R6.1 on the sheet', { advanced: true }, 'roundabout 1/11', 'noSuchHouse'],
  [
    'R6.2 a fence on both sides',
    { advanced: true },
    'roundabout 1/3; write 8 fence 1/5; fence 1/2',
    'fenceStands',
  ],
  [
    'R6.2 on the right too',
    { advanced: true },
    'roundabout 1/3; write 8 fence 1/5; fence 1/3',
    'fenceStands',
  ],
  [
    'R6.5 a fence that stands stays',
    { advanced: true, streets: ['_ _ | _ _ _ _ _ _ _ _'] },
    'roundabout 1/3; write 8 fence 1/5; fence 1/2',
    'fenceStands',
  ],
  ['R7.1 no turn after the third refusal', { ticks: { refusals: 3 } }, 'write 8 park 1/2', 'gameOver'],
  ['R7.1 two refusals are not the end', { ticks: { refusals: 2 } }, 'write 8 park 1/2', 'allowed'],
  ['R7.1 no turn after three plans', { ticks: { plans: [8, 6, 7] } }, 'write 8 park 1/2', 'gameOver'],
  ['R7.1 two plans are not the end', { ticks: { plans: [8, null, 7] } }, 'write 8 park 1/2', 'allowed'],
  [
    'R7.1 no turn without an empty house',
    { streets: ['0 1 2 3 4 5 6 7 8 9', '0 1 2 3 4 5 6 7 8 9 10', '0 1 2 3 4 5 6 7 8 9 10 11'] },
    'refusal 1 2 3',
    'gameOver',
  ],
  [
    'R7.1 a roundabout fills its place',
    {
      advanced: true,
      streets: ['0 1 2 3 4 5 6 7 8 9', '0 1 2 3 4 5 6 7 8 9 10', '0 1 2 3 4 5 6 7 8 9 10 R'],
    },
    'refusal 1 2 3',
    'gameOver',
  ],
  ['R7.1 the last turn is finished', { streets: LAST_HOUSE }, 'write 12 fence 3/12; fence 1/1', 'allowed'],
  [
    'R7.1 and then it is over',
    { streets: LAST_HOUSE },
    'write 12 fence 3/12; fence 1/1; write 8 park 1/2',
    'gameOver',
  ],
  [
    'R7.1 also after an explicit end',
    { streets: LAST_HOUSE },
    'write 12 fence 3/12; endTurn; rivalClaim 0',
    'gameOver',
  ],
  [
    'R7.1 plans in the turn of the third refusal',
    { streets: LAST_HOUSE, ticks: { refusals: 2, temps: 1 }, goals: [TEMPS] },
    'refusal 1 2 3; claim 0',
    'allowed',
  ],
  [
    'R7.1 a last roundabout leaves a refusal',
    { advanced: true, streets: LAST_HOUSE },
    'roundabout 3/12; refusal 1 2 3',
    'allowed',
  ],
  ['R7.1 another player brings the end', {}, 'write 8 park 1/2; rivalEnd plans; park', 'allowed'],
  ['R7.1 after that turn it is over', {}, 'write 8 park 1/2; rivalEnd plans; write 9 park 1/3', 'gameOver'],
  [
    'R1.5 a full pool track',
    { def: { ...CLASSIC, pools: [0, 3] }, streets: ['_ _ 4* _ _ _ _ _ _ _'] },
    'write 8 pool 1/7; pool',
    'trackFull',
  ],
  [
    'R1.5 its last box',
    { def: { ...CLASSIC, pools: [0, 3, 6] }, streets: ['_ _ 4* _ _ _ _ _ _ _'] },
    'write 8 pool 1/7; pool',
    'allowed',
  ],
  [
    'R1.5 a sheet without roundabout boxes',
    { advanced: true, def: { ...CLASSIC, roundabouts: [0] } },
    'roundabout 1/7',
    'trackFull',
  ],
  [
    'R7.1 a sheet with one refusal box',
    { def: { ...CLASSIC, refusals: [0, 5] }, ticks: { refusals: 1 } },
    'write 8 park 1/2',
    'gameOver',
  ],
];
