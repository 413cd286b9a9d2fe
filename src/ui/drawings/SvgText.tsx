import { Text } from 'react-native-svg';

interface SvgTextProps {
  x: number; // middle of the text
  y: number; // its baseline
  fill: string;
  fontSize: number;
  fontFamily: string;
  text: string;
}

/** Figures inside a drawing, centred on x. */
export function SvgText({ text, ...place }: SvgTextProps) {
  return (
    <Text {...place} textAnchor="middle">
      {text}
    </Text>
  );
}
