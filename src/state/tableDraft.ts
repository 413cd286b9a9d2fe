import { EDITIONS } from '../editions';
import { EDITION_IDS, type EditionId } from '../editions/types';
import { isOpponent, isPlan, isSheet, type BoxItem } from '../game/boxItem';
import { goalFitsSheet } from '../game/codec/plans';
import { isCode } from '../game/dealCode';
import { cleanName, nameFault } from '../game/names';
import { drawPlan, planOffers } from '../game/planOffers';
import { aaaPlay, setupFor, soloPlay } from '../game/setup';
import { randomFrom, type Random } from '../rules/random';
import type { PlanCard, Play, Setup, SheetDef, Stack } from '../rules/types';

export const MODES = ['table', 'expert', 'solo', 'aaa'] as const;
export type Mode = (typeof MODES)[number];

/** What lies on one stack; chosen by hand it stays, drawn by chance it follows the other choices. */
export interface PlanSlot {
  readonly card: PlanCard | null;
  readonly byHand: boolean;
}

/** Everything asked before a game; each question has an answer from the start. */
export interface TableDraft {
  readonly edition: EditionId;
  readonly sheetId: string | null; // of My box; null: the printed one
  readonly mode: Mode;
  readonly advanced: boolean;
  readonly players: readonly string[]; // ids
  readonly town: string;
  readonly plans: Readonly<Record<EditionId, readonly PlanSlot[]>>;
  readonly opponentId: string | null; // of My box
  readonly deals: boolean; // the app deals the cards
  readonly code: string; // of the deal, as far as it is typed
}

export const EMPTY_SLOT: PlanSlot = { card: null, byHand: false };
const NO_PLANS = [EMPTY_SLOT, EMPTY_SLOT, EMPTY_SLOT];

export const FIRST_DRAFT: TableDraft = {
  edition: '2018',
  sheetId: null,
  mode: 'table',
  advanced: false,
  players: [],
  town: '',
  plans: { '2018': NO_PLANS, '2023': NO_PLANS },
  opponentId: null,
  deals: false,
  code: '',
};

/** The ways to play an edition knows. */
export function modesOf(edition: EditionId): Mode[] {
  const { expert, solo, opponents } = EDITIONS[edition];
  return MODES.filter((mode) => {
    if (mode === 'table') return true;
    return mode === 'expert' ? expert : mode === 'solo' ? solo !== null : opponents !== null;
  });
}

/** Expert hands depend on every player: there the cards themselves are needed (R10). */
export const canDeal = (mode: Mode): boolean => mode !== 'expert';
export const isDealt = ({ deals, mode }: TableDraft): boolean => deals && canDeal(mode);

/** Alone at the table: nobody else to name. */
export const isAlone = (mode: Mode): boolean => mode === 'solo' || mode === 'aaa';

export const stacksOf = (edition: EditionId): readonly Stack[] => EDITIONS[edition].stacks;
export const slotsOf = ({ plans, edition }: TableDraft): readonly PlanSlot[] => plans[edition];

export function sheetChosen({ sheetId, edition }: TableDraft, items: readonly BoxItem[]): SheetDef {
  return items.filter(isSheet).find(({ id }) => id === sheetId)?.body ?? EDITIONS[edition].sheet;
}

export interface Chance {
  readonly items: readonly BoxItem[]; // copied cards are drawn too
  readonly random: Random;
}

/** Draws for the stacks named, or for all. What has no known card stays as it is. */
export function withDrawn(
  draft: TableDraft,
  { items, random }: Chance,
  only?: readonly number[],
): TableDraft {
  const offers = planOffers(draft.edition, items.filter(isPlan));
  const sheet = sheetChosen(draft, items);
  const slots = stacksOf(draft.edition).map((stack, index): PlanSlot => {
    const slot = slotsOf(draft)[index] ?? EMPTY_SLOT;
    if (only && !only.includes(index)) return slot;
    const card = drawPlan(offers, { stack, advanced: draft.advanced, sheet, but: slot.card }, random);
    return card === null ? slot : { card, byHand: false };
  });
  return { ...draft, plans: { ...draft.plans, [draft.edition]: slots } };
}

