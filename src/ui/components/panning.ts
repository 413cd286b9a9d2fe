/** Props of what is dragged sideways within a page that scrolls: on a phone nothing is needed. */
export const panning: object = {};
