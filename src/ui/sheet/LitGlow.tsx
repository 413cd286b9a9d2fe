import { memo, useEffect, useMemo, useState } from 'react';
import { View } from 'react-native';

import { Path, Svg } from '../drawings/svg';
import { Breathing } from '../motion/Breathing';
import { fenceKey, houseKey, type Targets } from '../../state/targets';
import { useSheetColours } from '../theme/sheetColours';
import { face, inset, type Box } from './box';
import { FENCE_TOP } from './drawings/lot';
import { useGame } from './GameContext';
import type { GameLayout } from './layout';
import { AREA_RADIUS } from './targetProps';

const HESITATION = 350; // ms: who knows what to tap is not kept waiting by a glow
const WIDTH = 6; // px of the halo; the ring itself, which must always be seen, lies in its middle
const STRENGTH = 0.3;

/** The halo around all that is lit: one path that breathes, so that everything does so in phase and at the cost of one. */
export const LitGlow = memo(function LitGlow({ layout }: { layout: GameLayout }) {
  const colours = useSheetColours();
  const targets = useGame((state) => state.targets);
  const [waiting, setWaiting] = useState<Targets | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(targets), HESITATION);
    return () => clearTimeout(timer);
  }, [targets]);
  const rings = useMemo(
    () => (waiting === targets ? litBoxes(layout, targets).map(ring).join('') : ''),
    [layout, targets, waiting],
  );
  if (rings === '') return null;
  return (
    <View style={{ position: 'absolute', pointerEvents: 'none' }}>
      <Breathing>
        <Svg width={layout.width} height={layout.sheet.y + layout.sheetHeight} aria-hidden>
          <Path d={rings} fill="none" stroke={colours.primary} strokeWidth={WIDTH} opacity={STRENGTH} />
        </Svg>
      </Breathing>
    </View>
  );
});

function litBoxes({ streets, tracks }: GameLayout, { houses, fences, columns, estates }: Targets): Box[] {
  const found: Box[] = [];
  for (const [s, street] of streets.entries()) {
    street.houses.forEach((box, h) => {
      const candidate = estates.some(
        ({ street: at, first, last }) => at === s + 1 && first <= h + 1 && h + 1 <= last,
      );
      if (candidate || houses.has(houseKey(s + 1, h + 1))) found.push(box);
    });
    street.fences.forEach((box, p) => {
      if (fences.has(fenceKey(s + 1, p + 1))) found.push(capsule(box));
    });
  }
  tracks.upgrades.forEach((box, i) => {
    if (columns.has(i + 1)) found.push(face(box));
  });
  return found;
}

/** The lit place of a fence, as it is drawn. */
function capsule({ x, y, width, height }: Box): Box {
  const wide = Math.max(10, Math.min(width * 0.3, 18));
  return {
    x: x + (width - wide) / 2,
    y: y + height * FENCE_TOP,
    width: wide,
    height: height * (0.99 - FENCE_TOP),
  };
}

function ring(box: Box): string {
  const { x, y, width, height } = inset(box, 1, 1);
  const r = Math.min(AREA_RADIUS, width / 2);
  const [w, h] = [width - 2 * r, height - 2 * r];
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}z`;
}
