import { useEffect } from 'react';

/** The device's way out of what lies on top: Escape. */
export function useLeave(leave: () => void): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  }, [leave]);
}
