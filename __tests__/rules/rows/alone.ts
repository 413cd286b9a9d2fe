import type { Opponent, Play } from '../../../src/rules/types';
import type { Row } from './row';

export const OPPONENT: Opponent = {
  validates: [true, false, true],
  park: 1,
  pool: 2,
  temp: 1,
  fence: 1,
  bisHouses: 2,
  upgradeValue: 2,
  level0Places: null,
};
const solo: Play = { kind: 'solo', cards: 81, temps: 6, points: 7 };
const aaa: Play = { kind: 'aaa', opponent: OPPONENT };
const LAST_HOUSE = ['0 1 2 3 4 5 6 7 8 9', '0 1 2 3 4 5 6 7 8 9 10', '0 1 2 3 4 5 6 7 8 9 10 _'];

/** R9 the solo card and R11 AAA. */
export const ALONE: readonly Row[] = [
  [
    'R9.1 number and effect of two cards',
    { play: solo },
    'deal 8:pool 3:fence 12:bis; write 3 pool 1/3',
    'allowed',
  ],
  ['R9.1 not of the same one', { play: solo }, 'deal 8:pool 3:fence 12:bis; write 3 fence 1/3', 'notOffered'],
  ['R9.2 the solo card appears', { play: solo }, 'soloCard', 'allowed'],
  ['R9.2 at the draw of a turn', { play: solo }, 'write 8 park 1/2; soloCard', 'allowed'],
  ['R9.2 there is one', { play: solo }, 'soloCard; write 8 park 1/2; soloCard', 'soloCardGone'],
  ['R9.2 none at the table', {}, 'soloCard', 'notInThisGame'],
  [
    'R9.3 no reshuffle',
    { play: solo, goals: [{ kind: 'temps', count: 1 }], ticks: { temps: 1 } },
    'write 8 park 1/2; claim 0; reshuffle',
    'notInThisGame',
  ],
  [
    'R9.3 fewer than three cards end it',
    { play: { ...solo, cards: 8 } },
    'write 8 park 1/2; write 9 park 1/3; write 10 park 1/4',
    'gameOver',
  ],
  [
    'R9.3 three are enough',
    { play: { ...solo, cards: 9 } },
    'write 8 park 1/2; write 9 park 1/3; write 10 park 1/4',
    'allowed',
  ],
  ['R9.3 the last turn is finished', { play: { ...solo, cards: 3 } }, 'write 8 park 1/2; park', 'allowed'],
  ['R9 nobody else claims', { play: solo }, 'rivalClaim 0', 'notInThisGame'],
  ['R9 nobody else ends it', { play: solo }, 'rivalEnd plans', 'notInThisGame'],
  ['R10.1 expert: others claim', { play: { kind: 'expert' } }, 'rivalClaim 0', 'allowed'],
  ['R10.1 expert: others end it', { play: { kind: 'expert' } }, 'rivalEnd plans', 'allowed'],
  [
    'R11.2 number and effect of two cards',
    { play: aaa },
    'deal 8:pool 3:fence 12:bis; write 3 pool 1/3',
    'allowed',
  ],
  [
    'R11.2 the third card goes to AAA',
    { play: aaa },
    'deal 8:pool 3:fence 12:bis; write 3 pool 1/3; give bis 12',
    'allowed',
  ],
  [
    'R11.2 not the one that gave the number',
    { play: aaa },
    'deal 8:pool 3:fence 12:bis; write 3 pool 1/3; give fence 3',
    'cardInUse',
  ],
  [
    'R11.2 nor the one that gave the effect',
    { play: aaa },
    'deal 8:pool 3:fence 12:bis; write 3 pool 1/3; give pool 8',
    'cardInUse',
  ],
  [
    'R11.2 nor one that is not there',
    { play: aaa },
    'deal 8:pool 3:fence 12:bis; write 3 pool 1/3; give bis 11',
    'cardInUse',
  ],
  [
    'R11.2 of two that would do, either',
    { play: aaa },
    'deal 5:park 8:park 9:fence; write 9 park 1/3; give park 5',
    'allowed',
  ],
  [
    'R11.2 or the other',
    { play: aaa },
    'deal 5:park 8:park 9:fence; write 9 park 1/3; give park 8',
    'allowed',
  ],
  ['R11.2 with unknown cards the effect is enough', { play: aaa }, 'write 9 park 1/3; give park', 'allowed'],
  ['R11.2 one card a turn', { play: aaa }, 'write 9 park 1/3; give park; give park', 'cardGiven'],
  ['R11.2 after the number', { play: aaa }, 'give park', 'numberFirst'],
  ['R11.2 before the turn ends', { play: aaa }, 'write 9 park 1/3; endTurn', 'cardNotGiven'],
  ['R11.2 also by the next number', { play: aaa }, 'write 9 park 1/3; write 10 park 1/4', 'cardNotGiven'],
  ['R11.2 then it ends', { play: aaa }, 'write 9 park 1/3; give park; endTurn', 'allowed'],
  [
    'R11.2 after a refusal any of the three',
    { play: aaa, streets: LAST_HOUSE },
    'deal 8:pool 3:fence 9:bis; refusal 8 3 9; give fence 3',
    'allowed',
  ],
  [
    'R11.2 and one must be given',
    { play: aaa, streets: LAST_HOUSE },
    'refusal 8 3 9; endTurn',
    'cardNotGiven',
  ],
  ['R11.2 nothing to give at the table', {}, 'write 9 park 1/3; give park', 'notInThisGame'],
  ['R11.3 a validation card', { play: aaa }, 'validation 0', 'allowed'],
  ['R11.3 leaves the game', { play: aaa }, 'validation 0; validation 0', 'validationGone'],
  ['R11.3 there are three', { play: aaa }, 'validation 3', 'noSuchPlan'],
  ['R11.3 none at the table', {}, 'validation 0', 'notInThisGame'],
  [
    'R11.3 is drawn at the start of a turn',
    { play: aaa },
    'write 9 park 1/3; give park; validation 1',
    'allowed',
  ],
  [
    'R11.3 so the turn before must be finished',
    { play: aaa },
    'write 9 park 1/3; validation 1',
    'cardNotGiven',
  ],
  ['R11.5 nobody else ends it', { play: aaa }, 'rivalEnd plans', 'notInThisGame'],
  [
    'R11.5 three plans of AAA do not end it',
    { play: { kind: 'aaa', opponent: { ...OPPONENT, validates: [true, true, true] } } },
    'validation 0; validation 1; validation 2; write 9 park 1/3; give park; write 10 park 1/4',
    'allowed',
  ],
];
