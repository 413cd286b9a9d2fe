import { useEffect, useState } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

/** Each system calls it by its own name. */
const [EVENT, ask] =
  Platform.OS === 'ios'
    ? (['darkerSystemColorsChanged', () => AccessibilityInfo.isDarkerSystemColorsEnabled()] as const)
    : (['highTextContrastChanged', () => AccessibilityInfo.isHighTextContrastEnabled()] as const);

/** True where the player asked the device for more contrast. */
export function useHighContrast(): boolean {
  const [high, setHigh] = useState(false);
  useEffect(() => {
    let mounted = true;
    ask().then(
      (value) => mounted && setHigh(value),
      () => undefined, // unknown: the usual colours are readable too
    );
    const subscription = AccessibilityInfo.addEventListener(EVENT, setHigh);
    return () => {
      mounted = false;
      subscription.remove();
    };
  }, []);
  return high;
}
