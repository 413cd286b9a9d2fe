import { useEffect } from 'react';
import { BackHandler } from 'react-native';

/** The device's way out of what lies on top: the back button; the web's is Escape (useLeave.web.ts). */
export function useLeave(leave: () => void): void {
  useEffect(() => {
    const subscription = BackHandler.addEventListener('hardwareBackPress', () => {
      leave();
      return true;
    });
    return () => subscription.remove();
  }, [leave]);
}
