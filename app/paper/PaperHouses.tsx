import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { PaperDraft } from '../../src/game/paper';
import type { Sheet } from '../../src/rules/state';
import type { Setup } from '../../src/rules/types';
import { SegmentedControl } from '../../src/ui/components/SegmentedControl';
import { usePaper } from '../../src/ui/setup/stores';
import { PaperKeys } from './PaperKeys';
import { PaperTown } from './PaperTown';
import { TypedStreets } from './TypedStreets';

export interface PaperProps {
  draft: PaperDraft;
  setup: Setup;
  sheet: Sheet; // the draft as a sheet
}

const WAYS = ['tap', 'type'] as const;

/** The houses, read off from left to right: by key after key, or typed street by street. */
export function PaperHouses(props: PaperProps) {
  const { t } = useTranslation();
  const [way, setWay] = useState<(typeof WAYS)[number]>('tap');
  const cursor = usePaper((state) => state.cursor);
  return (
    <>
      <PaperTown {...props} cursor={way === 'tap' ? cursor : null} />
      {way === 'tap' ? <PaperKeys {...props} /> : <TypedStreets {...props} />}
      <SegmentedControl
        label={t('paper.way')}
        segments={WAYS.map((value) => ({ value, title: t(`paper.ways.${value}`) }))}
        value={way}
        onChange={setWay}
      />
    </>
  );
}
