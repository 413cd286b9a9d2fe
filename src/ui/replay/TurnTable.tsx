import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { Moment } from '../../game/moments';
import { Text } from '../components/Text';
import { Touchable } from '../components/Touchable';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';
import { momentWords, moveWords, signed } from './words';

interface TurnTableProps {
  moments: readonly Moment[];
  turn: number;
  onGo: (turn: number) => void;
}

/** The curve as a table: every turn with what happened in it, to be read and jumped to. */
export function TurnTable({ moments, turn, onGo }: TurnTableProps) {
  const { t } = useTranslation();
  return (
    <View>
      <View
        style={{ flexDirection: 'row', gap: SPACE.s, paddingHorizontal: SPACE.s, paddingBottom: SPACE.xs }}
      >
        <Text type="caption" tone="inkSoft" style={{ width: NUMBER }}>
          {t('replay.columns.turn')}
        </Text>
        <Text type="caption" tone="inkSoft" style={{ flex: 1 }}>
          {t('replay.columns.what')}
        </Text>
        <Text type="caption" tone="inkSoft">
          {t('replay.columns.points')}
        </Text>
      </View>
      <View
        role="radiogroup"
        aria-label={t('replay.columns.turn')}
        accessibilityLabel={t('replay.columns.turn')}
      >
        {moments.map((moment) => (
          <Row
            key={moment.turn}
            moment={moment}
            turns={moments.length - 1}
            here={moment.turn === turn}
            onGo={onGo}
          />
        ))}
      </View>
    </View>
  );
}

const NUMBER = 44; // px: the column of the turn

interface RowProps {
  moment: Moment;
  turns: number;
  here: boolean;
  onGo: (turn: number) => void;
}

const Row = memo(function Row({ moment, turns, here, onGo }: RowProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  const { turn, score } = moment;
  const press = useCallback(() => onGo(turn), [onGo, turn]);
  return (
    <Touchable
      label={momentWords(t, moment, turns)}
      state={{ checked: here }}
      role="radio"
      onPress={press}
      style={{
        paddingHorizontal: SPACE.s,
        borderRadius: RADIUS.s,
        borderWidth: 2,
        borderColor: here ? theme.primary : 'transparent',
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <Text type="label" style={{ width: NUMBER }}>
          {turn}
        </Text>
        <Text type="caption" style={{ flex: 1 }}>
          {moveWords(t, moment)}
        </Text>
        <Text type="label">{signed(score.total)}</Text>
      </View>
    </Touchable>
  );
});
