import { planProgress } from '../../rules/progress';
import { claimChoice } from '../../rules/legal';
import { houseAt } from '../../rules/sheet';
import type { Game, House, Sheet } from '../../rules/state';
import { isFirst } from '../../rules/turn';
import type { GameState } from '../../state/gameStore';
import { fenceKey, houseKey, type Mode } from '../../state/targets';

/** How one house is drawn: only what the drawing itself shows, so that lighting up a street draws no house again. */
export interface HouseLook {
  readonly kind: House['kind'];
  readonly number: number | null;
  readonly bis: boolean;
  readonly used: boolean;
  readonly pool: 'none' | 'planned' | 'built' | 'lost';
  readonly pencil: boolean; // written in the turn in hand
}

/** What lies over a house: ring or veil. */
export const AURAS = ['none', 'lit', 'dim', 'touched', 'chosen', 'why', 'culprit'] as const;
export type Aura = (typeof AURAS)[number];

/** How one house answers to a touch: what the screen reader says, and its aura. */
export interface HouseAnswer extends Pick<HouseLook, 'kind' | 'number' | 'bis' | 'used' | 'pool' | 'pencil'> {
  readonly fenced: boolean; // a fence stands right of it; the one at the street's end goes without saying
  readonly lit: boolean;
  readonly fits: string; // the numbers a tap would write, nearest first: "7 8"
  readonly aura: Aura;
}

export interface HouseViews {
  readonly look: HouseLook;
  readonly answer: HouseAnswer;
}

export function houseViews(state: GameState, street: number, house: number): HouseViews {
  const { sheet, setup } = state.timeline.game;
  const now = houseAt(sheet, street, house);
  const key = houseKey(street, house);
  const fits = state.targets.houses.get(key);
  const written = now?.kind === 'numbered' ? now : null;
  const drawn = setup.sheet.streets[street - 1]?.pools.includes(house) ?? false;
  const base = {
    kind: now?.kind ?? 'empty',
    number: written?.number ?? null,
    bis: written?.bis ?? false,
    used: written?.used ?? false,
    pool: drawn ? poolState(now, state, key) : 'none',
    pencil: now?.kind !== 'empty' && houseAt(state.inked, street, house)?.kind === 'empty',
  } as const;
  const lit = fits !== undefined || isCandidate(state, street, house);
  return {
    look: base,
    answer: {
      ...base,
      fenced: isFenced(sheet, street, house),
      lit,
      fits: fits?.join(' ') ?? '',
      aura: auraOf(state, street, house) ?? (lit ? 'lit' : isVeiled(state, now) ? 'dim' : 'none'),
    },
  };
}

/** A text, so that a change elsewhere renders nothing here: "8", "8 +2", "8 ?" */
export function ghostKey(state: GameState, street: number, house: number): string {
  const key = houseKey(street, house);
  const [nearest, ...others] = state.targets.houses.get(key) ?? [];
  if (nearest === undefined || !(asksWhich(state) || state.hover === key)) return '';
  const { number: card, effect } = state.draft;
  if (others.length > 0) return `${nearest} ?`;
  return effect === 'temp' && card !== null && card !== nearest
    ? `${nearest} ${nearest - card}`
    : `${nearest}`;
}

/** Open, but not for what is in hand. */
function isVeiled({ targets: { mode }, draft }: GameState, house: House | undefined): boolean {
  const choosing = mode === 'bis' || mode === 'roundabout' || (mode === 'number' && draft.number !== null);
  return choosing && house?.kind === 'empty';
}

function isFenced({ streets }: Sheet, street: number, house: number): boolean {
  const row = streets[street - 1];
  return row !== undefined && house < row.houses.length && row.fences[house] === true;
}

/** With a temp or a copy the house itself says which number it would get. */
function asksWhich({ targets, draft }: GameState): boolean {
  return targets.mode === 'bis' || draft.effect === 'temp';
}

/** A pool can still be built while its house is empty, or was written this very turn. */
function poolState(house: House | undefined, { timeline }: GameState, key: string): HouseLook['pool'] {
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

/** What the finger has done here; null where nothing. */
function auraOf({ draft, notice }: GameState, street: number, house: number): Aura | null {
  const key = houseKey(street, house);
  if (draft.claim?.chosen.some((estate) => estate.street === street && holds(house)(estate))) return 'chosen';
  if (draft.chooser && houseKey(draft.chooser.street, draft.chooser.house) === key) return 'touched';
  if (draft.spot && houseKey(draft.spot.street, draft.spot.house) === key) return 'touched';
  if (!notice || typeof notice.why === 'string') return null;
  if (notice.at === key) return 'why';
  const culprit = 'street' in notice.why && 'house' in notice.why ? notice.why : null;
  return culprit && culprit.street === street && culprit.house === house ? 'culprit' : null;
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

const planViews = new WeakMap<Game, PlanView[]>();

/** A plan as it stands; looked into once per mark, not at every touch. */
export function planView({ timeline: { game } }: GameState, plan: number): PlanView {
  const known = planViews.get(game) ?? game.setup.plans.map((_, i) => viewPlan(game, i));
  planViews.set(game, known);
  return known[plan] ?? viewPlan(game, plan);
}

function viewPlan(game: Game, plan: number): PlanView {
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
