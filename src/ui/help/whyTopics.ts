import type { ProblemCode } from '../../rules/problems';
import type { Hint } from '../../state/gameStore';
import { TOPICS, type Topic } from './topics';

/** Which section says more about a no. */
const WHY: Readonly<Record<ProblemCode | Hint, Topic>> = {
  gameOver: 'end',
  notInThisGame: 'turn',
  noSuchHouse: 'numbers',
  noSuchFence: 'fences',
  noSuchColumn: 'upgrades',
  noSuchPlan: 'plans',
  noSuchCard: 'turn',
  numberOutOfRange: 'numbers',
  houseTaken: 'numbers',
  tooLow: 'numbers',
  tooHigh: 'numbers',
  sameNumber: 'numbers',
  shiftNeedsTemp: 'temps',
  shiftTooFar: 'temps',
  notOffered: 'turn',
  alreadyDealt: 'turn',
  turnTaken: 'turn',
  numberFirst: 'turn',
  effectAfterRefusal: 'refusals',
  effectDone: 'turn',
  effectAfterPlans: 'turn',
  wrongEffect: 'turn',
  tempMissing: 'temps',
  trackFull: 'turn',
  fenceStands: 'fences',
  fenceInUsedEstate: 'fences',
  fenceInBisPair: 'fences',
  noPoolDrawn: 'pools',
  nothingToCopy: 'bis',
  bisAcrossFence: 'bis',
  roundaboutThisTurn: 'roundabouts',
  threeNumbers: 'refusals',
  mustWrite: 'refusals',
  planDone: 'plans',
  planFlipped: 'plans',
  goalNotMet: 'plans',
  wrongEstates: 'plans',
  cardNotGiven: 'aaa',
  cardGiven: 'aaa',
  cardInUse: 'turn',
  soloCardGone: 'solo',
  validationGone: 'aaa',
  reshuffleDone: 'plans',
  notFirstClaim: 'plans',
  pickNumber: 'turn',
  pickEffect: 'turn',
  lastTurn: 'end',
  pickFence: 'fences',
  pickColumn: 'upgrades',
  pickEstates: 'plans',
  pressDone: 'app',
};

/** The section an address means: its name, or the code of a refusal; null for anything else. */
export function topicOf(address: string | undefined): Topic | null {
  const named = TOPICS.find((topic) => topic === address);
  if (named) return named;
  const code = Object.entries(WHY).find(([name]) => name === address);
  return code ? code[1] : null;
}
