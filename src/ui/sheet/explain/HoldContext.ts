import { createContext } from 'react';

import type { Point } from './hold';

/** Asks what stands at a point of the screen: for screen readers, which know no long press. */
export const HoldContext = createContext<(at: Point) => void>(() => undefined);
