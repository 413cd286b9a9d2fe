import { memo } from 'react';

import { Path, Svg } from './svg';
import { ICONS, type IconName } from './icons';

export type { IconName };

const STROKE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

interface IconProps {
  name: IconName;
  color: string;
  size?: number;
}

/** Decoration only: what stands around it carries the words. */
export const Icon = memo(function Icon({ name, color, size = 24 }: IconProps) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path d={ICONS[name]} {...STROKE} stroke={color} strokeWidth={2} />
    </Svg>
  );
});

interface IconShapeProps {
  name: IconName;
  x: number; // its left upper corner
  y: number;
  size: number;
  color: string;
  width?: number; // of the stroke, on the grid of 24
}

/** The same icon as a part of another drawing. */
export const IconShape = memo(function IconShape({ name, x, y, size, color, width = 2 }: IconShapeProps) {
  return (
    <Path
      d={ICONS[name]}
      {...STROKE}
      stroke={color}
      strokeWidth={width}
      transform={`translate(${x} ${y}) scale(${size / 24})`}
    />
  );
});
