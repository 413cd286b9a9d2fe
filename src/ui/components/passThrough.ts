import { StyleSheet } from 'react-native';

/** A frame that is not touched itself, only what lies in it. The web knows this value from a style sheet alone. */
export const { passThrough } = StyleSheet.create({ passThrough: { pointerEvents: 'box-none' } });
