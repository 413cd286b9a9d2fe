import type { TFunction } from 'i18next';
import { memo, type RefObject } from 'react';
import type { View } from 'react-native';

import { fenceKey, houseKey } from '../../state/targets';
import type { Touch } from '../useHaptics';
import type { Auras } from './aura';
import type { Box } from './box';
import { useGame, useGameStore, useHouseAnswer } from './GameContext';
import { nearestLit } from './snap';
import { Target } from './Target';
import { fenceView } from './views';
import { fenceLabel, houseLabel } from './words';

/** Where the keyboard can go: the touch areas by houseKey and fenceKey. */
export type Focusables = RefObject<Map<string, View>>;

interface CellProps {
  t: TFunction; // asked for once per street: a hundred cells would each listen to the language
  tick: (touch: Touch) => void;
  street: number;
  box: Box;
  auras: Auras;
  focusables: Focusables;
}

/** Remembers the touch area while it is there. */
const known = (focusables: Focusables, key: string) => (handle: View | null) => {
  if (handle) focusables.current.set(key, handle);
  else focusables.current.delete(key);
};

/** To a cell by arrow key; in a shorter street to its last one. */
function go(
  focusables: Focusables,
  keyOf: (street: number, cell: number) => string,
  street: number,
  cell: number,
) {
  return () => {
    for (let c = cell; c > 0; c -= 1) {
      const found = focusables.current.get(keyOf(street, c));
      if (found) return found.focus();
    }
  };
}

const arrows = (
  focusables: Focusables,
  keyOf: (street: number, cell: number) => string,
  street: number,
  cell: number,
) => ({
  ArrowLeft: go(focusables, keyOf, street, cell - 1),
  ArrowRight: go(focusables, keyOf, street, cell + 1),
  ArrowUp: go(focusables, keyOf, street - 1, cell),
  ArrowDown: go(focusables, keyOf, street + 1, cell),
});

/** The touch area of a house, with the ring or veil that lies over it. */
export const HouseTarget = memo(function HouseTarget(props: CellProps & { house: number }) {
  const { t, tick, street, house, box, auras, focusables } = props;
  const store = useGameStore();
  const view = useHouseAnswer(street, house);
  const key = houseKey(street, house);
  const press = (x: number) => {
    const { targets, tapHouse } = store.getState();
    const isLit = (h: number) => targets.houses.has(houseKey(street, h));
    tapHouse(street, nearestLit(x, house, { width: box.width, isLit }));
    tick(store.getState().notice ? 'refused' : 'tick');
  };
  return (
    <Target
      ref={known(focusables, key)}
      box={box}
      aura={auras[view.aura]}
      label={houseLabel(t, { street, house }, view)}
      onPress={press}
      onHover={(over) => store.getState().hoverOver(over && view.lit ? key : null)}
      keys={arrows(focusables, houseKey, street, house)}
      focusable={house === 1}
    />
  );
});

/** The touch area of a fence place: half of each house beside it. */
export const FenceTarget = memo(function FenceTarget(props: CellProps & { place: number }) {
  const { t, tick, street, place, box, focusables } = props;
  const store = useGameStore();
  const state = useGame((game) => fenceView(game, street, place).state);
  const press = (x: number) => {
    const { targets, tapFence } = store.getState();
    const isLit = (p: number) => targets.fences.has(fenceKey(street, p));
    tapFence(street, nearestLit(x, place, { width: box.width, isLit }));
    tick(store.getState().notice ? 'refused' : 'tick');
  };
  return (
    <Target
      ref={known(focusables, fenceKey(street, place))}
      box={box}
      label={fenceLabel(t, { street, place }, state)}
      onPress={press}
      keys={arrows(focusables, fenceKey, street, place)}
      focusable={place === 1}
    />
  );
});
