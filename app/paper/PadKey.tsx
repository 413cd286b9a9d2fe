import { View } from 'react-native';

import { Text } from '../../src/ui/components/Text';
import { Touchable } from '../../src/ui/components/Touchable';
import { Icon, type IconName } from '../../src/ui/drawings/Icon';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';

interface PadKeyProps {
  title: string;
  label: string;
  icon?: IconName;
  basis?: '15%' | '30%';
  checked?: boolean; // given: the key switches something
  disabled?: boolean;
  onPress: () => void;
}

/** A key of the pad: number, or mark with icon and word. */
export function PadKey({
  title,
  label,
  icon,
  basis = '30%',
  checked,
  disabled = false,
  onPress,
}: PadKeyProps) {
  const theme = useTheme();
  const on = checked === true;
  return (
    <Touchable
      quick
      label={label}
      onPress={onPress}
      disabled={disabled}
      {...(checked === undefined ? {} : { role: 'checkbox' as const, state: { checked } })}
      style={{
        flexGrow: 1,
        flexBasis: basis,
        minHeight: icon || basis === '30%' ? 46 : 46,
        paddingHorizontal: SPACE.xs,
        borderRadius: RADIUS.s,
        borderWidth: on ? 2 : 1,
        borderColor: on ? theme.primary : disabled ? theme.line : theme.edge,
        backgroundColor: on ? theme.primaryTint : disabled ? theme.background : theme.surface,
      }}
    >
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          columnGap: 6,
        }}
      >
        {icon ? <Icon name={icon} color={disabled ? theme.inkSoft : theme.ink} size={20} /> : null}
        <Text
          type={icon || basis === '30%' ? 'caption' : 'title'}
          tone={disabled ? 'inkSoft' : 'ink'}
          center
          style={{ flexShrink: 1 }}
        >
          {title}
        </Text>
        {on ? <Icon name="check" color={theme.ink} size={15} /> : null}
      </View>
    </Touchable>
  );
}
