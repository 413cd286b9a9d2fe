import { View, type StyleProp, type ViewStyle } from 'react-native';

import { Icon, type IconName } from '../drawings/Icon';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';
import { Text, type Tone } from './Text';
import { Touchable } from './Touchable';

interface ButtonProps {
  title: string;
  label?: string; // said by the screen reader where the title alone is not enough
  onPress: () => void;
  kind?: 'filled' | 'outlined' | 'danger'; // at most one filled button per screen
  icon?: IconName;
  compact?: boolean; // beside other things: less padding, smaller words
  disabled?: boolean;
  quick?: boolean;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

export function Button({
  title,
  label = title,
  onPress,
  kind = 'outlined',
  icon,
  compact = false,
  disabled = false,
  quick = false,
  style,
  testID,
}: ButtonProps) {
  const theme = useTheme();
  const tone: Tone = disabled
    ? 'ink'
    : kind === 'filled'
      ? 'onPrimary'
      : kind === 'danger'
        ? 'coral'
        : 'primary';
  const fill = kind === 'filled' ? (disabled ? theme.line : theme.primary) : theme.surface;
  const edge = disabled ? theme.line : kind === 'danger' ? theme.coral : theme.primary;
  return (
    <Touchable
      label={label}
      onPress={onPress}
      disabled={disabled}
      quick={quick}
      {...(testID ? { testID } : {})}
      style={[
        {
          minHeight: 52,
          paddingVertical: SPACE.s,
          paddingHorizontal: compact ? SPACE.s : SPACE.l,
          borderRadius: RADIUS.m,
          borderWidth: 2,
          borderColor: edge,
          backgroundColor: fill,
        },
        style,
      ]}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: SPACE.s }}>
        {icon ? <Icon name={icon} color={theme[tone]} /> : null}
        <Text
          type="label"
          tone={tone}
          center
          style={{ flexShrink: 1, ...(compact ? { fontSize: 14, lineHeight: 18 } : {}) }}
        >
          {title}
        </Text>
      </View>
    </Touchable>
  );
}
