import { useEffect, useState, type ReactNode } from 'react';
import { Animated, Easing } from 'react-native';

import { useReducedMotion } from '../theme/useReducedMotion';

export const BREATH = 1600; // ms in and out
const DEEPEST = 0.2; // of the opacity

/** Breathes in and out: one animation on the native side, however much lies in it. The web's: Breathing.web.tsx */
export function Breathing({ children }: { children: ReactNode }) {
  const reduced = useReducedMotion();
  const [depth] = useState(() => new Animated.Value(1));
  useEffect(() => {
    depth.setValue(1);
    if (reduced) return undefined;
    const move = (toValue: number) =>
      Animated.timing(depth, {
        toValue,
        duration: BREATH / 2,
        easing: Easing.inOut(Easing.sin),
        useNativeDriver: true,
      });
    const loop = Animated.loop(Animated.sequence([move(DEEPEST), move(1)]));
    loop.start();
    return () => loop.stop();
  }, [depth, reduced]);
  return (
    <Animated.View
      style={{
        position: 'absolute',
        top: 0,
        right: 0,
        bottom: 0,
        left: 0,
        opacity: depth,
        pointerEvents: 'none',
      }}
    >
      {children}
    </Animated.View>
  );
}
