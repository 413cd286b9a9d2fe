import { createContext, use, useEffect, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';

import type { ThemeChoice } from '../../state/settings';
import { paintWindow } from './paintWindow';
import { DARK, LIGHT, type Palette } from './tokens';

const ThemeContext = createContext<Palette>(LIGHT);

export const useTheme = (): Palette => use(ThemeContext);

/** Gives everything below the palette of the player's choice, or of the device. */
export function ThemeProvider({ choice, children }: { choice: ThemeChoice; children: ReactNode }) {
  const device = useColorScheme();
  const scheme = choice === 'system' ? device : choice;
  const palette = scheme === 'dark' ? DARK : LIGHT;
  useEffect(() => paintWindow(palette), [palette]);
  return <ThemeContext value={palette}>{children}</ThemeContext>;
}
