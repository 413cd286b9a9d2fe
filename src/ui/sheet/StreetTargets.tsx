import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { useSheetColours } from '../theme/sheetColours';
import { TARGET } from '../theme/tokens';
import { useHaptics } from '../useHaptics';
import { aurasOf } from './aura';
import { inset } from './box';
import { FenceTarget, HouseTarget, type Focusables } from './Cell';
import { useGame, useGameView } from './GameContext';
import type { StreetLayout } from './layout';
import { Target } from './Target';
import { parkView } from './trackViews';
import { streetName } from './words';

const LEAST = 24; // px: a sign between two streets can have no more

interface StreetTargetsProps {
  street: number;
  layout: StreetLayout;
  focusables: Focusables;
  onZoom: (street: number) => void;
}

/** The touch areas of one street, over its drawing; where houses are narrower than a thumb, its sign enlarges it. Only houses or fence places are live at a time. */
export const StreetTargets = memo(function StreetTargets({
  street,
  layout,
  focusables,
  onZoom,
}: StreetTargetsProps) {
  const { t } = useTranslation();
  const tick = useHaptics();
  const fencing = useGame((state) => state.targets.mode === 'fence');
  const colours = useSheetColours();
  const auras = useMemo(() => aurasOf(colours), [colours]);
  const common = { t, tick, street, auras, focusables };
  return (
    <>
      {(layout.houses[0]?.width ?? 0) < TARGET ? (
        <Target
          box={inset(layout.sign, 0, Math.min(0, (layout.sign.height - LEAST) / 2))}
          label={t('game.zoom', { street, name: streetName(street) })}
          onPress={() => onZoom(street)}
        />
      ) : null}
      <ParkLabel street={street} layout={layout} />
      {layout.houses.map((box, i) => (
        <HouseTarget key={i} {...common} house={i + 1} box={box} />
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
