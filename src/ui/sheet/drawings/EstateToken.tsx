import { memo } from 'react';

import { G, Path, Rect } from '../../drawings/svg';
import { useSheetColours } from '../../theme/sheetColours';
import { Figure } from './Figure';
import { shape } from './ink';

interface EstateTokenProps {
  size: number; // houses
  x: number;
  y: number;
  height: number;
  unit?: number; // width of one roof
  got?: boolean; // the town has this estate
}

/** A single house, or a squeezed one, would be too narrow for its figure. */
export const tokenWidth = (size: number, unit: number, height: number): number =>
  Math.max(Math.max(size, 1.35) * unit + unit * 0.2, height * 0.48);

/** A row of roofs with its size: how plans and upgrade columns say "estate of n". */
export const EstateToken = memo(function EstateToken(props: EstateTokenProps) {
  const { size, x, y, height, unit = height * 0.4, got = false } = props;
  const colours = useSheetColours();
  const width = tokenWidth(size, unit, height);
  const step = width / size;
  const eave = y + height * 0.36;
  const peak = Math.max(y, eave - step * 0.62);
  const edge = { stroke: got && !colours.dark ? '#7A5306' : colours.ink, strokeWidth: 1.2 };
  const roofs = Array.from({ length: size }, (_, i) =>
    shape([
      [x + step * i, eave],
      [x + step * (i + 0.5), peak],
      [x + step * (i + 1), eave],
    ]),
  ).join('');
  return (
    <G strokeLinejoin="round">
      <Rect
        x={x}
        y={eave}
        width={width}
        height={y + height - eave}
        fill={got ? colours.mustard : colours.tokenWall}
        {...edge}
      />
      <Path d={roofs} fill={got ? colours.goldRoof : colours.tokenRoof} {...edge} />
      <Figure
        x={x + width / 2}
        y={y + height * 0.69}
        size={height * 0.53}
        fill={got ? colours.onMustard : colours.ink}
        text={size}
      />
    </G>
  );
});
