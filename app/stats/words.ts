import type { TFunction } from 'i18next';

import { signed } from '../../src/ui/replay/words';

/** One decimal where it tells something: averages of few points, not of many. */
export function mean(value: number): string {
  const rounded = Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value);
  return signed(rounded);
}

export const personName = (t: TFunction, { name }: { readonly name: string }): string =>
  name === '' ? t('stats.nameless') : name;

/** "+3", "−2" */
export const ahead = (value: number | null): string =>
  value === null ? '–' : value > 0 ? `+${mean(value)}` : mean(value);
