import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Appear } from '../motion/Appear';
import { useSheetColours } from '../theme/sheetColours';
import { RADIUS } from '../theme/tokens';
import type { Box } from './box';
import type { GameLayout } from './layout';

export const EDGE = 8; // px to the edge of the screen, and to the finger
const TAIL = 12; // px wide
const ROOM = 96; // px a bubble may need above the finger; with less it goes below

interface FloatingProps {
  layout: Pick<GameLayout, 'width' | 'height'>;
  tip: Box; // what it speaks of
  width: number;
  room?: number; // px it needs above the tip
  paper?: boolean; // a question or an answer on paper; without it, a no in ink
  children: ReactNode;
}

/** A bubble that stays beside the finger and inside the screen. */
export function Floating({ layout, tip, width, room = ROOM, paper = false, children }: FloatingProps) {
  const colours = useSheetColours();
  const left = Math.max(EDGE, Math.min(tip.x + tip.width / 2 - width / 2, layout.width - width - EDGE));
  const below = tip.y < room && layout.height - tip.y - tip.height > tip.y;
  const place = below ? { top: tip.y + tip.height + EDGE } : { bottom: layout.height - tip.y + EDGE };
  const ground = paper
    ? { backgroundColor: colours.surface, borderWidth: 2, borderColor: colours.primary }
    : { backgroundColor: colours.bubble };
  const corner = paper ? (below ? PEAK : FOOT) : {};
  return (
    <View style={{ position: 'absolute', left, ...place, width, pointerEvents: 'box-none' }}>
      <Appear>
        <View style={{ borderRadius: RADIUS.m, boxShadow: `0 3px 10px ${colours.shadow}`, ...ground }}>
          <View
            style={{
              position: 'absolute',
              left: Math.max(2 * TAIL, Math.min(tip.x + tip.width / 2 - left, width - 2 * TAIL)) - TAIL / 2,
              ...(below ? { top: -TAIL / 2 } : { bottom: -TAIL / 2 }),
              width: TAIL,
              height: TAIL,
              ...ground,
              borderWidth: 0,
              ...corner,
              transform: 'rotate(45deg)',
            }}
          />
          {children}
        </View>
      </Appear>
    </View>
  );
}

/** The tail of a framed bubble goes on with its frame. */
const PEAK = { borderLeftWidth: 2, borderTopWidth: 2 };
const FOOT = { borderRightWidth: 2, borderBottomWidth: 2 };
