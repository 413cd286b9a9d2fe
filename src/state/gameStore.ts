import { createStore, type StoreApi } from 'zustand/vanilla';

import { record, undo, type Timeline } from '../game/log';
import type { GameEvent } from '../rules/events';
import { claimChoice, effectChoices } from '../rules/legal';
import { problem } from '../rules/problem';
import type { Problem } from '../rules/problems';
import type { Game, Sheet } from '../rules/state';
import { isDecided, owesCard } from '../rules/turn';
import { SIDES, type Effect } from '../rules/types';
import { ways } from '../rules/ways';
import { NO_DRAFT, type Draft } from './draft';
import { AT_ONCE, dealt, dealtOn, given, redoStep, take, undoStep, withEffect, type CardPart } from './hand';
import { inkedSheet, sharedEvents } from './ink';
import { refOf, toggled } from './claiming';
import { fenceKey, houseKey, isLastTurnDecided, isNextTurn, targetsOf, type Targets } from './targets';

/** What to do first, where no rule is broken. */
export const HINTS = [
  'pickNumber',
  'pickEffect',
  'lastTurn',
  'pickFence',
  'pickColumn',
  'pickEstates',
  'pressDone',
] as const;
export type Hint = (typeof HINTS)[number];

/** Why the last tap did nothing, and where it was. */
export interface Notice {
  readonly why: Problem | Hint;
  readonly at: string | null; // houseKey or fenceKey
  readonly id: number; // the same reason twice is two notices
}

export interface GameState {
  readonly timeline: Timeline;
  readonly draft: Draft;
  readonly targets: Targets; // of timeline and draft, asked once per change
  readonly inked: Sheet; // before the turn in hand, as far as it is kept
  readonly kept: number; // events from the first on that are in the database
  readonly trouble: string | null; // why the last change is not in the database yet
  readonly notice: Notice | null;
  readonly confirms: boolean; // a turn ends with Done alone
  readonly hover: string | null; // the lit house under the mouse, by houseKey
  pickNumber(number: number): void;
  pickEffect(effect: Effect): void; // of the number, or of the third card where AAA waits for it
  pickCard(card: number, part: CardPart): void; // of those the app dealt
  tapHouse(street: number, house: number): void;
  tapFence(street: number, place: number): void;
  tapColumn(size: number): void;
  choose(number: number): void; // in the chooser
  takeRoundabout(): void;
  refuse(numbers: readonly number[]): void;
  skip(): void;
  done(): void;
  undo(): void;
  redo(): void;
  startClaim(plan: number): void;
  confirmClaim(): void;
  rivalClaim(plan: number, earlier: boolean): void;
  tell(event: GameEvent): void; // what the table told: a solo or validation card, a reshuffle
  deal(): void; // the cards of the turn, after they were undone
  putDown(): void; // tool, chooser, claim and notice
  hush(): void; // the notice has been read
  hoverOver(key: string | null): void;
  confirmTurns(confirms: boolean): void;
  committed(kept: Timeline): void; // this is now in the database
  notKept(why: string): void;
}
export type GameStore = StoreApi<GameState>;

