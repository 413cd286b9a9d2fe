/** What drawings are made of; in a browser, the browser's own elements (svg.web.ts). Import it from here only. */
export { Circle, G, Line, Path, Rect, Svg, Text } from 'react-native-svg';
