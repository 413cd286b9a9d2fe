import { below, type Random } from '../rules/random';

/** Names of our own; the same in every language, as names are. */
export const TOWNS = [
  'Clover Falls',
  'Maple Bend',
  'Sunny Acres',
  'Larkspur',
  'Juniper Hills',
  'Peach Grove',
  'Bluebird Creek',
  'Flamingo Park',
  'Lemon Heights',
  'Daisy Crossing',
  'Pepper Hollow',
  'Waffle Springs',
  'Turtle Bay',
  'Marigold',
  'Pancake Point',
  'Hazel Meadows',
  'Cricket Green',
  'Starling Heights',
  'Orchard Mews',
  'Honeycomb Hill',
] as const;

/** Another name than this one. */
export function suggestTown(random: Random, but: string): string {
  const others = TOWNS.filter((town) => town !== but);
  return others[below(random, others.length)] ?? TOWNS[0];
}
