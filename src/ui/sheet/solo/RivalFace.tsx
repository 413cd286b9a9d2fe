import { memo } from 'react';

import { Circle, Path, Rect, Svg } from '../../drawings/svg';
import { useSheetColours } from '../../theme/sheetColours';

/** The opponent's portrait: decoration beside the name, drawn by us and the same for every card. */
export const RivalFace = memo(function RivalFace({ size }: { size: number }) {
  const { dark, ink, tint, hue, primary, surface } = useSheetColours();
  const skin = dark ? surface : '#F6D9BE';
  const hair = dark ? '#0B2340' : ink;
  const line = dark ? { stroke: ink, strokeWidth: 1.4 } : {};
  return (
    <Svg width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <Rect x={0.7} y={0.7} width={38.6} height={38.6} rx={11} fill={tint.bis} {...line} />
      <Path d="M10 38c.6-6.6 4.6-9.6 10-9.6s9.4 3 10 9.6z" fill={hue.bis} {...line} />
      <Path
        d="M9.5 24C8 13 12.500 6.500 20 6.500S32 13 30.500 24c-1.200 3-3.500 3.500-5 3.500h-11c-1.500 0-3.800-.5-5-3.500z"
        fill={hair}
        {...line}
      />
      <Path
        d="M14 16.500c4 .4 7-.6 9-3c.8 2 2 3 3.500 3.300V22a6.300 6.300 0 0 1-12.500 0z"
        fill={skin}
        {...line}
      />
      {[16.7, 23.3].map((cx) => (
        <Circle
          key={cx}
          cx={cx}
          cy={20}
          r={2.6}
          fill="none"
          stroke={dark ? primary : ink}
          strokeWidth={1.2}
        />
      ))}
      <Path
        d="M19.300 20h1.400M18 25.200c1.300.8 2.700.8 4 0"
        fill="none"
        stroke={dark ? primary : ink}
        strokeWidth={1.2}
        strokeLinecap="round"
      />
    </Svg>
  );
});
