import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { blankLine, type PaperLine } from '../../src/game/table';
import { replaced } from '../../src/rules/at';
import { ESTATE_SIZES } from '../../src/rules/types';
import { NumberField } from '../../src/ui/components/NumberField';
import { Text } from '../../src/ui/components/Text';
import type { SeatProps } from './EntryDialog';
import { Cell } from './PlanMatrix';

const MOST = 999;

/** Every box of somebody's score line, in the order of the paper. */
export function LineFields(props: SeatProps) {
  const { store, counted, seat } = props;
  const { t } = useTranslation();
  const { setup } = counted.finished;
  const entry = counted.players[seat]?.entry;
  if (entry === undefined) return null;
  const line = entry.line ?? blankLine(setup.sheet.streets.length);
  const put = (part: Partial<PaperLine>) => store.getState().change(seat, { line: { ...line, ...part } });
  const field = (label: string, value: number | null, onChange: (next: number | null) => void) => (
    <NumberField key={label} label={label} value={value} min={0} max={MOST} onChange={onChange} />
  );
  return (
    <View>
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        <Text type="label" style={{ flex: 1 }}>
          {t('score.plans')}
        </Text>
        {setup.plans.map((_, plan) => (
          <Cell key={plan} {...props} plan={plan} />
        ))}
      </View>
      {line.parks.map((value, index) =>
        field(t('ranking.park', { street: index + 1 }), value, (next) =>
          put({ parks: replaced(line.parks, index, next) }),
        ),
      )}
      {field(t('score.pools'), line.pools, (pools) => put({ pools }))}
      {ESTATE_SIZES.map((size) =>
        field(t('ranking.size', { size }), line.estates[size - 1] ?? null, (next) =>
          put({ estates: replaced(line.estates, size - 1, next) }),
        ),
      )}
      {field(`− ${t('score.bis')}`, line.bis, (bis) => put({ bis }))}
      {setup.rules.roundabouts
        ? field(`− ${t('score.roundabouts')}`, line.roundabouts, (roundabouts) => put({ roundabouts }))
        : null}
      {field(`− ${t('score.refusals')}`, line.refusals, (refusals) => put({ refusals }))}
    </View>
  );
}
