import { useEffect, useState } from 'react';

import { MOTION } from '../../src/ui/theme/tokens';
import { useReducedMotion } from '../../src/ui/theme/useReducedMotion';

/** Counts the sections up one after the other; any tap ends it, and without motion all stand there at once. */
export function useCounting(sections: number): { readonly shown: number; readonly finish: () => void } {
  const still = useReducedMotion();
  const [shown, setShown] = useState(0);
  const done = still || shown >= sections;
  useEffect(() => {
    if (done) return undefined;
    const timer = setTimeout(() => setShown(shown + 1), MOTION.slow);
    return () => clearTimeout(timer);
  }, [done, shown]);
  return { shown: done ? sections : shown, finish: () => setShown(sections) };
}
