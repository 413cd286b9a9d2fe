import { memo, useMemo } from 'react';

import { startTimeline } from '../../game/log';
import type { Setup, SheetDef } from '../../rules/types';
import { createGameStore } from '../../state/gameStore';
import { TownPreview } from '../sheet/TownPreview';

interface SheetPreviewProps {
  sheet: SheetDef;
  width: number;
  height: number; // at most
  label: string;
}

/** The very sheet in small: the same streets the game draws, without a mark on them. */
export const SheetPreview = memo(function SheetPreview({ sheet, ...place }: SheetPreviewProps) {
  const store = useMemo(() => createGameStore(startTimeline(blank(sheet)), null), [sheet]);
  return <TownPreview store={store} {...place} />;
});

/** A game nobody plays: just the sheet. */
function blank(sheet: SheetDef): Setup {
  return {
    edition: '',
    rules: {
      fenceBetweenBisPair: true,
      bisAcrossFence: true,
      reshuffleOnFirstPlan: false,
      roundabouts: true,
      tieBreak: [],
    },
    sheet,
    plans: [],
    play: { kind: 'table' },
    dealing: null,
  };
}
