import { useMemo } from 'react';
import type { GestureResponderEvent } from 'react-native';

import { HOLD, SLIP, type Point } from './hold';

const pointOf = ({ nativeEvent }: GestureResponderEvent): Point => ({
  x: nativeEvent.pageX,
  y: nativeEvent.pageY,
});

/**
 * Props for the ground of a screen: tells where a finger rests. Touches are watched, not taken, so that what lies
 * below answers to taps as quickly as ever; see useHold.web.ts for mouse and keys.
 */
export function useHold(onHold: (at: Point) => void): object {
  return useMemo(() => watcher(onHold), [onHold]);
}

function watcher(onHold: (at: Point) => void): object {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: Point = { x: 0, y: 0 };
  const stop = () => clearTimeout(timer);
  return {
    onTouchStart(event: GestureResponderEvent) {
      stop();
      if (event.nativeEvent.touches.length > 1) return;
      start = pointOf(event);
      timer = setTimeout(() => onHold(start), HOLD);
    },
    onTouchMove(event: GestureResponderEvent) {
      const { x, y } = pointOf(event);
      if (Math.hypot(x - start.x, y - start.y) > SLIP) stop();
    },
    onTouchEnd: stop,
    onTouchCancel: stop,
  };
}
