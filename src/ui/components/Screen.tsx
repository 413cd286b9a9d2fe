import type { ReactNode } from 'react';
import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTheme } from '../theme/ThemeProvider';
import { COLUMN, SPACE } from '../theme/tokens';
import { IconButton } from './IconButton';
import { Text } from './Text';

interface ScreenProps {
  title: string;
  back: { label: string; run: () => void };
  reading?: boolean; // nothing to press inside: the keyboard scrolls the text itself
  children: ReactNode;
}

/** Frame of every screen but Home and the game: header with the way back, one scrolling column. */
export function Screen({ title, back, reading = false, children }: ScreenProps) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const sides = { paddingLeft: insets.left, paddingRight: insets.right };
  return (
    <View
      role="main"
      style={{ flex: 1, backgroundColor: theme.background, paddingTop: insets.top, ...sides }}
    >
      <View
        style={{ flexDirection: 'row', alignItems: 'center', minHeight: 52, paddingHorizontal: SPACE.xs }}
      >
        <IconButton icon="back" label={back.label} onPress={back.run} />
        <Text type="title" heading={1} style={{ flexShrink: 1 }}>
          {title}
        </Text>
      </View>
      <ScrollView
        {...(reading ? { tabIndex: 0 } : {})}
        style={{ flex: 1 }}
        contentContainerStyle={{
          alignSelf: 'center',
          width: '100%',
          maxWidth: COLUMN,
          paddingHorizontal: SPACE.l,
          paddingTop: SPACE.xs,
          paddingBottom: SPACE.xl + insets.bottom,
          gap: SPACE.m,
        }}
      >
        {children}
      </ScrollView>
    </View>
  );
}
