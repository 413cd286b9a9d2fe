import { Text } from './svg';

interface SvgTextProps {
  x: number; // middle of the text, or its start or end by the anchor
  y: number; // its baseline
  fill: string;
  fontSize: number;
  fontFamily: string;
  text: string;
  textAnchor?: 'start' | 'middle' | 'end';
  stroke?: string; // fattens a face that has no bold
  strokeWidth?: number;
}

/** Figures inside a drawing, centred on x unless told otherwise. */
export function SvgText({ text, textAnchor = 'middle', ...place }: SvgTextProps) {
  return (
    <Text {...place} textAnchor={textAnchor}>
      {text}
    </Text>
  );
}