/** After edition, sheet or advanced changed: what was drawn is drawn again, what was chosen stays. */
export function redrawn(draft: TableDraft, chance: Chance): TableDraft {
  const loose = slotsOf(draft).flatMap(({ byHand }, index) => (byHand ? [] : [index]));
  return withDrawn(draft, chance, loose);
}

/**
 * The plans a code stands for: phones with one code get the same, whatever lay there before, as long as they know the same
 * cards. What was chosen stays, and so does a stack none of whose cards is known.
 */
export function drawnByCode(draft: TableDraft, items: readonly BoxItem[]): TableDraft {
  const before = slotsOf(draft);
  const open = before.map((slot) => (slot.byHand ? slot : EMPTY_SLOT));
  const random = randomFrom(`plans ${draft.code}`);
  const loose = before.flatMap(({ byHand }, index) => (byHand ? [] : [index]));
  const drawn = withDrawn(
    { ...draft, plans: { ...draft.plans, [draft.edition]: open } },
    { items, random },
    loose,
  );
  const slots = slotsOf(drawn).map((slot, index) => (slot.card === null ? (before[index] ?? slot) : slot));
  return { ...draft, plans: { ...draft.plans, [draft.edition]: slots } };
}

/** Fills only the stacks on which nothing lies. */
export function filledUp(draft: TableDraft, chance: Chance): TableDraft {
  const empty = slotsOf(draft).flatMap(({ card }, index) => (card === null ? [index] : []));
  return empty.length === 0 ? draft : withDrawn(draft, chance, empty);
}

/** A mode the other edition lacks falls back to the table. */
export function inEdition(draft: TableDraft, edition: EditionId): TableDraft {
  const mode = modesOf(edition).includes(draft.mode) ? draft.mode : 'table';
  return { ...draft, edition, mode };
}

export type TableFault =
  | { readonly code: 'town' | 'opponent' | 'code' }
  | { readonly code: 'plan' | 'planBeyondSheet'; readonly stack: Stack };

/** Why the game cannot start yet; the first is told. An empty town gets a name at the start. */
export function tableFaults(draft: TableDraft, items: readonly BoxItem[]): TableFault[] {
  const faults: TableFault[] = [];
  const sheet = sheetChosen(draft, items);
  if (draft.mode === 'aaa' && opponentChosen(draft, items) === null) faults.push({ code: 'opponent' });
  if (nameFault(draft.town) === 'tooLong') faults.push({ code: 'town' });
  if (isDealt(draft) && !isCode(draft.code)) faults.push({ code: 'code' });
  stacksOf(draft.edition).forEach((stack, index) => {
    const card = slotsOf(draft)[index]?.card ?? null;
    if (card === null) faults.push({ code: 'plan', stack });
    else if (!goalFitsSheet(card.goal, sheet)) faults.push({ code: 'planBeyondSheet', stack });
  });
  return faults;
}

export function opponentChosen({ opponentId }: TableDraft, items: readonly BoxItem[]) {
  return items.filter(isOpponent).find(({ id }) => id === opponentId) ?? null;
}

/** The game as chosen, or null while something is missing. Copies, never links: My box may change afterwards. */
export function setupOfDraft(draft: TableDraft, items: readonly BoxItem[]): Setup | null {
  const play = playOf(draft, items);
  const plans = slotsOf(draft).flatMap(({ card }) => (card === null ? [] : [card]));
  if (play === null || tableFaults(draft, items).length > 0) return null;
  const { edition, advanced } = draft;
  const seed = isDealt(draft) ? draft.code : null;
  return setupFor({ edition, advanced, plans, play, seed, sheet: sheetChosen(draft, items) });
}

function playOf(draft: TableDraft, items: readonly BoxItem[]): Play | null {
  switch (draft.mode) {
    case 'table':
    case 'expert':
      return { kind: draft.mode };
    case 'solo':
      return soloPlay(EDITIONS[draft.edition]);
    case 'aaa': {
      const item = opponentChosen(draft, items);
      if (item === null) return null;
      return aaaPlay(item.body.opponent, { name: item.name, level: item.body.level });
    }
  }
}

export const townOf = ({ town }: TableDraft, fallback: string): string => cleanName(town) || fallback;

export const isEdition = (value: unknown): value is EditionId => EDITION_IDS.some((id) => id === value);
