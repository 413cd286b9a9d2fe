import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** True where the player asked the device for less motion. */
export function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    let mounted = true;
    AccessibilityInfo.isReduceMotionEnabled().then(
      (value) => mounted && setReduced(value),
      () => undefined, // unknown: keep moving, everything is short
    );
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => {
      mounted = false;
      subscription.remove();
    };
  }, []);
  return reduced;
}
