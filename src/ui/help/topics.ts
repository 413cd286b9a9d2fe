/** The sections of the help, in reading order; each has an address of its own: /help/fences */
export const TOPICS = [
  'idea',
  'turn',
  'numbers',
  'fences',
  'estates',
  'upgrades',
  'parks',
  'pools',
  'temps',
  'bis',
  'plans',
  'roundabouts',
  'refusals',
  'end',
  'scoring',
  'ties',
  'expert',
  'solo',
  'aaa',
  'app',
] as const;
export type Topic = (typeof TOPICS)[number];
