import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import {
  bisAt,
  houseOf,
  markedHouse,
  stepped,
  withFenceToggled,
  withHouseAt,
  type Cursor,
} from '../../src/game/paper';
import { EMPTY, numbered, ROUNDABOUT } from '../../src/rules/sheet';
import { HIGHEST_NUMBER, LOWEST_NUMBER } from '../../src/rules/types';
import { Text } from '../../src/ui/components/Text';
import { usePaper } from '../../src/ui/setup/stores';
import { SPACE } from '../../src/ui/theme/tokens';
import { PadKey } from './PadKey';
import type { PaperProps } from './PaperHouses';

const NUMBERS = Array.from(
  { length: HIGHEST_NUMBER - LOWEST_NUMBER + 1 },
  (_, index) => LOWEST_NUMBER + index,
);

/** One tap a house: a number is written and the pencil goes on. Fence and pool belong to the house just written. */
export function PaperKeys({ draft, setup }: PaperProps) {
  const { t } = useTranslation();
  const { cursor, write, change, move } = usePaper((state) => state);
  const marked = markedHouse(draft, cursor);
  const copy = bisAt(draft, cursor);
  const here = houseOf(draft, cursor);
  const bis = () => {
    if (here.kind === 'numbered')
      change(withHouseAt(draft, cursor, { ...here, bis: !here.bis, pool: false }));
    else if (copy !== null) write(withHouseAt(draft, cursor, copy));
  };
  const undo = () => {
    const before = stepped(cursor, draft, -1);
    const target = here.kind === 'empty' ? before : cursor;
    change(withHouseAt(draft, target, EMPTY));
    move(target);
  };
  const plain = { bis: false, pool: false, used: false };
  return (
    <View style={{ gap: SPACE.xs }} role="group" aria-label={t('paper.keys')}>
      <Text type="caption" tone="inkSoft" center>
        {t('paper.at', { ...cursor })}
      </Text>
      <View style={ROW}>
        {NUMBERS.map((number) => (
          <PadKey
            key={number}
            label={t('game.number', { number })}
            title={`${number}`}
            basis="15%"
            onPress={() => write(withHouseAt(draft, cursor, numbered(number, plain)))}
          />
        ))}
      </View>
      <View style={ROW}>
        <Marks marked={marked} draft={draft} setup={setup} />
        <PadKey
          icon="bis"
          label={t('paper.bisLabel')}
          title={t('paper.bis')}
          disabled={copy === null && here.kind !== 'numbered'}
          onPress={bis}
        />
        <PadKey
          label={t('paper.emptyLabel')}
          title={t('paper.empty')}
          onPress={() => write(withHouseAt(draft, cursor, EMPTY))}
        />
        {setup.rules.roundabouts ? (
          <PadKey
            icon="roundabout"
            label={t('paper.roundabout')}
            title={t('paper.roundabout')}
            onPress={() => write(withHouseAt(draft, cursor, ROUNDABOUT))}
          />
        ) : null}
        <PadKey icon="undo" label={t('paper.undoLabel')} title={t('paper.undo')} onPress={undo} />
      </View>
    </View>
  );
}

const ROW = { flexDirection: 'row', flexWrap: 'wrap', gap: 6 } as const;

interface MarksProps extends Pick<PaperProps, 'draft' | 'setup'> {
  marked: Cursor | null;
}

/** Fence and pool of the house just written. */
function Marks({ draft, setup, marked }: MarksProps) {
  const { t } = useTranslation();
  const change = usePaper((state) => state.change);
  const street = marked === null ? undefined : draft.streets[marked.street - 1];
  const house = marked === null ? EMPTY : houseOf(draft, marked);
  const inner = marked !== null && street !== undefined && marked.house < street.houses.length;
  const drawn =
    marked !== null && setup.sheet.streets[marked.street - 1]?.pools.includes(marked.house) === true;
  const pool = drawn && house.kind === 'numbered' && !house.bis;
  return (
    <>
      <PadKey
        icon="fence"
        label={inner ? t('paper.fenceLabel', { ...marked }) : `${t('paper.fence')}. ${t('paper.noMark')}`}
        title={t('paper.fence')}
        disabled={!inner}
        checked={inner && street.fences[marked.house] === true}
        onPress={() => {
          if (inner) change(withFenceToggled(draft, marked));
        }}
      />
      <PadKey
        icon="pool"
        label={pool ? t('paper.poolLabel', { ...marked }) : `${t('paper.pool')}. ${t('paper.noMark')}`}
        title={t('paper.pool')}
        disabled={!pool}
        checked={house.kind === 'numbered' && house.pool}
        onPress={() => {
          if (pool) change(withHouseAt(draft, marked, { ...house, pool: !house.pool }));
        }}
      />
    </>
  );
}
