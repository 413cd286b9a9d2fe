import { SvgText } from '../../drawings/SvgText';
import { FONT } from '../../theme/tokens';

interface FigureProps {
  x: number;
  y: number; // the middle of its height
  size: number;
  fill: string;
  text: string | number;
  face?: keyof typeof FONT;
  anchor?: 'start' | 'middle' | 'end';
}

/** A figure set by its middle: no platform agrees with another on baselines, all agree on 0.35 of the size. */
export function Figure({ x, y, size, fill, text, face = 'bold', anchor = 'middle' }: FigureProps) {
  return (
    <SvgText
      x={x}
      y={y + size * (face === 'hand' ? 0.33 : 0.35)}
      fill={fill}
      fontSize={size}
      fontFamily={FONT[face]}
      text={`${text}`}
      textAnchor={anchor}
      {...(face === 'hand' ? { stroke: fill, strokeWidth: size * 0.02 } : {})}
    />
  );
}
