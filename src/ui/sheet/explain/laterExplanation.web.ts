import { lazy } from 'react';

/** In a browser the answers are fetched with the first question. */
export const Explanation = lazy(async () => ({ default: (await import('./Explanation')).Explanation }));
