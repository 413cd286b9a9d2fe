/** The browser scrolls up and down by itself, and leaves sideways to us. */
export const panning: object = { style: { touchAction: 'pan-y' } };
