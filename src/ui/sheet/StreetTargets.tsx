import type { TFunction } from 'i18next';
import { memo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { fenceKey, houseKey } from '../../state/targets';
import { useHaptics, type Touch } from '../useHaptics';
import type { Box } from './box';
import { useGame, useGameStore, useGameView } from './GameContext';
import type { StreetLayout } from './layout';
import { nearestLit } from './snap';
import { Target } from './Target';
import { parkView } from './trackViews';
import { fenceView, houseWords } from './views';
import { fenceLabel, houseLabel, streetName } from './words';

/** Where the keyboard can go: the touch areas by houseKey. */
export type Focusables = RefObject<Map<string, View>>;

interface StreetTargetsProps {
  street: number;
  layout: StreetLayout;
  focusables: Focusables;
  onZoom: (street: number) => void;
}

/** The touch areas of one street, over its drawing. Only houses or fence places are live at a time. */
export const StreetTargets = memo(function StreetTargets({
  street,
  layout,
  focusables,
  onZoom,
}: StreetTargetsProps) {
  const { t } = useTranslation();
  const tick = useHaptics();
  const fencing = useGame((state) => state.targets.mode === 'fence');
  const common = { t, tick, street, layout };
  return (
    <>
      <Target
        box={layout.sign}
        label={t('game.zoom', { street, name: streetName(street) })}
        onPress={() => onZoom(street)}
      />
      <ParkLabel street={street} layout={layout} />
      {layout.houses.map((box, i) => (
        <HouseTarget key={i} {...common} house={i + 1} box={box} focusables={focusables} />
      ))}
      {fencing
        ? layout.fences.map((box, i) => <FenceTarget key={i} {...common} place={i + 1} box={box} />)
        : null}
    </>
  );
});

/** The park of a street, for the screen reader: there is nothing to touch. */
const ParkLabel = memo(function ParkLabel({ street, layout }: { street: number; layout: StreetLayout }) {
  const { t } = useTranslation();
  const view = useGameView(parkView(street));
  const [first] = layout.parks;
  const last = layout.parks.at(-1);
  if (!first || !last) return null;
  const label = t('sheet.park', { street, ...view });
  return (
    <View
      role="img"
      aria-label={label}
      accessibilityLabel={label}
      style={{
        position: 'absolute',
        left: first.x,
        top: first.y,
        width: last.x + last.width - first.x,
        height: first.height,
        pointerEvents: 'none',
      }}
    />
  );
});

interface CellProps {
  t: TFunction; // asked for once per street: a hundred cells would each listen to the language
  tick: (touch: Touch) => void;
  street: number;
  box: Box;
  layout: StreetLayout;
}

const HouseTarget = memo(function HouseTarget(props: CellProps & { house: number; focusables: Focusables }) {
  const { t, tick, street, house, box, layout, focusables } = props;
  const store = useGameStore();
  const view = useGameView((state) => houseWords(state, street, house));
  const key = houseKey(street, house);
  const press = (pageX: number) => {
    const { targets, tapHouse } = store.getState();
    const isLit = (h: number) => targets.houses.has(houseKey(street, h));
    tapHouse(street, nearestLit(pageX, house, { boxes: layout.houses, isLit }));
    tick(store.getState().notice ? 'refused' : 'tick');
  };
  const go = (toStreet: number, toHouse: number) => () =>
    focusables.current.get(houseKey(toStreet, toHouse))?.focus();
  return (
    <Target
      ref={(handle) => {
        if (handle) focusables.current.set(key, handle);
      }}
      box={box}
      label={houseLabel(t, { street, house }, view)}
      onPress={press}
      onHover={(over) => store.getState().hoverOver(over && view.lit ? key : null)}
      keys={{
        ArrowLeft: go(street, house - 1),
        ArrowRight: go(street, house + 1),
        ArrowUp: go(street - 1, house),
        ArrowDown: go(street + 1, house),
      }}
      focusable={house === 1}
    />
  );
});

const FenceTarget = memo(function FenceTarget(props: CellProps & { place: number }) {
  const { t, tick, street, place, box, layout } = props;
  const store = useGameStore();
  const state = useGame((game) => fenceView(game, street, place).state);
  const press = (pageX: number) => {
    const { targets, tapFence } = store.getState();
    const isLit = (p: number) => targets.fences.has(fenceKey(street, p));
    tapFence(street, nearestLit(pageX, place, { boxes: layout.fences, isLit }));
    tick(store.getState().notice ? 'refused' : 'tick');
  };
  return <Target box={box} label={fenceLabel(t, { street, place }, state)} onPress={press} />;
});
