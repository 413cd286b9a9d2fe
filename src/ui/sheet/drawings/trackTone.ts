import type { SheetColours } from '../../theme/sheetColours';

/** How the worth of a track is set: penalties in coral, mere counts softly. */
export const TONES = ['worth', 'penalty', 'count'] as const;
export type Tone = (typeof TONES)[number];

export function toneColour(colours: SheetColours, tone: Tone): string {
  if (tone === 'penalty') return colours.coral;
  return tone === 'count' ? colours.inkSoft : colours.ink;
}
