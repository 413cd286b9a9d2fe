import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { PileGroup } from '../../src/game/pile';
import { Card } from '../../src/ui/components/Card';
import { Text } from '../../src/ui/components/Text';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';

/** AAA's five best estates, best first, and how many did not count (R11.6). */
export function BestEstates({ groups, name }: { groups: readonly PileGroup[]; name: string }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const best = groups.filter(({ counts }) => counts).sort((a, b) => b.value - a.value);
  const left = groups.length - best.length;
  return (
    <Card style={{ padding: SPACE.m }}>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: SPACE.m,
        }}
      >
        <Text type="label">{t('duel.best', { name })}</Text>
        {left > 0 ? <Text tone="inkSoft">{t('duel.left', { count: left })}</Text> : null}
      </View>
      {best.length === 0 ? <Text tone="inkSoft">{t('duel.noEstates')}</Text> : null}
      <View style={{ flexDirection: 'row', gap: SPACE.s }}>
        {best.map(({ houses, each, value }, i) => (
          <View
            key={i}
            style={{
              flex: 1,
              maxWidth: 120,
              alignItems: 'center',
              paddingVertical: SPACE.s,
              borderRadius: RADIUS.s,
              backgroundColor: theme.well,
            }}
          >
            <Text type="caption">{`${houses} × ${each}`}</Text>
            <Text type="title">{value}</Text>
          </View>
        ))}
      </View>
    </Card>
  );
}
