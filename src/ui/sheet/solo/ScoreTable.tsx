import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Text } from '../../components/Text';
import { Icon } from '../../drawings/Icon';
import { useTheme } from '../../theme/ThemeProvider';
import { RADIUS, SPACE } from '../../theme/tokens';
import { LINE_ICONS, LINES, type ScoreLine } from './scoreRows';

const MINUS = '−';
export const figure = (value: number | null): string =>
  value === null ? '–' : value < 0 ? `${MINUS}${-value}` : `${value}`;

/** Both score lines, one above the other. */
export function ScoreTable({ own, rival, name }: { own: ScoreLine; rival: ScoreLine | null; name: string }) {
  const { t } = useTranslation();
  const theme = useTheme();
  return (
    <View style={{ padding: SPACE.s, borderRadius: RADIUS.m, borderWidth: 1, borderColor: theme.line }}>
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        <View style={{ width: NAME }} />
        {LINES.map((line) => (
          <View key={line} style={{ flex: 1, alignItems: 'center' }}>
            <Icon name={LINE_ICONS[line]} color={theme.inkSoft} size={19} />
          </View>
        ))}
        <View style={{ width: TOTAL }} />
      </View>
      <Row name={t('solo.you')} line={own} />
      {rival ? <Row name={name} line={rival} /> : null}
    </View>
  );
}

const NAME = 58;
const TOTAL = 42;

function Row({ name, line }: { name: string; line: ScoreLine }) {
  const { t } = useTranslation();
  const shown = Object.fromEntries(Object.entries(line).map(([key, value]) => [key, figure(value)]));
  const label = t('solo.line', {
    name,
    plans: shown.plans,
    parks: shown.parks,
    pools: shown.pools,
    temps: shown.temps,
    estates: shown.estates,
    fences: shown.fences,
    minus: shown.minus,
    total: shown.total,
  });
  return (
    <View
      role="img"
      aria-label={label}
      accessibilityLabel={label}
      style={{ flexDirection: 'row', alignItems: 'center', minHeight: 32 }}
    >
      <Text type="label" lines={1} style={{ width: NAME, fontSize: 14 }}>
        {name}
      </Text>
      {LINES.map((one) => (
        <Text
          key={one}
          center
          style={{ flex: 1, fontSize: 15 }}
          tone={(line[one] ?? 0) < 0 ? 'coral' : 'ink'}
        >
          {figure(line[one])}
        </Text>
      ))}
      <Text type="title" style={{ width: TOTAL, textAlign: 'right' }}>
        {figure(line.total)}
      </Text>
    </View>
  );
}
