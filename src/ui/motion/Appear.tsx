import { useEffect, useState, type ReactNode } from 'react';
import { Animated } from 'react-native';

import { MOTION } from '../theme/tokens';
import { useReducedMotion } from '../theme/useReducedMotion';

const RISE = 4; // px

/** Comes with a short fade, 4 px up unless told to keep still. The same by style sheet: Appear.web.tsx */
export function Appear({ still = false, children }: { still?: boolean; children: ReactNode }) {
  const reduced = useReducedMotion();
  const [shown] = useState(() => new Animated.Value(reduced ? 1 : 0.3));
  useEffect(() => {
    const fade = Animated.timing(shown, { toValue: 1, duration: MOTION.quick, useNativeDriver: true });
    fade.start();
    return () => fade.stop();
  }, [shown]);
  const rise = shown.interpolate({ inputRange: [0, 1], outputRange: [still ? 0 : RISE, 0] });
  return (
    <Animated.View style={{ opacity: shown, transform: [{ translateY: rise }] }}>{children}</Animated.View>
  );
}
