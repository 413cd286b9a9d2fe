import { nextDeal } from '../game/dealer';
import { record, redo, undo, type Timeline } from '../game/log';
import type { GameEvent } from '../rules/events';
import { claimChoices, effectChoices } from '../rules/legal';
import { endReasons, isDecided, isOver, owesCard } from '../rules/turn';
import type { Card } from '../rules/types';

/** The dealt cards in hand, by their places on the table: one for the number, one for the effect. */
export interface Taken {
  readonly number: number | null;
  readonly effect: number | null;
}
export const NOTHING_TAKEN: Taken = { number: null, effect: null };

/** Which part of a card is wanted: at the table number and effect come together (R2.6). */
export const CARD_PARTS = ['number', 'effect', 'both'] as const;
export type CardPart = (typeof CARD_PARTS)[number];

/** Taking a part twice puts it back; a card gives its number or its effect, so taking the other part swaps (R2.5). */
export function take(taken: Taken, card: number, part: CardPart): Taken {
  if (part === 'both') return taken.number === card ? NOTHING_TAKEN : { number: card, effect: card };
  if (taken[part] === card) return { ...taken, [part]: null };
  const other = part === 'number' ? 'effect' : 'number';
  return part === 'number'
    ? { number: card, effect: taken[other] === card ? taken.number : taken.effect }
    : { effect: card, number: taken[other] === card ? taken.effect : taken.number };
}

/** The card that gives neither number nor effect (R11.2). */
export function thirdCard(cards: readonly Card[], taken: Taken): Card | null {
  if (taken.number === null || taken.effect === null) return null;
  return cards.find((_, index) => index !== taken.number && index !== taken.effect) ?? null;
}

function after(timeline: Timeline, event: GameEvent): Timeline {
  const step = record(timeline, event);
  return step.ok ? step.timeline : timeline;
}

/** Effects without a target are used at once; the player may still say no. */
export const AT_ONCE: ReadonlySet<GameEvent['type']> = new Set(['park', 'pool', 'temp']);

/** After a number, an effect that needs no target follows by itself. */
export function withEffect(timeline: Timeline): Timeline {
  const [choice] = effectChoices(timeline.game);
  if (!choice || !AT_ONCE.has(choice.type)) return timeline;
  const step = record(timeline, choice);
  return step.ok ? step.timeline : timeline;
}

/** The app deals, and this turn has no cards yet. */
export function isDealDue({ setup, game }: Timeline): boolean {
  const { turn } = game;
  return (
    setup.dealing !== null &&
    setup.play.kind !== 'expert' &&
    turn.cards === null &&
    !isDecided(turn) &&
    !isOver(game)
  );
}

/** The cards of the turn, where the app deals and they are due; they follow from seed and log alone. */
export function dealt(timeline: Timeline): Timeline {
  if (!isDealDue(timeline)) return timeline;
  return (nextDeal(timeline.setup, timeline.events) ?? []).reduce(after, timeline);
}

/** AAA gets the third card as soon as the other two are known (R11.2). */
export function given(timeline: Timeline, taken: Taken): Timeline {
  const { cards } = timeline.game.turn;
  const third = cards === null ? null : thirdCard(cards, taken);
  if (third === null || !owesCard(timeline.game)) return timeline;
  return after(timeline, { type: 'give', effect: third.effect, number: third.number });
}

/**
 * What follows by itself where the app deals. Alone, a turn with nothing left to choose ends and the next cards come; at
 * the table the others may still be writing, so the player says when. The last turn is never ended for the player.
 */
export function dealtOn(timeline: Timeline): Timeline {
  if (timeline.setup.dealing === null) return timeline;
  return dealt(isDoneAlone(timeline) ? after(timeline, { type: 'endTurn' }) : timeline);
}

function isDoneAlone({ setup, game }: Timeline): boolean {
  if (setup.play.kind !== 'solo' && setup.play.kind !== 'aaa') return false;
  if (!isDecided(game.turn) || owesCard(game) || endReasons(game).length > 0) return false;
  return effectChoices(game).length === 0 && claimChoices(game).length === 0;
}

const COMES_BY_ITSELF: ReadonlySet<GameEvent['type']> = new Set(['deal', 'soloCard', 'validation']);

/** Undo; what the app did by itself goes with what the player did. */
export function undoStep(timeline: Timeline): Timeline {
  let now = undo(timeline);
  if (timeline.setup.dealing === null) return now;
  const last = timeline.events.at(-1)?.type;
  if (last === 'give' && now.events.at(-1)?.type === 'write') return undo(now);
  if (last === undefined || !COMES_BY_ITSELF.has(last)) return now;
  while (COMES_BY_ITSELF.has(now.events.at(-1)?.type ?? 'endTurn')) now = undo(now);
  return now.events.at(-1)?.type === 'endTurn' ? undo(now) : now;
}

/** Redo, as far as one undo would go back. */
export function redoStep(timeline: Timeline): Timeline {
  let now = redo(timeline);
  if (timeline.setup.dealing === null) return now;
  const done = timeline.undone.at(-1)?.type;
  if (done === 'write' && now.undone.at(-1)?.type === 'give') return redo(now);
  if (done !== 'endTurn' && !COMES_BY_ITSELF.has(done ?? 'write')) return now;
  while (COMES_BY_ITSELF.has(now.undone.at(-1)?.type ?? 'endTurn')) now = redo(now);
  return now;
}
