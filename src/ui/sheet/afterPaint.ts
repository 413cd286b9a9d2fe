/** Phones draw in a thread of their own: nothing is gained by waiting. */
export function afterPaint(run: () => void): void {
  run();
}
