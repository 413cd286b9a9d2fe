import { useFonts } from 'expo-font';

import { FONT_FILES } from './fonts';

/** Whether text can be shown; without our fonts the system's will do. */
export function useFontsReady(): boolean {
  const [loaded, error] = useFonts(FONT_FILES);
  return loaded || error !== null;
}
