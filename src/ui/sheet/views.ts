import { planProgress } from '../../rules/progress';
import { claimChoice } from '../../rules/legal';
import { houseAt } from '../../rules/sheet';
import type { House, Sheet } from '../../rules/state';
import { isFirst } from '../../rules/turn';
import type { GameState } from '../../state/gameStore';
import { fenceKey, houseKey, type Mode } from '../../state/targets';

/** Everything one house shows, as primitives: a house renders again only if its own view changes. */
export interface HouseView {
  readonly kind: House['kind'];
  readonly number: number | null;
  readonly bis: boolean;
  readonly used: boolean;
  readonly pool: 'none' | 'planned' | 'built' | 'lost';
  readonly fenced: boolean; // a fence stands right of it; the one at the street's end goes without saying
  readonly pencil: boolean; // written in the turn in hand
  readonly lit: boolean;
  readonly fits: string; // the numbers a tap would write, nearest first: "7 8"
  readonly ghost: number | null; // the number to come, shown before it is written
  readonly dim: boolean; // open, but not for what is in hand
  readonly ring: 'none' | 'why' | 'culprit' | 'chosen' | 'touched';
}

export function houseView(state: GameState, street: number, house: number): HouseView {
  const { sheet, setup } = state.timeline.game;
  const now = houseAt(sheet, street, house);
  const key = houseKey(street, house);
  const fits = state.targets.houses.get(key);
  const { mode } = state.targets;
  const drawn = setup.sheet.streets[street - 1]?.pools.includes(house) ?? false;
  const choosing =
    mode === 'bis' || mode === 'roundabout' || (mode === 'number' && state.draft.number !== null);
  return {
    kind: now?.kind ?? 'empty',
    number: now?.kind === 'numbered' ? now.number : null,
    bis: now?.kind === 'numbered' && now.bis,
    used: now?.kind === 'numbered' && now.used,
    pool: drawn ? poolState(now, state, key) : 'none',
    fenced: isFenced(sheet, street, house),
    pencil: now?.kind !== 'empty' && houseAt(state.inked, street, house)?.kind === 'empty',
    lit: fits !== undefined || isCandidate(state, street, house),
    fits: fits?.join(' ') ?? '',
    ghost: fits !== undefined && (asksWhich(state) || state.hover === key) ? (fits[0] ?? null) : null,
    dim: choosing && fits === undefined && now?.kind === 'empty',
    ring: ringOf(state, street, house),
  };
}

function isFenced({ streets }: Sheet, street: number, house: number): boolean {
  const row = streets[street - 1];
  return row !== undefined && house < row.houses.length && row.fences[house] === true;
}

/** The part of a view that the screen reader says: a house that only fades is not spoken of again. */
export type HouseWords = Pick<
  HouseView,
  'kind' | 'number' | 'bis' | 'used' | 'pool' | 'pencil' | 'fenced' | 'lit' | 'fits'
> & {
  readonly chosen: boolean;
};

export function houseWords(state: GameState, street: number, house: number): HouseWords {
  const { kind, number, bis, used, pool, pencil, fenced, lit, fits, ring } = houseView(state, street, house);
  return { kind, number, bis, used, pool, pencil, fenced, lit, fits, chosen: ring === 'chosen' };
}

/** With a temp or a copy the house itself says which number it would get. */
function asksWhich({ targets, draft }: GameState): boolean {
  return targets.mode === 'bis' || draft.effect === 'temp';
}

/** A pool can still be built while its house is empty, or was written this very turn. */
function poolState(house: House | undefined, { timeline }: GameState, key: string): HouseView['pool'] {
  if (house?.kind === 'empty') return 'planned';
  if (house?.kind === 'numbered' && house.pool) return 'built';
  const { turn } = timeline.game;
  const open =
    turn.written?.effect === 'pool' &&
    !turn.effectDone &&
    houseKey(turn.written.street, turn.written.house) === key;
  return open ? 'planned' : 'lost';
}

const holds = (house: number) => (estate: { first: number; last: number }) =>
  estate.first <= house && house <= estate.last;

function isCandidate({ targets }: GameState, street: number, house: number): boolean {
  return targets.estates.some((estate) => estate.street === street && holds(house)(estate));
}

function ringOf({ draft, notice }: GameState, street: number, house: number): HouseView['ring'] {
  const key = houseKey(street, house);
  if (draft.claim?.chosen.some((estate) => estate.street === street && holds(house)(estate))) return 'chosen';
  if (draft.chooser && houseKey(draft.chooser.street, draft.chooser.house) === key) return 'touched';
  if (draft.spot && houseKey(draft.spot.street, draft.spot.house) === key) return 'touched';
  if (!notice || typeof notice.why === 'string') return 'none';
  if (notice.at === key) return 'why';
  const culprit = 'street' in notice.why && 'house' in notice.why ? notice.why : null;
  return culprit && culprit.street === street && culprit.house === house ? 'culprit' : 'none';
}

export interface FenceView {
  readonly state: 'none' | 'free' | 'lit' | 'pencilled' | 'built';
  readonly why: boolean;
}

export function fenceView(state: GameState, street: number, place: number): FenceView {
  const stands = (sheet: Sheet) => sheet.streets[street - 1]?.fences[place] ?? false;
  const why = state.notice?.at === fenceKey(street, place);
  if (stands(state.timeline.game.sheet)) return { state: stands(state.inked) ? 'built' : 'pencilled', why };
  if (state.targets.fences.has(fenceKey(street, place))) return { state: 'lit', why };
  return { state: isQuiet(state.targets.mode) ? 'free' : 'none', why };
}

/** Free places show as dots only while no houses are lit: they would only clutter. */
function isQuiet(mode: Mode): boolean {
  return mode === 'rest' || mode === 'upgrade' || mode === 'over';
}

export interface PlanView {
  readonly state: 'project' | 'met' | 'claimed' | 'flipped';
  readonly value: number | null; // noted, or what it is worth now
  readonly done: number;
  readonly of: number;
  readonly got: string; // one digit per listed size: "110"
}

export function planView({ timeline: { game } }: GameState, plan: number): PlanView {
  const card = game.setup.plans[plan];
  if (!card) return { state: 'project', value: null, done: 0, of: 0, got: '' };
  const { done, of, got } = planProgress(game.sheet, card.goal);
  const noted = game.sheet.plans[plan] ?? null;
  const marks = got.map((one) => (one ? '1' : '0')).join('');
  if (noted !== null) return { state: 'claimed', value: noted, done, of, got: marks };
  const first = isFirst(game, plan);
  const value = first ? card.first : card.later;
  const state = claimChoice(game, plan) !== null ? 'met' : first ? 'project' : 'flipped';
  return { state, value, done, of, got: marks };
}
