import { useTranslation } from 'react-i18next';

import { LIMITS } from '../../src/game/codec/sheet';
import type { PlainTrack, SheetDraft } from '../../src/game/sheetDraft';
import { ESTATE_SIZES } from '../../src/rules/types';
import { Card } from '../../src/ui/components/Card';
import { NumberField } from '../../src/ui/components/NumberField';
import { Wrong } from '../../src/ui/components/TextField';
import type { Tool } from '../../src/ui/theme/sheetColours';
import { SPACE } from '../../src/ui/theme/tokens';
import { TrackField } from './TrackField';

interface FormProps {
  draft: SheetDraft;
  change: (draft: SheetDraft) => void;
}

const ROWS: readonly { track: PlainTrack; tool: Tool }[] = [
  { track: 'pools', tool: 'pool' },
  { track: 'bis', tool: 'bis' },
  { track: 'refusals', tool: 'refusal' },
  { track: 'roundabouts', tool: 'roundabout' },
  { track: 'tempPoints', tool: 'temp' },
];

/** All rows of boxes but parks and upgrades. */
export function TracksForm({ draft, change }: FormProps) {
  const { t } = useTranslation();
  return (
    <Card style={{ padding: SPACE.m, gap: SPACE.l }}>
      {ROWS.map(({ track, tool }) => (
        <TrackField key={track} draft={draft} change={change} place={{ track }} tool={tool} />
      ))}
      <NumberField
        label={t('sheetForm.tempBoxes')}
        value={draft.tempBoxes}
        min={0}
        max={LIMITS.boxes}
        onChange={(tempBoxes) => change({ ...draft, tempBoxes })}
      />
      {draft.tempBoxes === null ? <Wrong text={t('sheetForm.fault.tempBoxes')} /> : null}
    </Card>
  );
}

/** What an estate of each size is worth, upgrade by upgrade. */
export function UpgradesForm({ draft, change }: FormProps) {
  return (
    <Card style={{ padding: SPACE.m, gap: SPACE.l }}>
      {ESTATE_SIZES.map((row) => (
        <TrackField
          key={row}
          draft={draft}
          change={change}
          place={{ track: 'upgrade', row }}
          tool="upgrade"
        />
      ))}
    </Card>
  );
}
