import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { AccessibilityInfo, Platform, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';
import { passThrough } from './passThrough';
import { Text } from './Text';
import { Touchable } from './Touchable';

export interface ToastMessage {
  text: string;
  action?: { title: string; run: () => void };
}

const SHORT = 4000; // ms: long enough to read a line
const LONG = 8000; // ms: long enough to change one's mind

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/** Says something in passing, at the lower edge; a new message takes the place of the old one. */
export const useToast = () => use(ToastContext);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const show = useCallback((next: ToastMessage) => {
    setMessage(next);
    if (Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(next.text); // no live regions there
  }, []);
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setMessage(null), message.action ? LONG : SHORT);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <ToastContext value={show}>
      {children}
      <ToastPlace message={message} onDone={() => setMessage(null)} />
    </ToastContext>
  );
}

function ToastPlace({ message, onDone }: { message: ToastMessage | null; onDone: () => void }) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  return (
    <View
      role="status"
      aria-live="polite"
      style={[
        passThrough,
        {
          position: 'absolute',
          right: SPACE.l,
          bottom: SPACE.l + insets.bottom,
          left: SPACE.l,
          alignItems: 'center',
        },
      ]}
    >
      {message ? (
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            maxWidth: 480,
            minHeight: 52,
            paddingLeft: SPACE.l,
            paddingRight: message.action ? SPACE.xs : SPACE.l,
            gap: SPACE.s,
            borderRadius: RADIUS.m,
            borderWidth: 2,
            borderColor: theme.edge,
            backgroundColor: theme.surface,
            boxShadow: `0 3px 12px ${theme.shadow}`,
          }}
        >
          <Text style={{ flexShrink: 1, paddingVertical: SPACE.s }}>{message.text}</Text>
          {message.action ? <ToastAction action={message.action} onDone={onDone} /> : null}
        </View>
      ) : null}
    </View>
  );
}

function ToastAction({ action, onDone }: { action: { title: string; run: () => void }; onDone: () => void }) {
  return (
    <Touchable
      label={action.title}
      onPress={() => {
        action.run();
        onDone();
      }}
      style={{ paddingHorizontal: SPACE.m, borderRadius: RADIUS.m }}
    >
      <Text type="label" tone="primary">
        {action.title}
      </Text>
    </Touchable>
  );
}
