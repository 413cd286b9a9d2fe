const HIDDEN = 100; // ms: a page nobody sees gets no frames

/** Runs once the frame in the making has been painted. */
export function afterPaint(run: () => void): void {
  const channel = new MessageChannel(); // its message comes after the frame
  let due = true;
  const once = () => {
    if (due) run();
    due = false;
  };
  channel.port1.onmessage = once;
  requestAnimationFrame(() => channel.port2.postMessage(null));
  setTimeout(once, HIDDEN);
}
