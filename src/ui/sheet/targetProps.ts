import type { Ref } from 'react';
import type { View, ViewStyle } from 'react-native';

import type { KeyActions } from '../components/keyboard';
import type { Box } from './box';

export const AREA_RADIUS = 8;
export const PRESSED = { backgroundColor: '#7F7F7F33' } as const; // on paper and blueprint alike

export type AuraStyle = Pick<ViewStyle, 'backgroundColor' | 'borderColor' | 'borderStyle' | 'borderWidth'>;

export interface TargetProps {
  box: Box;
  label: string;
  onPress: (x: number) => void; // where the finger was, from the left edge; NaN for keys
  onHover?: (over: boolean) => void;
  aura?: AuraStyle; // what lies over the drawing
  keys?: KeyActions; // besides Enter and Space
  focusable?: boolean;
  ref?: Ref<View>;
}
