import type { ReactNode } from 'react';
import { Text as NativeText, type StyleProp, type TextStyle } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { TYPE, type TypeName } from '../theme/tokens';

export type Tone = 'ink' | 'inkSoft' | 'primary' | 'onPrimary' | 'coral' | 'onMustard';

interface TextProps {
  type?: TypeName;
  tone?: Tone;
  heading?: 1 | 2 | 3; // level in the outline of the screen
  center?: boolean;
  lines?: number;
  fitted?: boolean; // in a box of fixed size: grows little with the text size of the device
  style?: StyleProp<TextStyle>;
  children: ReactNode;
}

const FITTED = { maxFontSizeMultiplier: 1.15 };

/** All words on screen: a type of the scale in a colour of the theme. */
export function Text(props: TextProps) {
  const { type = 'body', tone = 'ink', heading, center, lines, fitted = false, style, children } = props;
  const theme = useTheme();
  return (
    <NativeText
      {...(heading ? { role: 'heading', 'aria-level': heading } : {})}
      {...(fitted ? FITTED : {})}
      {...(lines ? { numberOfLines: lines } : {})}
      style={[TYPE[type], { color: theme[tone] }, center ? { textAlign: 'center' } : null, style]}
    >
      {children}
    </NativeText>
  );
}
