import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Icon, type IconName } from '../drawings/Icon';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';
import { Text } from './Text';
import { Touchable } from './Touchable';

interface SectionProps {
  title: string;
  action?: { title: string; icon: IconName; run: () => void } | undefined;
  children: ReactNode;
}

/** A part of a screen under its own small heading. */
export function Section({ title, action, children }: SectionProps) {
  return (
    <View style={{ gap: SPACE.xs }}>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          minHeight: action ? 44 : 28,
          columnGap: SPACE.s,
        }}
      >
        <Text type="caption" tone="inkSoft" heading={2} style={{ flexGrow: 1 }}>
          {title}
        </Text>
        {action ? <LinkButton {...action} /> : null}
      </View>
      {children}
    </View>
  );
}

/** Words that do something, without a frame. */
export function LinkButton({ title, icon, run }: { title: string; icon: IconName; run: () => void }) {
  const theme = useTheme();
  return (
    <Touchable label={title} onPress={run} style={{ borderRadius: RADIUS.s, paddingHorizontal: SPACE.xs }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <Icon name={icon} color={theme.primary} size={20} />
        <Text type="label" tone="primary" style={{ flexShrink: 1, fontSize: 14.5 }}>
          {title}
        </Text>
      </View>
    </Touchable>
  );
}
