import { View } from 'react-native';

import { Icon, type IconName } from '../drawings/Icon';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE, TARGET } from '../theme/tokens';
import { Text } from './Text';
import { Touchable } from './Touchable';

interface ListRowProps {
  title: string;
  note?: string;
  icon?: IconName;
  iconFill?: 'mustardTint' | 'poolTint' | 'lawnTint';
  onPress: () => void;
  checked?: boolean; // given: the row is a switch
}

/** A row that leads somewhere, or switches something on and off. */
export function ListRow({ title, note, icon, iconFill = 'poolTint', onPress, checked }: ListRowProps) {
  const theme = useTheme();
  const isSwitch = checked !== undefined;
  return (
    <Touchable
      label={title}
      {...(note ? { hint: note } : {})}
      role={isSwitch ? 'switch' : 'button'}
      {...(isSwitch ? { state: { checked } } : {})}
      onPress={onPress}
      style={{ minHeight: 60, borderRadius: RADIUS.m, paddingVertical: SPACE.s }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
        {icon ? (
          <View
            style={{
              width: TARGET,
              height: TARGET,
              borderRadius: RADIUS.m,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: theme[iconFill],
            }}
          >
            <Icon name={icon} color={theme.ink} />
          </View>
        ) : null}
        <View style={{ flex: 1 }}>
          <Text type="label">{title}</Text>
          {note ? (
            <Text type="caption" tone="inkSoft">
              {note}
            </Text>
          ) : null}
        </View>
        {isSwitch ? <Knob on={checked} /> : <Icon name="chev" color={theme.inkSoft} size={20} />}
      </View>
    </Touchable>
  );
}

/** The picture of a switch; on and off differ in place and mark, not in colour alone. */
function Knob({ on }: { on: boolean }) {
  const theme = useTheme();
  return (
    <View
      style={{
        width: 52,
        height: 32,
        padding: 3,
        borderRadius: 16,
        borderWidth: 2,
        borderColor: on ? theme.primary : theme.edge,
        backgroundColor: on ? theme.primary : theme.well,
        alignItems: on ? 'flex-end' : 'flex-start',
      }}
    >
      <View
        style={{
          width: 22,
          height: 22,
          borderRadius: 11,
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: on ? theme.onPrimary : theme.edge,
        }}
      >
        {on ? <Icon name="check" color={theme.primary} size={16} /> : null}
      </View>
    </View>
  );
}
