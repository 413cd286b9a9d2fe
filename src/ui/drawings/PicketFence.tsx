import { memo } from 'react';

import { G, Path, Rect } from './svg';
import type { SceneInk } from './sceneInk';

const PITCH = 25; // from picket to picket
const WIDTH = 16;
const HEIGHT = 40;

/** From the edge of the lawn to the foot of the pickets. */
export const FENCE_HEIGHT = HEIGHT + 4;

interface PicketFenceProps {
  ink: SceneInk;
  width: number;
  pencilAt: number; // x near which one picket is the pencil
}

/** Our mark: a picket fence in which one picket is a pencil. */
export const PicketFence = memo(function PicketFence({ ink, width, pencilAt }: PicketFenceProps) {
  const count = Math.ceil(width / PITCH) + 1;
  const pencil = Math.round((pencilAt - WIDTH / 2) / PITCH);
  const picket = `V${-HEIGHT + 10}L${WIDTH / 2} ${-HEIGHT}L${WIDTH} ${-HEIGHT + 10}V0Z`;
  const edge = ink.dark ? {} : { stroke: '#D9CDB4', strokeWidth: 1 };
  return (
    <G transform={`translate(0 ${FENCE_HEIGHT})`}>
      <Rect x={-2} y={-FENCE_HEIGHT} width={width + 4} height={HEIGHT + 6} {...ink.fill('lawn')} />
      {[-28, -14].map((railY) => (
        <Rect key={railY} x={-2} y={railY} width={width + 4} height={5} {...ink.fill('wall')} {...edge} />
      ))}
      {Array.from({ length: count }, (_, i) =>
        i === pencil ? (
          <Pencil key={i} ink={ink} x={i * PITCH} />
        ) : (
          <G key={i} transform={`translate(${i * PITCH} 0)`}>
            <Path d={`M0 0${picket}`} {...ink.fill('wall')} {...edge} />
          </G>
        ),
      )}
    </G>
  );
});

function Pencil({ ink, x }: { ink: SceneInk; x: number }) {
  const line = {
    stroke: ink.dark ? ink.palette.mustard : '#1F2F46',
    strokeWidth: 1.4,
    strokeLinejoin: 'round',
  } as const;
  const inside = (light: string) => (ink.dark ? ink.palette.background : light);
  return (
    <G transform={`translate(${x} 0)`}>
      <Path d={`M0 2V${-HEIGHT + 4}H${WIDTH}V2Z`} fill={inside('#F0BE4B')} {...line} />
      <Rect
        x={WIDTH * 0.34}
        y={-HEIGHT + 4}
        width={WIDTH * 0.32}
        height={HEIGHT - 2}
        fill={inside('#F8DC98')}
      />
      <Path
        d={`M0 ${-HEIGHT + 4}L${WIDTH / 2} ${-HEIGHT - 16}L${WIDTH} ${-HEIGHT + 4}Z`}
        fill={inside('#F4E3C2')}
        {...line}
      />
      <Path
        d={`M${WIDTH / 2 - 2.8} ${-HEIGHT - 9}L${WIDTH / 2} ${-HEIGHT - 16}L${WIDTH / 2 + 2.8} ${-HEIGHT - 9}Z`}
        fill={ink.dark ? ink.palette.ink : '#1F2F46'}
      />
    </G>
  );
}
