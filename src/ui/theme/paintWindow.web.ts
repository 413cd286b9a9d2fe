import type { Palette } from './tokens';

/** Hands the palette to the page around the app: background, focus ring, scroll bars, browser chrome. */
export function paintWindow(palette: Palette): void {
  const { style } = document.documentElement;
  style.setProperty('--picket-background', palette.background);
  style.setProperty('--picket-focus', palette.primary);
  style.colorScheme = palette.dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', palette.background);
}
