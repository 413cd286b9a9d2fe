import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';

import type { Repositories } from '../../src/storage/repositories';
import type { LoadedGame } from '../../src/storage/types';

/** A game as it lies in the database; null: there is none. */
export type Found = { readonly state: 'loading' | 'failed' } | LoadedGame | null;

/** Reads a game whenever its screen comes to the front: it may have gone on meanwhile. */
export function useRecord({ games }: Repositories, id: string) {
  const [found, setFound] = useState<Found>({ state: 'loading' });
  const read = useCallback(
    () => games.load(id).then(setFound, () => setFound({ state: 'failed' })),
    [games, id],
  );
  useFocusEffect(useCallback(() => void read(), [read]));
  return { found, read };
}
