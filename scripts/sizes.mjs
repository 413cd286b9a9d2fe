/** The windows every screen is looked at in. */
export const SIZES = {
  phone: [390, 844],
  small: [360, 640],
  landscape: [844, 390],
  tablet: [820, 1180],
  desktop: [1280, 800],
};
export const THEMES = ['light', 'dark'];
