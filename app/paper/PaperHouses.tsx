import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWindowDimensions, View } from 'react-native';

import type { PaperDraft } from '../../src/game/paper';
import type { Sheet } from '../../src/rules/state';
import type { Setup } from '../../src/rules/types';
import { SegmentedControl } from '../../src/ui/components/SegmentedControl';
import { useColumn } from '../../src/ui/components/useColumn';
import { usePaper } from '../../src/ui/setup/stores';
import { SPACE } from '../../src/ui/theme/tokens';
import { PaperKeys } from './PaperKeys';
import { PaperTown } from './PaperTown';
import { TypedStreets } from './TypedStreets';

export interface PaperProps {
  draft: PaperDraft;
  setup: Setup;
  sheet: Sheet; // the draft as a sheet
}

const LOW = 480;
const WAYS = ['tap', 'type'] as const;

/** The houses, read off from left to right: by key after key, or typed street by street. */
export function PaperHouses(props: PaperProps) {
  const { t } = useTranslation();
  const [way, setWay] = useState<(typeof WAYS)[number]>('tap');
  const cursor = usePaper((state) => state.cursor);
  const column = useColumn();
  const beside = useWindowDimensions().height < LOW; // lying on its side, a phone has room left and right
  const half = (column - SPACE.m) / 2;
  return (
    <>
      <View style={beside ? { flexDirection: 'row', gap: SPACE.m } : { gap: SPACE.m }}>
        <PaperTown {...props} width={beside ? half : column} cursor={way === 'tap' ? cursor : null} />
        <View style={beside ? { flex: 1 } : {}}>
          {way === 'tap' ? <PaperKeys {...props} /> : <TypedStreets {...props} />}
        </View>
      </View>
      <SegmentedControl
        label={t('paper.way')}
        segments={WAYS.map((value) => ({ value, title: t(`paper.ways.${value}`) }))}
        value={way}
        onChange={setWay}
      />
    </>
  );
}
