import type { GameState, GameStore } from '../../state/gameStore';
import { houseKey } from '../../state/targets';
import { houseViews, type HouseViews } from './views';

type Town = ReadonlyMap<string, HouseViews>;

const towns = new WeakMap<GameStore, { state: GameState; town: Town }>();

/**
 * All houses as they look and answer now. Worked out once per change, whoever asks; a view that says the same as
 * before is the same object, so that comparing two is one look.
 */
export function townOf(store: GameStore): Town {
  const state = store.getState();
  const known = towns.get(store);
  if (known?.state === state) return known.town;
  const town = new Map<string, HouseViews>();
  for (const [s, { houses }] of state.timeline.game.sheet.streets.entries()) {
    for (const h of houses.keys()) {
      const key = houseKey(s + 1, h + 1);
      const before = known?.town.get(key);
      const now = houseViews(state, s + 1, h + 1);
      town.set(key, {
        look: same(before?.look, now.look),
        answer: same(before?.answer, now.answer),
      });
    }
  }
  towns.set(store, { state, town });
  return town;
}

/** The object from before, if the new one says nothing else. */
function same<T extends object>(before: T | undefined, now: T): T {
  if (before === undefined) return now;
  for (const field in now) if (now[field] !== before[field]) return now;
  return before;
}
