import { useEffect, useState } from 'react';

import type { Found, RunningGame } from '../src/state/games';
import { useGames } from '../src/ui/GamesContext';

/** A game by its address, taken up from the database if need be; `found` is null while nobody knows yet. */
export function useGameHere(id: string): { game: RunningGame | undefined; found: Found | null } {
  const game = useGames((state) => state.running.find((one) => one.id === id));
  return { game, found: useTakeUp(id, game !== undefined) };
}

/** Looks for a game that is not among the running ones; null: not known yet. */
function useTakeUp(id: string, here: boolean): Found | null {
  const open = useGames((state) => state.open);
  const loaded = useGames((state) => state.loaded);
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (here || !loaded) return undefined;
    let current = true;
    const tell = (answer: Found) => {
      if (current) setFound(answer);
    };
    open(id).then(tell, () => tell('gone'));
    return () => {
      current = false;
    };
  }, [id, here, loaded, open]);
  return found;
}
