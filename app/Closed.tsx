import type { ReactNode } from 'react';
import { ScrollView, View } from 'react-native';

import { Text } from '../src/ui/components/Text';
import { useTheme } from '../src/ui/theme/ThemeProvider';
import { COLUMN, SPACE } from '../src/ui/theme/tokens';

/** Stands in the place of the whole app where it cannot go on: why, and what can be done. */
export function Closed({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const theme = useTheme();
  return (
    <ScrollView
      role="main"
      style={{ flex: 1, backgroundColor: theme.background }}
      contentContainerStyle={{
        flexGrow: 1,
        alignItems: 'center',
        justifyContent: 'center',
        padding: SPACE.xl,
      }}
    >
      <View aria-live="polite" style={{ maxWidth: COLUMN - 160, gap: SPACE.l }}>
        <Text type="display" heading={1} center>
          {title}
        </Text>
        <Text center>{text}</Text>
        {children}
      </View>
    </ScrollView>
  );
}
