/**
 * The browser knows SVG itself: its elements, named without a component in between. react-native-svg would wrap each
 * of the thousand shapes of a sheet in a class of its own, which costs more time than drawing them.
 */
export const Circle = 'circle';
export const G = 'g';
export const Line = 'line';
export const Path = 'path';
export const Rect = 'rect';
export const Svg = 'svg';
export const Text = 'text';
