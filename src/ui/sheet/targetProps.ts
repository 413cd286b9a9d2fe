import type { Ref } from 'react';
import type { View } from 'react-native';

import type { KeyActions } from '../components/keyboard';
import type { Box } from './box';

export interface TargetProps {
  box: Box;
  label: string;
  onPress: (pageX: number) => void; // where the finger was; NaN for keys
  onHover?: (over: boolean) => void;
  keys?: KeyActions; // besides Enter and Space
  focusable?: boolean;
  ref?: Ref<View>;
}
