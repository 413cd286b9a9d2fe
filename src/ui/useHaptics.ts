import { notificationAsync, NotificationFeedbackType, selectionAsync } from 'expo-haptics';
import { useCallback } from 'react';

import { useSettings } from './SettingsContext';

export type Touch = 'tick' | 'refused';

/** What the finger feels, if the player wants it and the device can: a tick, or the stumble of a refusal. */
export function useHaptics(): (touch?: Touch) => void {
  const wanted = useSettings((state) => state.settings.haptics);
  return useCallback(
    (touch = 'tick') => {
      if (!wanted) return;
      const felt = touch === 'tick' ? selectionAsync() : notificationAsync(NotificationFeedbackType.Warning);
      felt.catch(() => undefined); // no motor: nothing to tell the player
    },
    [wanted],
  );
}
