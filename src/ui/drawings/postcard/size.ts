/** The card, in units that are its pixels. */
export const CARD = { width: 1200, height: 1500 } as const;
/** The picture on it, with its white edge around. */
export const PICTURE = { left: 36, top: 36, right: 1164, bottom: 1176, radius: 48 } as const;
/** Where text begins and ends. */
export const TEXT = { left: 86, right: 1114 } as const;
