import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Text } from '../components/Text';
import { useTheme } from '../theme/ThemeProvider';
import { SPACE } from '../theme/tokens';

interface SettingLineProps {
  title?: string;
  first?: boolean;
  children: ReactNode;
}

/** A question and its answers; the answers go below where the line is too short for both. */
export function SettingLine({ title, first = false, children }: SettingLineProps) {
  const theme = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: SPACE.m,
        paddingVertical: title ? SPACE.xs : 0,
        borderTopWidth: first ? 0 : 1,
        borderTopColor: theme.line,
      }}
    >
      {title ? <Text style={{ flexGrow: 1, flexShrink: 0 }}>{title}</Text> : null}
      <View style={title ? { flexShrink: 1 } : { flex: 1 }}>{children}</View>
    </View>
  );
}
