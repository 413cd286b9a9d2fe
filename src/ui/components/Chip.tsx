import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Icon, type IconName } from '../drawings/Icon';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';
import { Text } from './Text';
import { Touchable } from './Touchable';

interface ChipProps {
  title: string;
  label?: string; // if the title alone says too little
  note?: string; // a small word behind the title
  mark?: ReactNode;
  icon?: IconName;
  checked?: boolean; // given: the chip is a box to tick
  dashed?: boolean; // something to add
  onPress: () => void;
}

/** A small thing to tick, pick or add; chips flow into rows. */
export function Chip({
  title,
  label = title,
  note,
  mark,
  icon,
  checked,
  dashed = false,
  onPress,
}: ChipProps) {
  const theme = useTheme();
  const on = checked === true;
  return (
    <Touchable
      label={label}
      role={checked === undefined ? 'button' : 'checkbox'}
      {...(checked === undefined ? {} : { state: { checked } })}
      onPress={onPress}
      style={{
        maxWidth: '100%',
        paddingHorizontal: SPACE.m,
        borderRadius: RADIUS.m,
        borderWidth: on ? 2 : 1,
        borderStyle: dashed ? 'dashed' : 'solid',
        borderColor: on ? theme.primary : theme.edge,
        backgroundColor: dashed ? 'transparent' : on ? theme.primaryTint : theme.surface,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        {mark}
        {icon ? <Icon name={icon} color={theme.ink} size={20} /> : null}
        {title ? (
          <Text type={on ? 'label' : 'body'} lines={1} style={{ flexShrink: 1 }}>
            {title}
          </Text>
        ) : null}
        {note ? (
          <Text type="caption" tone={on ? 'ink' : 'inkSoft'}>
            {note}
          </Text>
        ) : null}
        {on ? <Icon name="check" color={theme.ink} size={16} /> : null}
      </View>
    </Touchable>
  );
}

export function Chips({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <View
      {...(label ? { role: 'group' as const, 'aria-label': label, accessibilityLabel: label } : {})}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}
    >
      {children}
    </View>
  );
}
