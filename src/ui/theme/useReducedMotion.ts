import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

let known = false; // the last answer of the device: what opens later starts with it, instead of changing its mind midway

const learn = () =>
  AccessibilityInfo.isReduceMotionEnabled().then(
    (value) => (known = value),
    () => known, // unknown: keep moving, everything is short
  );
void learn();

/** True where the player asked the device for less motion. */
export function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(known);
  useEffect(() => {
    let mounted = true;
    void learn().then((value) => mounted && setReduced(value));
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', (value) => {
      known = value;
      setReduced(value);
    });
    return () => {
      mounted = false;
      subscription.remove();
    };
  }, []);
  return reduced;
}
