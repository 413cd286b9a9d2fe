import type { ReactNode } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTheme } from '../theme/ThemeProvider';
import { COLUMN, SPACE } from '../theme/tokens';
import { IconButton } from './IconButton';
import { Text } from './Text';

const LOW = 480; // px: lying on its side, a phone has no height to give away

interface ScreenProps {
  title: string;
  back: { label: string; run: () => void };
  reading?: boolean; // nothing to press inside: the keyboard scrolls the text itself
  note?: string; // a line below the title
  actions?: ReactNode; // at most three icon buttons
  fixed?: ReactNode; // stays above what scrolls
  footer?: ReactNode; // the bar at the thumb, with the one filled button
  list?: ReactNode; // a long list that scrolls by itself, in the place of the column
  children?: ReactNode;
}

/** Frame of every screen but Home and the game: header with the way back, one scrolling column. */
export function Screen({
  title,
  back,
  reading = false,
  note,
  actions,
  fixed,
  footer,
  list,
  children,
}: ScreenProps) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const sides = { paddingLeft: insets.left, paddingRight: insets.right };
  return (
    <View
      role="main"
      style={{ flex: 1, backgroundColor: theme.background, paddingTop: insets.top, ...sides }}
    >
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          minHeight: 52,
          paddingTop: note ? SPACE.s : 0,
          paddingHorizontal: SPACE.xs,
        }}
      >
        <IconButton icon="back" label={back.label} onPress={back.run} />
        <View style={{ flex: 1 }}>
          <Text type="title" heading={1}>
            {title}
          </Text>
          {note ? (
            <Text type="caption" tone="inkSoft">
              {note}
            </Text>
          ) : null}
        </View>
        {actions}
      </View>
      {fixed}
      {list ?? (
        <ScrollView
          {...(reading ? { tabIndex: 0 } : {})}
          style={{ flex: 1 }}
          keyboardShouldPersistTaps="handled"
          contentContainerStyle={{
            alignSelf: 'center',
            width: '100%',
            maxWidth: COLUMN,
            paddingHorizontal: SPACE.l,
            paddingTop: SPACE.s,
            paddingBottom: SPACE.xl + (footer ? 0 : insets.bottom),
            gap: SPACE.m,
          }}
        >
          {children}
        </ScrollView>
      )}
      {footer ? <Footer>{footer}</Footer> : null}
    </View>
  );
}

function Footer({ children }: { children: ReactNode }) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const low = useWindowDimensions().height < LOW;
  return (
    <View
      style={{
        borderTopWidth: 1,
        borderTopColor: theme.line,
        backgroundColor: theme.surface,
        paddingHorizontal: SPACE.l,
        paddingTop: low ? SPACE.xs : SPACE.s,
        paddingBottom: (low ? SPACE.xs : SPACE.m) + insets.bottom,
      }}
    >
      <View
        style={{
          alignSelf: 'center',
          width: '100%',
          maxWidth: COLUMN - 2 * SPACE.l,
          flexDirection: low ? 'row-reverse' : 'column',
          alignItems: low ? 'center' : 'stretch',
          gap: SPACE.s,
        }}
      >
        {children}
      </View>
    </View>
  );
}
