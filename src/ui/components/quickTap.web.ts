import type { TouchEvent } from 'react';

/**
 * Answers as the finger lifts. The browser would send a click only a frame later, after five events made for mice;
 * with `preventDefault` none of them follows. Nothing gets the focus either: not for forms.
 */
export const quickTap = (press: (x: number) => void): object => ({
  onTouchEnd(event: TouchEvent<HTMLElement>) {
    const x = tapped(event);
    if (x === null || event.defaultPrevented) return; // the finger has rested: it asked, see useHold
    event.preventDefault();
    event.stopPropagation();
    press(x);
  },
});

/** Where a lone finger left the area it had touched, from its left edge; null for anything but a tap. */
function tapped({
  changedTouches,
  touches,
  currentTarget,
  cancelable,
}: TouchEvent<HTMLElement>): number | null {
  const touch = changedTouches[0];
  if (!touch || !cancelable || touches.length > 0) return null; // scrolling cannot be cancelled any more
  const { left, top, right, bottom } = currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = touch;
  return x >= left && x <= right && y >= top && y <= bottom ? x - left : null;
}
