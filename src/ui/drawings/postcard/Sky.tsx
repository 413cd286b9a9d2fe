import { memo } from 'react';

import { Path, Rect } from '../svg';
import { PAINT, fieldPaint } from './paints';
import { CARD, PICTURE } from './size';

const SUN = { x: 600, y: 640 } as const; // behind the hills
const FAR = 1400;
const RAYS = 18;

const ray = (index: number) => {
  const [from, to] = [index, index + 0.5].map((step) => (step / RAYS) * 2 * Math.PI);
  const end = (angle = 0) => `${SUN.x + FAR * Math.cos(angle)} ${SUN.y + FAR * Math.sin(angle)}`;
  return `M${SUN.x} ${SUN.y}L${end(from)}L${end(to)}Z`;
};

/** The sky with the rays of a rising sun, down to where the first hill hides it. */
export const Sky = memo(function Sky() {
  const { left, top, right, bottom } = PICTURE;
  const rays = Array.from({ length: RAYS }, (_, index) => ray(index)).join('');
  return (
    <>
      <Rect x={left} y={top} width={right - left} height={bottom - top} fill={PAINT.sky} />
      <Path d={rays} fill={PAINT.ray} />
    </>
  );
});

/** A hill from its ridge down to the foot of the picture; the next one covers its lower part. */
export function Hill({ row, ridge }: { row: number; ridge: number }) {
  const { left, right, bottom } = PICTURE;
  const bend = row % 2 === 0 ? 36 : -30;
  const d = `M${left} ${ridge + bend}Q${(left + right) / 2} ${ridge - bend * 1.4} ${right} ${ridge + bend / 3}V${bottom}H${left}Z`;
  return <Path d={d} fill={fieldPaint(row)} />;
}

/** The white edge: everything outside the rounded picture, so that nothing in it needs to be clipped. */
export const Edge = memo(function Edge() {
  const { left, top, right, bottom, radius } = PICTURE;
  const far = FAR * 2;
  const turn = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x * radius} ${y * radius}`;
  const inner =
    `M${left + radius} ${top}H${right - radius}${turn(1, 1)}V${bottom - radius}${turn(-1, 1)}` +
    `H${left + radius}${turn(-1, -1)}V${top + radius}${turn(1, -1)}Z`;
  const outer = `M${-far} ${-far}V${CARD.height + far}H${CARD.width + far}V${-far}Z`;
  return <Path d={outer + inner} fill={PAINT.paper} fillRule="evenodd" />;
});
