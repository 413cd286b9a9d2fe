import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function listen(changed: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const isReduced = () => window.matchMedia(QUERY).matches;

/**
 * True where the player asked the device for less motion. A browser knows at once, and it must be asked at once: a
 * dialog whose fade is called off halfway never counts as shown, so Escape would not close it.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(listen, isReduced);
}