/** One game on the table: the log, and what the finger is doing. Without `keep` everything counts as kept. */
export function createGameStore(start: Timeline, keep: ((timeline: Timeline) => void) | null): GameStore {
  return createStore<GameState>((set, get) => {
    let notices = 0;
    const game = (): Game => get().timeline.game;
    const awaitsDone = () => get().confirms && isDecided(game().turn);

    const show = (timeline: Timeline, draft: Draft) => {
      const before = get().timeline;
      const kept = keep ? Math.min(get().kept, sharedEvents(before, timeline)) : timeline.events.length;
      set({
        timeline,
        draft,
        targets: targetsOf(timeline.game, draft),
        inked: inkedSheet(timeline, draft, kept),
        kept,
        notice: null,
      });
      if (timeline !== before) keep?.(timeline);
    };
    const sketch = (part: Partial<Draft>) => show(get().timeline, { ...get().draft, ...part });
    const sayWhy = (why: Problem | Hint, at: string | null) =>
      set({ notice: { why, at, id: (notices += 1) }, draft: { ...get().draft, chooser: null } });

    /** One mark on the sheet, or the reason why not. */
    const mark = (event: GameEvent, at: string | null = null) => {
      const step = record(get().timeline, event);
      if (!step.ok) return sayWhy(step.problem, at);
      const { timeline } = step;
      const { taken } = get().draft;
      show(dealtOn(event.type === 'write' ? withEffect(given(timeline, taken)) : timeline), NO_DRAFT);
    };

    const write = (street: number, house: number, number: number) => {
      const { number: card, effect } = get().draft;
      if (card === null) return sayWhy('pickNumber', houseKey(street, house));
      if (effect === null) return sketch({ spot: { street, house } });
      mark({ type: 'write', card, effect, street, house, number }, houseKey(street, house));
    };

    const copy = (street: number, house: number, number: number | undefined) => {
      const at = houseKey(street, house);
      const events = SIDES.map((side) => ({ type: 'bis', street, house, side }) as const);
      const fitting = events.find((event) => {
        if (problem(game(), event) !== null) return false;
        const original = game().sheet.streets[street - 1]?.houses[event.side === 'left' ? house - 2 : house];
        return number === undefined || (original?.kind === 'numbered' && original.number === number);
      });
      mark(fitting ?? { type: 'bis', street, house, side: 'left' }, at);
    };

    const tapForNumber = (street: number, house: number) => {
      const { number } = get().draft;
      const at = houseKey(street, house);
      if (number === null) return sayWhy('pickNumber', at);
      const numbers = get().targets.houses.get(at) ?? [];
      if (numbers.length > 1)
        return sketch({ chooser: { street, house, numbers: [...numbers].sort((a, b) => a - b) } });
      const [only = number] = numbers;
      if (numbers.length === 0) {
        const event: GameEvent = {
          type: 'write',
          card: number,
          effect: get().draft.effect ?? 'park',
          street,
          house,
          number,
        };
        const why = problem(game(), event);
        return sayWhy(why ?? 'lastTurn', at);
      }
      write(street, house, only);
    };

    const tapEstate = (street: number, house: number) => {
      const { claim } = get().draft;
      const estate = claim?.candidates.find(
        (e) => e.street === street && e.first <= house && house <= e.last,
      );
      if (!claim || !estate) return sayWhy('pickEstates', houseKey(street, house));
      sketch({ claim: { ...claim, chosen: toggled(claim.chosen, estate) } });
    };

    return {
      timeline: start,
      draft: NO_DRAFT,
      targets: targetsOf(start.game, NO_DRAFT),
      inked: inkedSheet(start, NO_DRAFT, start.events.length),
      kept: start.events.length,
      trouble: null,
      notice: null,
      confirms: false,
      hover: null,

      pickNumber(number) {
        const { draft } = get();
        if (isLastTurnDecided(game())) return sayWhy('lastTurn', null);
        if (owesCard(game())) return sayWhy({ code: 'cardNotGiven' }, null);
        if (awaitsDone()) return sayWhy('pressDone', null);
        const next = draft.number === number ? null : number;
        sketch({ number: next, spot: null, chooser: null, roundabout: false, claim: null });
      },
      pickEffect(effect) {
        const { draft } = get();
        if (owesCard(game())) return mark({ type: 'give', effect, number: null });
        if (isLastTurnDecided(game())) return sayWhy('lastTurn', null);
        if (awaitsDone()) return sayWhy('pressDone', null);
        const next = draft.effect === effect ? null : effect;
        sketch({ effect: next, spot: null, chooser: null, roundabout: false, claim: null });
        if (next !== null && draft.spot) tapForNumber(draft.spot.street, draft.spot.house);
      },
      pickCard(index, part) {
        const { turn } = game();
        const card = turn.cards?.[index];
        if (!turn.cards || !card) return;
        if (owesCard(game())) return mark({ type: 'give', ...card });
        if (isDecided(turn)) return sayWhy({ code: 'turnTaken' }, null);
        const { spot, taken: before } = get().draft;
        const taken = take(before, index, part);
        const number = turn.cards[taken.number ?? -1]?.number ?? null;
        const effect = turn.cards[taken.effect ?? -1]?.effect ?? null;
        sketch({ number, effect, taken, spot: null, chooser: null, roundabout: false, claim: null });
        if (spot && number !== null && effect !== null) tapForNumber(spot.street, spot.house);
      },
      tapHouse(street, house) {
        switch (get().targets.mode) {
          case 'number':
            return tapForNumber(street, house);
          case 'roundabout':
            return mark({ type: 'roundabout', street, house }, houseKey(street, house));
          case 'bis': {
            const numbers = get().targets.houses.get(houseKey(street, house)) ?? [];
            return numbers.length > 1
              ? sketch({ chooser: { street, house, numbers } })
              : copy(street, house, numbers[0]);
          }
          case 'claim':
            return tapEstate(street, house);
          case 'fence':
            return sayWhy('pickFence', houseKey(street, house));
          case 'upgrade':
            return sayWhy('pickColumn', houseKey(street, house));
          case 'over':
          case 'rest':
            return sayWhy(isLastTurnDecided(game()) ? 'lastTurn' : 'pickNumber', houseKey(street, house));
        }
      },
      tapFence(street, place) {
        mark({ type: 'fence', street, place }, fenceKey(street, place));
      },
      tapColumn(size) {
        mark({ type: 'upgrade', size });
      },
      choose(number) {
        const { draft, targets } = get();
        if (!draft.chooser) return;
        const { street, house } = draft.chooser;
        if (targets.mode === 'bis') copy(street, house, number);
        else write(street, house, number);
      },
      takeRoundabout() {
        const { draft } = get();
        sketch({ roundabout: !draft.roundabout, claim: null, chooser: null });
      },
      refuse(numbers) {
        const { turn, setup } = game();
        if (setup.dealing && isDecided(turn)) return sayWhy({ code: 'turnTaken' }, null); // the next cards come first
        mark({ type: 'refusal', numbers });
      },
      skip() {
        const { timeline } = get();
        const last = timeline.events.at(-1);
        const base = last && AT_ONCE.has(last.type) ? undo(timeline) : timeline;
        const step = record(base, { type: 'skip' });
        if (step.ok) show(dealtOn(step.timeline), NO_DRAFT);
        else sayWhy(step.problem, null);
      },
      done() {
        mark({ type: 'endTurn' });
      },
      undo() {
        show(undoStep(get().timeline), NO_DRAFT);
      },
      redo() {
        show(redoStep(get().timeline), NO_DRAFT);
      },
      startClaim(plan) {
        const choice = claimChoice(game(), plan);
        const [first = []] = choice ? ways(choice.matches) : [];
        if (choice === null || choice.matches.count === 1)
          return mark({ type: 'claim', plan, estates: first.map(refOf) });
        const candidates = choice.matches.options.flatMap((option) => option.flatMap(({ from }) => from));
        sketch({ ...NO_DRAFT, claim: { plan, candidates: candidates.map(refOf), chosen: first.map(refOf) } });
      },
      confirmClaim() {
        const { claim } = get().draft;
        if (claim) mark({ type: 'claim', plan: claim.plan, estates: claim.chosen });
      },
      rivalClaim(plan, earlier) {
        mark({ type: 'rivalClaim', plan, earlier });
      },
      tell(event) {
        const { draft, timeline } = get();
        const step = record(timeline, event);
        if (step.ok) show(step.timeline, draft);
        else sayWhy(step.problem, null);
      },
      deal() {
        show(dealt(get().timeline), NO_DRAFT);
      },
      putDown() {
        sketch({ spot: null, chooser: null, roundabout: false, claim: null });
      },
      hush() {
        set({ notice: null });
      },
      hoverOver(key) {
        if (key !== get().hover) set({ hover: key });
      },
      confirmTurns(confirms) {
        if (confirms !== get().confirms) set({ confirms });
      },
      committed(timeline) {
        const { timeline: now, draft } = get();
        const kept = sharedEvents(timeline, now);
        const inked = inkedSheet(now, draft, kept);
        set({ kept, trouble: null, inked });
      },
      notKept(why) {
        set({ trouble: why });
      },
    };
  });
}

/** The turn has a number or a refusal, so Done can end it. */
export function canEndTurn({ timeline, draft }: GameState): boolean {
  return (
    !isNextTurn(timeline.game, draft) &&
    isDecided(timeline.game.turn) &&
    problem(timeline.game, { type: 'endTurn' }) === null
  );
}

/** The effect is open, or was used by itself and can still be left out. */
export function canSkip({ timeline, draft }: GameState): boolean {
  if (isNextTurn(timeline.game, draft)) return false;
  const last = timeline.events.at(-1);
  const base = last && AT_ONCE.has(last.type) ? undo(timeline).game : timeline.game;
  return effectChoices(base).length > 0 && problem(base, { type: 'skip' }) === null;
}
