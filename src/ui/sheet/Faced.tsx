import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Box } from './box';

interface FacedProps {
  size: Box; // the painted part, within its touch area
  fill: string;
  edge: string;
  children: ReactNode;
}

/** The visible part of a key or tile: its touch area reaches to the neighbour's. */
export function Faced({ size, fill, edge, children }: FacedProps) {
  return (
    <View
      style={{
        position: 'absolute',
        left: size.x,
        top: size.y,
        width: size.width,
        height: size.height,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: 10,
        borderWidth: 1.2,
        borderColor: edge,
        backgroundColor: fill,
      }}
    >
      {children}
    </View>
  );
}
