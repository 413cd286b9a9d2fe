import type { ReactNode } from 'react';

/** How a part of a drawing comes: written by hand, or raised from the kerb. */
export type Move = 'written' | 'raised';

/** A part of a drawing that has just been made. Inside an SVG only the browser animates without cost: Moved.web.tsx */
export function Moved({ children }: { by: Move; children: ReactNode }) {
  return children;
}
