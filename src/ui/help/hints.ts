import { followed, LESSON } from '../../game/lesson';
import type { HelpTranslations } from '../../i18n/help.en';
import type { GameEvent } from '../../rules/events';
import { EFFECTS, type Effect } from '../../rules/types';
import type { GameState } from '../../state/gameStore';
import type { Box } from '../sheet/box';
import type { GameLayout } from '../sheet/layout';

export type LessonWords = keyof HelpTranslations['first']['say'];

/** What the hint points at. */
export type Spot =
  | { readonly kind: 'key'; readonly number: number }
  | { readonly kind: 'tile'; readonly effect: Effect }
  | { readonly kind: 'house'; readonly street: number; readonly house: number }
  | { readonly kind: 'fence'; readonly street: number; readonly place: number }
  | { readonly kind: 'column'; readonly size: number }
  | { readonly kind: 'plan'; readonly plan: number }
  | { readonly kind: 'undo' };

export interface Hint {
  readonly words: LessonWords | null; // null: what the spot itself asks for says enough
  readonly spot: Spot;
  readonly step: number;
}

/** The house that is touched in vain, before the third number finds its place. */
const VAIN = { street: 1, house: 2 } as const;
const VAIN_AT = 4;

type Numbered = 1 | 2 | 3 | 4 | 5 | 6 | 7;
const TURNS = [1, 2, 3, 4, 5, 6, 7] as const;
const turnOf = (index: number): Numbered =>
  TURNS[LESSON.slice(0, index + 1).filter(({ type }) => type === 'write').length - 1] ?? 7;

const AUTOMATIC: ReadonlySet<GameEvent['type']> = new Set(['park', 'pool', 'temp']);
const isAutomatic = (index: number): boolean => {
  const event = LESSON[index];
  return event !== undefined && AUTOMATIC.has(event.type);
};

/** Hints an event takes: number, effect and house, or one place; the third turn also tries what is forbidden. */
const hintsFor = (index: number): number => {
  if (isAutomatic(index)) return 0;
  return LESSON[index]?.type === 'write' ? (index === VAIN_AT ? 4 : 3) : 1;
};
const hintsBefore = (index: number): number =>
  LESSON.slice(0, index).reduce((all, _, i) => all + hintsFor(i), 0);

export const HINTS_IN_ALL = hintsBefore(LESSON.length) + 1;

/** Where a player who went another way is led back to, in events; null: all is well. */
export function ledBackTo({ timeline: { events } }: GameState): number | null {
  const good = followed(events);
  if (good === events.length) return isAutomatic(good) ? good - 1 : null; // its effect was undone: so is the number
  return isAutomatic(good) ? good + 1 : good;
}

/** The next thing to do. */
export function hintOf(state: GameState, tried: boolean): Hint {
  const index = state.timeline.events.length;
  const event = LESSON[index];
  const before = hintsBefore(index);
  if (!event) return { words: 'undo', spot: { kind: 'undo' }, step: HINTS_IN_ALL };
  const turn = turnOf(index);
  switch (event.type) {
    case 'write': {
      const { number, effect } = state.draft;
      const { street, house } = event;
      if (number !== event.card)
        return { words: `turn${turn}`, spot: { kind: 'key', number: event.card }, step: before + 1 };
      if (effect !== event.effect)
        return { words: null, spot: { kind: 'tile', effect: event.effect }, step: before + 2 };
      if (index === VAIN_AT && !tried)
        return { words: 'try3', spot: { kind: 'house', ...VAIN }, step: before + 3 };
      return {
        words: `house${turn}`,
        spot: { kind: 'house', street, house },
        step: before + hintsFor(index),
      };
    }
    case 'fence':
      return {
        words: turn === 1 ? 'place1' : 'place4',
        spot: { kind: 'fence', street: event.street, place: event.place },
        step: before + 1,
      };
    case 'upgrade':
      return { words: 'place6', spot: { kind: 'column', size: event.size }, step: before + 1 };
    case 'bis':
      return {
        words: 'place7',
        spot: { kind: 'house', street: event.street, house: event.house },
        step: before + 1,
      };
    default:
      return { words: 'claim4', spot: { kind: 'plan', plan: 0 }, step: before + 1 };
  }
}

const POINTS = 64; // px the score takes at the end of the header
const BUTTON = 44;

/** Where a spot is on the screen. */
export function boxOf({ bar, streets, tracks, plans, header }: GameLayout, spot: Spot): Box | null {
  switch (spot.kind) {
    case 'key':
      return bar.keys[spot.number - 1] ?? null;
    case 'tile':
      return bar.effects[EFFECTS.indexOf(spot.effect)] ?? null;
    case 'house':
      return streets[spot.street - 1]?.houses[spot.house - 1] ?? null;
    case 'fence':
      return streets[spot.street - 1]?.fences[spot.place - 1] ?? null;
    case 'column':
      return tracks.upgrades[spot.size - 1] ?? null;
    case 'plan':
      return plans[spot.plan] ?? null;
    case 'undo':
      return { ...header, x: header.x + header.width - POINTS - 2 * BUTTON, width: BUTTON };
  }
}
