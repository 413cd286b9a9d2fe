const SETTLED = 250; // ms after a key: all that follows from it stands by then

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/**
 * A fence place, a column or a number to choose goes away once it is pressed. Whoever pressed it by key then stands at
 * the top of the page again; instead the nearest thing that can be pressed gets the focus.
 */
export function keepFocus(ground: HTMLElement, pressed: EventTarget | null): void {
  if (!(pressed instanceof HTMLElement)) return;
  const { x, y } = middle(pressed);
  setTimeout(() => {
    if (pressed.isConnected || document.activeElement !== document.body) return;
    let best: { element: HTMLElement; far: number } | null = null;
    for (const element of ground.querySelectorAll<HTMLElement>('[role=button]')) {
      const at = middle(element);
      const far = Math.hypot(at.x - x, at.y - y);
      if (best === null || far < best.far) best = { element, far };
    }
    best?.element.focus();
  }, SETTLED);
}
