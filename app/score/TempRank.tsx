import { useTranslation } from 'react-i18next';

import { Chip, Chips } from '../../src/ui/components/Chip';
import { Section } from '../../src/ui/components/Section';
import type { SeatProps } from './EntryDialog';

/** The rank of the temps: by count as soon as counts are told (R8.4), or chosen by hand. */
export function TempRank({ store, counted, seat }: SeatProps) {
  const { t } = useTranslation();
  const entry = counted.players[seat]?.entry;
  if (entry === undefined) return null;
  const choose = (tempRank: number | null) => store.getState().change(seat, { tempRank });
  return (
    <Section title={t('ranking.tempRank')}>
      <Chips label={t('ranking.tempRank')}>
        <Chip title={t('ranking.byCount')} checked={entry.tempRank === null} onPress={() => choose(null)} />
        {counted.finished.setup.sheet.tempPoints.map((value, index) => (
          <Chip
            key={index}
            title={t('ranking.rank', { rank: index + 1, value })}
            checked={entry.tempRank === index + 1}
            onPress={() => choose(index + 1)}
          />
        ))}
        <Chip title={t('ranking.rankNone')} checked={entry.tempRank === 0} onPress={() => choose(0)} />
      </Chips>
    </Section>
  );
}
