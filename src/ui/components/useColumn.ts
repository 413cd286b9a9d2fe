import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { COLUMN, SPACE } from '../theme/tokens';

/** Width of what stands in the column of a screen: drawings must know it before they are drawn. */
export function useColumn(): number {
  const { width } = useWindowDimensions();
  const { left, right } = useSafeAreaInsets();
  return Math.min(width - left - right, COLUMN) - 2 * SPACE.l;
}
