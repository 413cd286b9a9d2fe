import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { Moment } from '../../game/moments';
import { categoriesOf } from '../../game/statistics/rows';
import { Text } from '../components/Text';
import { Icon, type IconName } from '../drawings/Icon';
import { useTheme } from '../theme/ThemeProvider';
import { SPACE, TYPE } from '../theme/tokens';
import { scoreWords, signed, TEMPS } from './words';

export const CATEGORY_ICONS: readonly IconName[] = ['plan', 'park', 'pool', 'temp', 'estate', 'bis'];

interface ScoreLineProps {
  moment: Moment;
  tempsKnown: boolean;
}

/** The score line of the paper: a figure per section under its sign, and what they add up to. */
export const ScoreLine = memo(function ScoreLine({ moment, tempsKnown }: ScoreLineProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  const label = scoreWords(t, moment, tempsKnown);
  return (
    <View
      role="img"
      aria-label={label}
      accessibilityLabel={label}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        paddingTop: SPACE.s,
        borderTopWidth: 1,
        borderTopColor: theme.line,
      }}
    >
      {categoriesOf(moment.score).map((value, i) => (
        <View key={i} aria-hidden style={{ flex: 1, alignItems: 'center' }}>
          <Icon name={CATEGORY_ICONS[i] ?? 'plan'} color={theme.ink} size={20} />
          <Text type="label" tone={value < 0 ? 'coral' : 'ink'}>
            {i === TEMPS && !tempsKnown ? '–' : signed(value)}
          </Text>
        </View>
      ))}
      <View
        aria-hidden
        style={{ minWidth: 64, alignItems: 'center', borderLeftWidth: 1, borderLeftColor: theme.line }}
      >
        <Text style={{ ...TYPE.title, fontSize: 28, lineHeight: 36, color: theme.ink }}>
          {signed(moment.score.total)}
        </Text>
      </View>
    </View>
  );
});
