import { useCallback } from 'react';

import { HOLD, SLIP, type Point } from './hold';
import { keepFocus } from './keepFocus.web';

const PRESSING: ReadonlySet<string> = new Set(['Enter', ' ']);
const ASKING: ReadonlySet<string> = new Set(['?', 'F1']);

/** Asks by key: "?", F1, or Enter with Shift, where plain Enter would press. */
const asks = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && (ASKING.has(key) || (key === 'Enter' && shiftKey));

/**
 * Props for the ground of a screen: tells where a finger or a mouse rests, where the right button or the menu key asks,
 * and the middle of what has the focus when a key asks. One listener for everything on it; taps are untouched.
 */
export function useHold(onHold: (at: Point) => void): object {
  const ref = useCallback(
    (ground: unknown) => (ground instanceof HTMLElement ? watch(ground, onHold) : undefined),
    [onHold],
  );
  return { ref };
}

function watch(ground: HTMLElement, onHold: (at: Point) => void): () => void {
  const done = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: Point = { x: 0, y: 0 };
  let held = false; // the finger has asked, so lifting it presses nothing
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    run: (event: HTMLElementEventMap[Name]) => void,
  ) => ground.addEventListener(name, run, { capture: true, signal: done.signal });
  const stop = () => clearTimeout(timer);
  const ask = (at: Point) => {
    stop();
    held = true;
    onHold(at);
  };

  on('pointerdown', ({ isPrimary, button, clientX, clientY }) => {
    stop();
    held = false;
    start = { x: clientX, y: clientY };
    if (isPrimary && button === 0) timer = setTimeout(() => ask(start), HOLD);
  });
  on('pointermove', ({ clientX, clientY }) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > SLIP) stop();
  });
  on('pointerup', stop);
  on('pointercancel', stop);
  on('touchend', (event) => {
    if (held) event.preventDefault(); // no click follows
  });
  on('click', (event) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  });
  on('contextmenu', (event) => {
    event.preventDefault();
    if (held) return;
    const { clientX, clientY, target } = event;
    ask(clientX || clientY ? { x: clientX, y: clientY } : middleOf(target, ground));
    held = event.button === 0; // the right button is followed by no click
  });
  on('keydown', (event) => {
    held = false;
    if (PRESSING.has(event.key)) keepFocus(ground, event.target);
    if (!asks(event) || event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
    onHold(middleOf(event.target, ground));
  });
  return () => {
    stop();
    done.abort();
  };
}

function middleOf(target: EventTarget | null, ground: HTMLElement): Point {
  const box = (target instanceof Element ? target : ground).getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
