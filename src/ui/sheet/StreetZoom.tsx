import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollView, useWindowDimensions, View } from 'react-native';

import { Svg } from '../drawings/svg';
import { Dialog } from '../components/Dialog';
import { useGame } from './GameContext';
import type { StreetLayout } from './layout';
import { StreetArt } from './StreetArt';
import type { Focusables } from './Cell';
import { StreetTargets } from './StreetTargets';
import { streetName } from './words';

const CELL = 56; // px: a thumb wide
const LOT = 112;
const SIGN = 34;
const ROAD = 18;
const MARGIN = 12;

/** One street at a comfortable size; it goes as soon as a mark is made. */
export function StreetZoom({ street, onClose }: { street: number | null; onClose: () => void }) {
  const { t } = useTranslation();
  const houses = useGame((state) =>
    street === null ? 0 : (state.timeline.setup.sheet.streets[street - 1]?.houses ?? 0),
  );
  const parks = useGame((state) =>
    street === null ? 0 : (state.timeline.setup.sheet.streets[street - 1]?.park.length ?? 0),
  );
  const focusables: Focusables = useRef(new Map());
  const window = useWindowDimensions();
  if (street === null) return null;
  const layout = zoomedStreet(houses, parks, window.width);
  return (
    <Dialog title={t('sheet.street', { street, name: streetName(street) })} open onClose={onClose}>
      <ScrollView horizontal style={{ marginHorizontal: -16 }}>
        <View style={{ width: layout.box.width + 2 * MARGIN, height: layout.box.height }}>
          <Svg
            width={layout.box.width + 2 * MARGIN}
            height={layout.box.height}
            aria-hidden
            style={{ position: 'absolute' }}
          >
            <StreetArt street={street} layout={layout} />
          </Svg>
          <StreetTargets street={street} layout={layout} focusables={focusables} onZoom={onClose} />
        </View>
      </ScrollView>
    </Dialog>
  );
}

function zoomedStreet(houses: number, parks: number, available: number): StreetLayout {
  const cell = Math.max(CELL, (Math.min(available, 480) - 32) / houses);
  const width = cell * houses;
  const lot = { x: MARGIN, y: SIGN, width, height: LOT };
  return {
    box: { x: MARGIN, y: 0, width, height: SIGN + LOT + ROAD },
    sign: { x: MARGIN, y: 0, width: 150, height: SIGN },
    lot,
    road: { x: MARGIN, y: SIGN + LOT, width, height: ROAD },
    houses: Array.from({ length: houses }, (_, i) => ({ ...lot, x: MARGIN + i * cell, width: cell })),
    fences: Array.from({ length: houses - 1 }, (_, i) => ({
      ...lot,
      x: MARGIN + (i + 0.5) * cell,
      width: cell,
    })),
    parks: Array.from({ length: parks }, (_, i) => ({
      x: MARGIN + 160 + i * 34,
      y: 0,
      width: 30,
      height: SIGN,
    })),
  };
}
