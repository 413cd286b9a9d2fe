import type { CSSProperties, ReactNode } from 'react';

const OVER: CSSProperties = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  pointerEvents: 'none',
};

/** Breathes in and out with everything else that does: one animation of the compositor, however much lies in it. */
export function Breathing({ children }: { children: ReactNode }) {
  return (
    <div className="breathing" style={OVER}>
      {children}
    </div>
  );
}
