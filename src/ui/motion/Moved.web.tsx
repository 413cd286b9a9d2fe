import type { ReactNode } from 'react';

/** How a part of a drawing comes: written by hand, or raised from the kerb. */
export type Move = 'written' | 'raised';

/** A part of a drawing that has just been made; see the style sheet of the page for how it moves. */
export function Moved({ by, children }: { by: Move; children: ReactNode }) {
  return <g className={by}>{children}</g>;
}
