import { setBackgroundColorAsync } from 'expo-system-ui';

import type { Palette } from './tokens';

/** Colours what lies behind the app, seen while the phone turns or the keyboard moves. */
export function paintWindow(palette: Palette): void {
  setBackgroundColorAsync(palette.background).catch(() => undefined); // cosmetic: the app itself is painted anyway
}
