import type { CSSProperties, ReactNode } from 'react';

/** As large as its content, and laid out like a View. */
const PLAIN: CSSProperties = { display: 'flex', flexDirection: 'column' };

/** Comes with a short fade, 4 px up; the style sheet of the page keeps still where the player wants it. */
export function Appear({ still = false, children }: { still?: boolean; children: ReactNode }) {
  return (
    <div className={still ? 'fade' : 'appear'} style={PLAIN}>
      {children}
    </div>
  );
}
