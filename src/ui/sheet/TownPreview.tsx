import { memo } from 'react';
import { View } from 'react-native';

import type { StreetDef } from '../../rules/types';
import type { GameStore } from '../../state/gameStore';
import { Svg } from '../drawings/svg';
import { GameContext } from './GameContext';
import type { StreetLayout } from './layout';
import { streetLayout } from './layoutStreets';
import { StreetArt } from './StreetArt';

interface TownPreviewProps {
  store: GameStore;
  width: number;
  height: number; // at most
  label: string;
}

const MARGIN = 6; // the gate posts reach beyond the street
const TALLEST = 92; // px of a street: more would be a sheet, not a preview

/** Where the streets of a small town stand, from its left upper corner. */
export function townLayouts(
  streets: readonly StreetDef[],
  width: number,
  height: number,
): readonly StreetLayout[] {
  const tall = Math.min(TALLEST, height / streets.length);
  const bands = { sign: tall * 0.26, lot: tall * 0.6, road: tall * 0.1 };
  return streets.map((street, i) =>
    streetLayout(street, { x: MARGIN, y: i * tall, width: width - 2 * MARGIN, height: tall }, bands),
  );
}

/** A town in small, drawn by the parts of the sheet itself. */
export const TownPreview = memo(function TownPreview({ store, width, height, label }: TownPreviewProps) {
  const { streets } = store.getState().timeline.setup.sheet;
  const layouts = townLayouts(streets, width, height);
  return (
    <View role="img" aria-label={label} accessibilityLabel={label}>
      <Svg width={width} height={townHeight(layouts)} aria-hidden>
        <GameContext value={store}>
          {layouts.map((layout, i) => (
            <StreetArt key={i} still street={i + 1} layout={layout} />
          ))}
        </GameContext>
      </Svg>
    </View>
  );
});

export function townHeight(layouts: readonly StreetLayout[]): number {
  const last = layouts.at(-1)?.box;
  return last === undefined ? 0 : last.y + last.height;
}
