import { createContext, use, useEffect, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';

import type { ContrastChoice, ThemeChoice } from '../../state/settings';
import { paintWindow } from './paintWindow';
import { DARK, DARK_HIGH, LIGHT, LIGHT_HIGH, type Palette } from './tokens';
import { useHighContrast } from './useHighContrast';

const ThemeContext = createContext<Palette>(LIGHT);

export const useTheme = (): Palette => use(ThemeContext);

interface ThemeProviderProps {
  choice: ThemeChoice;
  contrast?: ContrastChoice;
  children: ReactNode;
}

/** Gives everything below the palette of the player's choice, or of the device. */
export function ThemeProvider({ choice, contrast = 'system', children }: ThemeProviderProps) {
  const device = useColorScheme();
  const scheme = choice === 'system' ? device : choice;
  const asked = useHighContrast();
  const high = contrast === 'high' || asked;
  const palette = scheme === 'dark' ? (high ? DARK_HIGH : DARK) : high ? LIGHT_HIGH : LIGHT;
  useEffect(() => paintWindow(palette), [palette]);
  return <ThemeContext value={palette}>{children}</ThemeContext>;
}
