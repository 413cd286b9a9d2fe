import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Text } from '../../src/ui/components/Text';
import { Icon, type IconName } from '../../src/ui/drawings/Icon';
import { figure } from '../../src/ui/sheet/solo/ScoreTable';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { SPACE } from '../../src/ui/theme/tokens';

interface DuelRowProps {
  name: string;
  icon: IconName;
  own: number | null;
  other: number | null;
  most: number; // the longest bar of all
}

/** A category as two bars that grow away from its icon; the higher figure is bold. */
export function DuelRow({ name, icon, own, other, most }: DuelRowProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  const label = t('duel.row', { what: name, own: figure(own), other: figure(other) });
  return (
    <View
      role="img"
      aria-label={label}
      accessibilityLabel={label}
      style={{ flexDirection: 'row', alignItems: 'center', minHeight: 46 }}
    >
      <Value value={own} leads={(own ?? 0) > (other ?? 0)} />
      <Bar value={own} most={most} mirrored colour={theme.primary} />
      <View style={{ width: 92, alignItems: 'center', paddingHorizontal: SPACE.xs }}>
        <Icon name={icon} color={theme.ink} size={22} />
        <Text type="caption" tone="inkSoft" lines={1} style={{ fontSize: 12.5, lineHeight: 16 }}>
          {name}
        </Text>
      </View>
      <Bar value={other} most={most} colour={theme.coral} />
      <Value value={other} leads={(other ?? 0) > (own ?? 0)} />
    </View>
  );
}

function Value({ value, leads }: { value: number | null; leads: boolean }) {
  return (
    <Text
      type={leads ? 'label' : 'body'}
      center
      tone={(value ?? 0) < 0 ? 'coral' : 'ink'}
      style={{ width: 40, fontSize: 19 }}
    >
      {figure(value)}
    </Text>
  );
}

interface BarProps {
  value: number | null;
  most: number;
  colour: string;
  mirrored?: boolean; // grows to the left
}

function Bar({ value, most, colour, mirrored = false }: BarProps) {
  const share = Math.abs(value ?? 0) / most;
  return (
    <View style={{ flex: 1, flexDirection: mirrored ? 'row-reverse' : 'row', alignItems: 'center' }}>
      {share === 0 ? null : (
        <View
          style={{
            width: `${Math.max(6, share * 100)}%`,
            height: 16,
            borderRadius: 6,
            backgroundColor: colour,
            opacity: (value ?? 0) < 0 ? 0.45 : 1,
          }}
        />
      )}
    </View>
  );
}
