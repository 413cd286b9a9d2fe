import type { ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';

/** A sheet of paper on the desk: groups what belongs together. */
export function Card({ style, children }: { style?: StyleProp<ViewStyle>; children: ReactNode }) {
  const theme = useTheme();
  return (
    <View
      style={[
        {
          padding: SPACE.l,
          gap: SPACE.s,
          borderRadius: RADIUS.l,
          borderWidth: 1,
          borderColor: theme.line,
          backgroundColor: theme.surface,
        },
        style,
      ]}
    >
      {children}
    </View>
  );
}
