import { memo } from 'react';

import { useTheme } from '../theme/ThemeProvider';
import { FONT } from '../theme/tokens';
import { Circle, Path, Svg } from './svg';
import { SvgText } from './SvgText';

/** Gold, silver, bronze; the figure on it says the same without colour. Ink on each of them is read well. */
const METALS = ['#F0BE4B', '#D3D8DC', '#E2A58E'] as const;
const DARK_INK = '#1F2F46';

/** The medal of a place from 1 to 3. Decoration beside words that say the place. */
export const Medal = memo(function Medal({ place, size = 40 }: { place: number; size?: number }) {
  const theme = useTheme();
  const metal = METALS[place - 1] ?? METALS[2];
  return (
    <Svg width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <Path d="M11 2h7l3 8-6 5zM29 2h-7l-3 8 6 5z" fill={theme.primary} />
      <Circle
        cx={20}
        cy={24}
        r={13.5}
        fill={metal}
        stroke={theme.dark ? theme.ink : '#7A6B54'}
        strokeWidth={1.2}
      />
      <SvgText x={20} y={29.5} fontFamily={FONT.bold} fontSize={16} fill={DARK_INK} text={String(place)} />
    </Svg>
  );
});
