import { memo } from 'react';

import { FONT } from '../../theme/tokens';
import { G, Path, Rect } from '../svg';
import { SvgText } from '../SvgText';
import { PAINT } from './paints';

const [WIDTH, HEIGHT] = [126, 147];
const TOOTH = 10.5; // both sides are whole numbers of them

/** A paper edge torn along its holes. */
function perforated(): string {
  const side = (length: number, [x, y]: readonly [number, number]) => {
    const [flat, hole] = [TOOTH * 0.2, TOOTH * 0.6];
    const to = (step: number) => `${x * step} ${y * step}`;
    const tooth = `l${to(flat)}a${hole / 2} ${hole / 2} 0 0 0 ${to(hole)}l${to(flat)}`;
    return tooth.repeat(Math.round(length / TOOTH));
  };
  return `M0 0${side(WIDTH, [1, 0])}${side(HEIGHT, [0, 1])}${side(WIDTH, [-1, 0])}${side(HEIGHT, [0, -1])}Z`;
}

/** Our mark as a stamp: a picket fence in which one picket is a pencil. */
export const Stamp = memo(function Stamp() {
  return (
    <G transform="translate(1004 56)">
      <Path d={perforated()} fill={PAINT.cream} />
      <G transform="translate(14 13) scale(1.36)">
        <Rect width={72} height={72} rx={3} fill={PAINT.teal} />
        <Path d="M0 29h72v5H0zM0 44h72v5H0z" fill={PAINT.line} />
        <Path d="M10 60V25l7-8 7 8v35zM48 60V25l7-8 7 8v35z" fill={PAINT.cream} />
        <Path d="M29 21h14v39H29z" fill={PAINT.mustard} />
        <Path d="M33.6 21h4.8v39h-4.8z" fill="#F8DC98" />
        <Path d="m29 21 7-14 7 14-2.35 1.6L38.4 21 36 22.6 33.6 21l-2.25 1.6z" fill="#F4E3C2" />
        <Path d="M33.7 11.6 36 7l2.3 4.6q-2.3 1.2-4.6 0z" fill={PAINT.ink} />
        <Path d="M0 57.2q36-4.4 72 0V69q0 3-3 3H3q-3 0-3-3z" fill={PAINT.leaf} />
      </G>
      <SvgText x={WIDTH / 2} y={135} text="PICKET" fill={PAINT.ink} fontSize={19} fontFamily={FONT.bold} />
    </G>
  );
});
