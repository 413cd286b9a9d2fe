import { memo } from 'react';

import type { Effect } from '../../../rules/types';
import { IconShape } from '../../drawings/Icon';
import { Rect, Svg } from '../../drawings/svg';
import { useSheetColours } from '../../theme/sheetColours';

/** A card of the pile, small: only its effect is seen (R11.2). */
export const EffectCard = memo(function EffectCard({
  effect,
  width,
  newest = false,
}: {
  effect: Effect;
  width: number;
  newest?: boolean;
}) {
  const colours = useSheetColours();
  const height = width * 1.2;
  const icon = width * 0.64;
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <Rect
        x={1}
        y={1}
        width={width - 2}
        height={height - 2}
        rx={width * 0.22}
        fill={colours.tint[effect]}
        stroke={newest ? colours.ink : colours.dark ? colours.line : colours.tint[effect]}
        strokeWidth={newest ? 2 : 1}
      />
      <IconShape
        name={effect}
        x={(width - icon) / 2}
        y={(height - icon) / 2}
        size={icon}
        color={colours.hue[effect]}
      />
    </Svg>
  );
});
