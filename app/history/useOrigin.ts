import { useEffect, useState } from 'react';

import type { Ready } from '../../src/state/storage';
import { originOf } from '../../src/storage/origins';
import type { Origin } from '../../src/storage/types';

/** The game this one grew out of; null: none, or not known yet. */
export function useOrigin({ database }: Ready, id: string): Origin | null {
  const [origin, setOrigin] = useState<Origin | null>(null);
  useEffect(() => {
    originOf(database, id).then(setOrigin, () => undefined); // without it: a game like any other
  }, [database, id]);
  return origin;
}
