import { selectionAsync } from 'expo-haptics';
import { useCallback } from 'react';

import { useSettings } from './SettingsContext';

/** A short tick under the finger, if the player wants it and the device can. */
export function useHaptics(): () => void {
  const wanted = useSettings((state) => state.settings.haptics);
  return useCallback(() => {
    if (wanted) selectionAsync().catch(() => undefined); // no motor: nothing to tell the player
  }, [wanted]);
}
