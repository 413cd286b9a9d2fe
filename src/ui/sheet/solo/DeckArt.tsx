import { memo } from 'react';

import { Path, Rect, Svg } from '../../drawings/svg';
import { useSheetColours } from '../../theme/sheetColours';

/** A deck from the side: the more turns are left, the more cards lie on it; the solo card sticks out until it is drawn. */
export const DeckArt = memo(function DeckArt({
  size,
  left,
  out,
}: {
  size: number;
  left: number;
  out: boolean;
}) {
  const colours = useSheetColours();
  const cards = Math.min(6, Math.ceil(left / 4));
  return (
    <Svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      {out ? null : (
        <Path d="M22 25h8v-3h-8z" fill={colours.mustard} stroke={colours.goldEdge} strokeWidth={1} />
      )}
      {Array.from({ length: Math.max(1, cards) }, (_, i) => (
        <Rect
          key={i}
          x={4}
          y={26 - i * 3.6}
          width={22}
          height={3}
          rx={1.2}
          fill={cards === 0 ? 'none' : i % 2 ? colours.litFill : colours.surface}
          stroke={colours.plainLine}
          strokeWidth={1.1}
          strokeOpacity={cards === 0 ? 0.5 : 1}
        />
      ))}
    </Svg>
  );
});
