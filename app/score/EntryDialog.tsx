import { useTranslation } from 'react-i18next';

import { TOLD } from '../../src/game/table';
import type { Counted, ScoreStore } from '../../src/state/scores';
import { Button } from '../../src/ui/components/Button';
import { Dialog } from '../../src/ui/components/Dialog';
import { ListRow } from '../../src/ui/components/ListRow';
import { NumberField } from '../../src/ui/components/NumberField';
import { SegmentedControl } from '../../src/ui/components/SegmentedControl';
import { Text } from '../../src/ui/components/Text';
import { useToast } from '../../src/ui/components/Toast';
import { figure, nameOf } from '../history/words';
import { LineFields } from './LineFields';
import { TempRank } from './TempRank';
import { TieFields } from './TieFields';

export interface SeatProps {
  store: ScoreStore;
  counted: Counted;
  seat: number;
}

export const POINTS = { min: -99, max: 999 } as const;
const MOST_TEMPS = 50;

/** All there is to enter of one player: as much or as little as they tell. Every change counts at once. */
export function EntryDialog({ onClose, ...props }: SeatProps & { onClose: () => void }) {
  const { store, counted, seat } = props;
  const { t } = useTranslation();
  const toast = useToast();
  const player = counted.players[seat];
  if (player === undefined) return null;
  const name = nameOf(t, player);
  const remove = () => {
    onClose();
    const gone = store.getState().remove(seat);
    if (gone === null) return;
    toast({
      text: t('ranking.removed', { name }),
      action: { title: t('common.undo'), run: () => store.getState().restore(seat, gone) },
    });
  };
  const total = counted.table.lines[seat]?.total ?? null;
  return (
    <Dialog title={name} open onClose={onClose}>
      {player.entry.own ? <OwnFields {...props} /> : <ToldFields {...props} />}
      <TieFields {...props} />
      <Text type="title" center>
        {t('ranking.sum', { total: figure(total) })}
      </Text>
      <Button kind="filled" title={t('ranking.done')} onPress={onClose} />
      {player.entry.own ? null : (
        <Button kind="danger" icon="bin" title={t('ranking.remove')} onPress={remove} />
      )}
    </Dialog>
  );
}

function OwnFields(props: SeatProps) {
  const { t } = useTranslation();
  return (
    <>
      <Text tone="inkSoft">{t('ranking.ownLine')}</Text>
      <TempRank {...props} />
    </>
  );
}

function ToldFields(props: SeatProps) {
  const { store, counted, seat } = props;
  const { t } = useTranslation();
  const entry = counted.players[seat]?.entry;
  if (entry === undefined) return null;
  const { told, tempsIn } = entry;
  const change = store.getState().change;
  const totalLabel =
    told === 'total' ? t('ranking.total') : t(tempsIn ? 'ranking.totalWith' : 'ranking.totalWithout');
  return (
    <>
      <SegmentedControl
        label={t('ranking.told')}
        segments={TOLD.map((value) => ({ value, title: t(`ranking.toldBy.${value}`) }))}
        value={told}
        onChange={(value) => change(seat, { told: value })}
      />
      {told === 'lines' ? (
        <LineFields {...props} />
      ) : (
        <NumberField
          label={totalLabel}
          value={entry.total}
          {...POINTS}
          onChange={(value) => change(seat, { total: value })}
        />
      )}
      {told === 'temps' ? (
        <ListRow
          title={t('ranking.tempsIn')}
          checked={tempsIn}
          onPress={() => change(seat, { tempsIn: !tempsIn })}
        />
      ) : null}
      {told === 'total' ? null : (
        <>
          <NumberField
            label={t('ranking.temps')}
            value={entry.temps}
            min={0}
            max={MOST_TEMPS}
            onChange={(value) => change(seat, { temps: value })}
          />
          {tempsIn && told === 'temps' ? null : <TempRank {...props} />}
        </>
      )}
    </>
  );
}
