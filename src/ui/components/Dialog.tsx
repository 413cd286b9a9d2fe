import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal, Pressable, ScrollView, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE, WIDE } from '../theme/tokens';
import { useReducedMotion } from '../theme/useReducedMotion';
import { IconButton } from './IconButton';
import { Text } from './Text';

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void; // back button, Escape, tap beside it, ×
  children: ReactNode;
}

/** A question in front of everything: a sheet at the thumb on phones, a card in the middle on wide windows. */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  const still = useReducedMotion();
  const insets = useSafeAreaInsets();
  const wide = useWindowDimensions().width >= WIDE;
  return (
    <Modal
      visible={open}
      transparent
      animationType={still ? 'none' : 'fade'}
      onRequestClose={onClose}
      aria-label={title}
      accessibilityLabel={title}
    >
      <View style={{ flex: 1, justifyContent: wide ? 'center' : 'flex-end', backgroundColor: theme.scrim }}>
        <Pressable
          onPress={onClose}
          aria-hidden
          importantForAccessibility="no"
          tabIndex={-1}
          style={{ position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 }}
        />
        <View
          style={{
            alignSelf: 'center',
            width: '100%',
            maxWidth: 480,
            maxHeight: '92%',
            borderRadius: RADIUS.l,
            ...(wide ? {} : { borderBottomLeftRadius: 0, borderBottomRightRadius: 0 }),
            backgroundColor: theme.surface,
            boxShadow: `0 3px 16px ${theme.shadow}`,
          }}
        >
          <ScrollView
            contentContainerStyle={{
              padding: SPACE.l,
              paddingBottom: SPACE.l + (wide ? 0 : insets.bottom),
              gap: SPACE.m,
            }}
          >
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
              <Text type="title" heading={2} style={{ flex: 1 }}>
                {title}
              </Text>
              <IconButton icon="close" label={t('common.close')} onPress={onClose} />
            </View>
            {children}
          </ScrollView>
        </View>
      </View>
    </Modal>
  );
}
