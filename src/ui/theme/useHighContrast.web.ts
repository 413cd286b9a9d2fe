import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-contrast: more)';

function listen(changed: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** True where the player asked the device for more contrast. */
export function useHighContrast(): boolean {
  return useSyncExternalStore(listen, () => window.matchMedia(QUERY).matches);
}
