import { useCallback, useEffect, useState } from 'react';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
const TURN = 900; // milliseconds a turn stays, at speed 1

export interface Replaying {
  readonly turn: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly go: (turn: number) => void; // by hand: playing stops
  readonly toggle: () => void; // at the end it starts over
  readonly faster: () => void; // and after the fastest, the slowest
}

/** Where a replay stands, and its going on by itself. */
export function useReplay(last: number, first: number): Replaying {
  const [turn, setTurn] = useState(Math.min(first, last));
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const playing = running && turn < last;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => setTurn((now) => Math.min(last, now + 1)), TURN / speed);
    return () => clearInterval(timer);
  }, [playing, last, speed]);
  const go = useCallback(
    (to: number) => {
      setRunning(false);
      setTurn(Math.max(0, Math.min(last, to)));
    },
    [last],
  );
  return {
    turn,
    playing,
    speed,
    go,
    toggle() {
      if (!playing && turn >= last) setTurn(0);
      setRunning(!playing);
    },
    faster: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1),
  };
}
