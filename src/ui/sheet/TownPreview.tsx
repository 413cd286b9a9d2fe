import { memo } from 'react';
import { View } from 'react-native';

import type { GameStore } from '../../state/gameStore';
import { Svg } from '../drawings/svg';
import { GameContext } from './GameContext';
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

/** A town in small, drawn by the parts of the sheet itself. */
export const TownPreview = memo(function TownPreview({ store, width, height, label }: TownPreviewProps) {
  const { streets } = store.getState().timeline.setup.sheet;
  const tall = Math.min(TALLEST, height / streets.length);
  const bands = { sign: tall * 0.26, lot: tall * 0.6, road: tall * 0.1 };
  return (
    <View role="img" aria-label={label} accessibilityLabel={label}>
      <Svg width={width} height={tall * streets.length} aria-hidden>
        <GameContext value={store}>
          {streets.map((street, i) => {
            const box = { x: MARGIN, y: i * tall, width: width - 2 * MARGIN, height: tall };
            return <StreetArt key={i} still street={i + 1} layout={streetLayout(street, box, bands)} />;
          })}
        </GameContext>
      </Svg>
    </View>
  );
});
