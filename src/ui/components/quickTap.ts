/** Phones report a tap as soon as the finger lifts: nothing to add. */
export const quickTap = (_: (x: number) => void): object => ({});
