import type { ReactNode } from 'react';
import { TextInput, View } from 'react-native';

import { Icon, type IconName } from '../drawings/Icon';
import { useTheme } from '../theme/ThemeProvider';
import { FONT, RADIUS, SPACE, TYPE } from '../theme/tokens';
import { Text } from './Text';

interface TextFieldProps {
  label: string; // for the screen reader; what stands above it is for the eye
  value: string;
  onChange: (text: string) => void;
  placeholder?: string;
  icon?: IconName;
  sign?: boolean; // in the letters of a town sign
  lines?: number; // more than one: a long text, such as a code
  wrong?: string | null; // what is wrong with it, in one sentence
  onSubmit?: () => void;
  action?: ReactNode; // at its right end
}

/** A line of text. What is typed stays, right or wrong; what is wrong is said below it. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    value,
    onChange,
    placeholder,
    icon,
    sign = false,
    lines = 1,
    wrong,
    onSubmit,
    action,
  } = props;
  const theme = useTheme();
  const type = sign
    ? { fontFamily: FONT.display, fontSize: 24, lineHeight: 32 }
    : { ...TYPE.body, lineHeight: 22 };
  return (
    <View style={{ gap: SPACE.xs }}>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s,
          minHeight: 52,
          paddingLeft: SPACE.m,
          paddingRight: action ? SPACE.xs : SPACE.m,
          borderRadius: RADIUS.m,
          borderWidth: wrong ? 2 : 1,
          borderColor: wrong ? theme.coral : theme.edge,
          backgroundColor: theme.surface,
        }}
      >
        {icon ? <Icon name={icon} color={theme.inkSoft} /> : null}
        <TextInput
          accessibilityLabel={label}
          aria-label={label}
          aria-invalid={Boolean(wrong)}
          value={value}
          onChangeText={onChange}
          {...(placeholder ? { placeholder, placeholderTextColor: theme.inkSoft } : {})}
          {...(lines > 1 ? { multiline: true, numberOfLines: lines } : {})}
          {...(onSubmit ? { onSubmitEditing: onSubmit, submitBehavior: 'submit' as const } : {})}
          autoCorrect={false}
          style={{ ...type, flex: 1, minWidth: 0, minHeight: 44, paddingVertical: SPACE.s, color: theme.ink }}
        />
        {action}
      </View>
      {wrong ? <Wrong text={wrong} /> : null}
    </View>
  );
}

/** What is wrong, said where it is. */
export function Wrong({ text }: { text: string }) {
  const theme = useTheme();
  return (
    <View role="alert" style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      <Icon name="refusal" color={theme.coral} size={20} />
      <Text type="caption" tone="coral" style={{ flex: 1 }}>
        {text}
      </Text>
    </View>
  );
}
