import { useMemo } from 'react';

import { useTheme } from '../theme/ThemeProvider';
import type { Palette } from '../theme/tokens';

/** Paints of the street scene by what they colour. In blueprint all of it becomes white line-work. */
const COLOURS = {
  sky: '#D5ECF2',
  hillFar: '#CFE3BB',
  hillNear: '#B9D9A4',
  lawn: '#A6CC8E',
  leaf: '#5E9150',
  trunk: '#1F2F46',
  coral: '#C9432B',
  teal: '#17746F',
  mustard: '#F0BE4B',
  mustardPale: '#F8DC98',
  wood: '#F4E3C2',
  navy: '#1F2F46',
  wall: '#FFFDF6',
  beam: '#D9CDB4',
  glass: '#56B4D3',
  cloud: '#FFFDF6',
} as const;
export type Paint = keyof typeof COLOURS;

export interface SceneInk {
  dark: boolean;
  palette: Palette;
  /** Props of a filled shape. */
  fill(paint: Paint): { fill: string; stroke?: string; strokeWidth?: number; strokeLinejoin?: 'round' };
  /** Props of a stroke. */
  stroke(
    paint: Paint,
    width: number,
  ): { fill: 'none'; stroke: string; strokeWidth: number; strokeLinecap: 'round' };
}

/** What stays coloured on a blueprint: the pencil, the sun and the flamingo. */
const BLUEPRINT_ACCENT: Partial<Record<Paint, 'mustard' | 'coral'>> = {
  mustard: 'mustard',
  mustardPale: 'mustard',
  wood: 'mustard',
};

export function useSceneInk(): SceneInk {
  const palette = useTheme();
  return useMemo(() => createSceneInk(palette), [palette]);
}

function createSceneInk(palette: Palette): SceneInk {
  const { dark } = palette;
  return {
    dark,
    palette,
    fill: (paint) =>
      dark
        ? { fill: palette.background, stroke: palette.ink, strokeWidth: 1.5, strokeLinejoin: 'round' }
        : { fill: COLOURS[paint] },
    stroke: (paint, width) => ({
      fill: 'none',
      stroke: dark ? palette[BLUEPRINT_ACCENT[paint] ?? 'ink'] : COLOURS[paint],
      strokeWidth: dark ? Math.min(width, 1.8) : width,
      strokeLinecap: 'round',
    }),
  };
}
