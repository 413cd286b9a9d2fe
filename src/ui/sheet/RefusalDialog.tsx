import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWindowDimensions, View } from 'react-native';

import { CARDS_PER_TURN, HIGHEST_CARD } from '../../rules/types';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import { Text } from '../components/Text';
import { Touchable } from '../components/Touchable';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';
import { useGameStore } from './GameContext';

const FLAT = 480; // px: in lower windows the keys stand in two rows, so that all of the question is seen
const NUMBERS = Array.from({ length: HIGHEST_CARD }, (_, i) => i + 1);

/** Asks the three numbers on the table; whether a refusal is allowed is for the engine to say (R3.3). */
export function RefusalDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const store = useGameStore();
  const [numbers, setNumbers] = useState<readonly number[]>([]);
  const leave = () => {
    setNumbers([]);
    onClose();
  };
  const confirm = () => {
    leave();
    store.getState().refuse(numbers);
  };
  const flat = useWindowDimensions().height < FLAT;
  const shown = Array.from({ length: CARDS_PER_TURN }, (_, i) => numbers[i] ?? '–').join('  ');
  return (
    <Dialog title={t('refuse.title')} open={open} onClose={leave}>
      <Text>{t('refuse.text')}</Text>
      <View
        style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: SPACE.s }}
      >
        <Text type="label" style={{ flexShrink: 1 }}>
          {t('refuse.slots', { numbers: shown })}
        </Text>
        <Button title={t('refuse.clear')} disabled={numbers.length === 0} onPress={() => setNumbers([])} />
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}>
        {NUMBERS.map((number) => (
          <NumberKey
            key={number}
            number={number}
            flat={flat}
            onPress={() => setNumbers((old) => (old.length < CARDS_PER_TURN ? [...old, number] : old))}
          />
        ))}
      </View>
      <Button
        kind="filled"
        title={t('refuse.confirm')}
        disabled={numbers.length < CARDS_PER_TURN}
        onPress={confirm}
      />
    </Dialog>
  );
}

function NumberKey({ number, flat, onPress }: { number: number; flat: boolean; onPress: () => void }) {
  const { t } = useTranslation();
  const theme = useTheme();
  return (
    <Touchable
      label={t('game.number', { number })}
      onPress={onPress}
      style={{
        flexGrow: 1,
        flexBasis: flat ? '11%' : '17%',
        minHeight: flat ? 44 : 48,
        alignItems: 'center',
        borderRadius: RADIUS.s,
        borderWidth: 1.2,
        borderColor: theme.edge,
        backgroundColor: theme.background,
      }}
    >
      <Text type="label">{number}</Text>
    </Touchable>
  );
}
