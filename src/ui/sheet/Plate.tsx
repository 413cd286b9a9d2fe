import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Svg } from '../drawings/svg';
import { type Box, placed } from './box';

/** A piece of drawing at its place on the screen. */
export function Plate({ box, label, children }: { box: Box; label?: string; children: ReactNode }) {
  return (
    <View
      {...(label ? { role: 'img' as const, 'aria-label': label, accessibilityLabel: label } : {})}
      style={{
        ...placed(box),
        pointerEvents: 'none',
      }}
    >
      <Svg
        width={box.width}
        height={box.height}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        aria-hidden
      >
        {children}
      </Svg>
    </View>
  );
}
