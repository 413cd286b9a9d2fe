import { EDITIONS } from '../../src/editions';
import type { EditionId } from '../../src/editions/types';
import { parseEvents } from '../../src/game/transcript';
import { apply, gameOn } from '../../src/rules/apply';
import type { GameEvent } from '../../src/rules/events';
import { formatStreet, parseStreet } from '../../src/rules/notation';
import { problem } from '../../src/rules/problem';
import type { Problem } from '../../src/rules/problems';
import { emptySheet } from '../../src/rules/sheet';
import type { Game, Sheet, Street } from '../../src/rules/state';
import type { PlanCard, PlanGoal, Play, Setup, SheetDef } from '../../src/rules/types';

/** Three streets of the classic sheet without any mark. */
export const BLANK = ['_ _ _ _ _ _ _ _ _ _', '_ _ _ _ _ _ _ _ _ _ _', '_ _ _ _ _ _ _ _ _ _ _ _'] as const;

export interface Given {
  readonly edition?: EditionId;
  readonly advanced?: boolean;
  readonly play?: Play;
  readonly goals?: readonly PlanGoal[];
  readonly def?: SheetDef;
  readonly streets?: readonly string[]; // the first ones; the others are blank
  readonly ticks?: Partial<Pick<Sheet, 'parks' | 'upgrades' | 'temps' | 'refusals' | 'plans'>>;
}

const OUT_OF_REACH: PlanGoal = { kind: 'parksTotal', count: 99 };

/** Plan k is worth 10 + k first and k later, so a noted value tells which it was. */
export function planCards(goals: readonly PlanGoal[]): PlanCard[] {
  return [0, 1, 2].map((index) => ({
    stack: ([1, 2, 3] as const)[index] ?? 1,
    goal: goals[index] ?? OUT_OF_REACH,
    first: 10 + index,
    later: index,
  }));
}

export function setupOf(given: Given): Setup {
  const { edition = '2018', advanced = false, play = { kind: 'table' }, goals = [], def } = given;
  const { rules, sheet } = EDITIONS[edition];
  return {
    edition,
    rules: { ...rules, roundabouts: advanced },
    sheet: def ?? sheet,
    plans: planCards(goals),
    play,
    dealing: null,
  };
}

export function street(text: string): Street {
  const parsed = parseStreet(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.fault} at ${parsed.house}`);
  return parsed.street;
}

export function sheetOf(given: Given): Sheet {
  const setup = setupOf(given);
  const blank = emptySheet(setup.sheet, setup.plans.length);
  const streets = blank.streets.map((row, index) => {
    const text = given.streets?.[index];
    return text === undefined ? row : street(text);
  });
  return { ...blank, ...given.ticks, streets };
}

export function gameOf(given: Given): Game {
  return gameOn(setupOf(given), sheetOf(given));
}

export function events(text: string): readonly GameEvent[] {
  const parsed = parseEvents(text);
  if (typeof parsed === 'number') throw new Error(`event ${parsed} of ${text}`);
  return parsed;
}

/** Plays the events, all of which must be allowed. */
export function played(game: Game, text: string): Game {
  return events(text).reduce((now, event) => {
    const found = problem(now, event);
    if (found !== null) throw new Error(`${event.type} in "${text}": ${found.code}`);
    return apply(now, event);
  }, game);
}

/** What stands in the way of the last event, after the others were played. */
export function verdict(game: Game, text: string): Problem | null {
  const all = events(text);
  const last = all.at(-1);
  if (last === undefined) throw new Error('no event');
  const before = all.slice(0, -1).reduce((now, event) => {
    const found = problem(now, event);
    if (found !== null) throw new Error(`${event.type} in "${text}": ${found.code}`);
    return apply(now, event);
  }, game);
  return problem(before, last);
}

export function rows(sheet: Sheet): string[] {
  return sheet.streets.map(formatStreet);
}
