import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { sum, type Score } from '../../src/rules/score';
import { Text } from '../../src/ui/components/Text';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';
import { figure } from './words';

/** The lines of a score sheet; where a line has parts they stand behind it. */
export function Breakdown({ score }: { score: Score }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const lines: readonly [string, number, readonly number[]][] = [
    [t('score.plans'), sum(score.plans), score.plans],
    [t('score.parks'), sum(score.parks), score.parks],
    [t('score.pools'), score.pools, []],
    [t('record.temps'), score.temps, []],
    [t('score.estates'), sum(score.estates), score.estates],
    [t('score.bis'), score.bis, []],
    ...(score.roundabouts === 0
      ? []
      : ([[t('score.roundabouts'), score.roundabouts, []]] as [string, number, number[]][])),
    [t('score.refusals'), score.refusals, []],
  ];
  return (
    <View
      style={{
        marginBottom: SPACE.s,
        paddingHorizontal: SPACE.m,
        paddingVertical: SPACE.xs,
        borderRadius: RADIUS.m,
        backgroundColor: theme.background,
      }}
    >
      {lines.map(([name, value, parts]) => (
        <View key={name} style={{ flexDirection: 'row', alignItems: 'baseline', gap: SPACE.s }}>
          <Text style={{ paddingVertical: SPACE.xs }}>{name}</Text>
          <Text type="caption" tone="inkSoft" style={{ flex: 1 }}>
            {parts.length > 1 && value !== 0 ? parts.map(figure).join(' + ') : ''}
          </Text>
          <Text type="label" tone={value < 0 ? 'coral' : 'ink'}>
            {figure(value)}
          </Text>
        </View>
      ))}
    </View>
  );
}
