import { useTranslation } from 'react-i18next';

import { replaced } from '../../src/rules/at';
import { NumberField } from '../../src/ui/components/NumberField';
import type { SeatProps } from './EntryDialog';

const MOST = 99;

/** What was answered in a tie, to be corrected. */
export function TieFields({ store, counted, seat }: SeatProps) {
  const { t } = useTranslation();
  const entry = counted.players[seat]?.entry;
  if (entry === undefined || entry.own) return null;
  const change = store.getState().change;
  return (
    <>
      {entry.estates === null ? null : (
        <NumberField
          label={t('ranking.estateCount')}
          value={entry.estates}
          min={0}
          max={MOST}
          onChange={(estates) => change(seat, { estates })}
        />
      )}
      {entry.sizes.map((count, index) =>
        count === null ? null : (
          <NumberField
            key={index}
            label={t('ranking.estateSize', { size: index + 1 })}
            value={count}
            min={0}
            max={MOST}
            onChange={(next) => change(seat, { sizes: replaced(entry.sizes, index, next) })}
          />
        ),
      )}
    </>
  );
}
