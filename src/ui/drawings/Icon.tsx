import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';

/** One set, drawn by us on a 24-unit grid with round 2-unit strokes. */
const ICONS = {
  settings:
    'M3 7h8M17 7h4M3 17h4M13 17h8M11.2 7a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0M7.2 17a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0',
  help: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9.3 9.5a2.75 2.75 0 1 1 4.2 2.3c-.9.6-1.5 1.1-1.5 2.2M12 17.3v.1',
  undo: 'M8.5 5L4 9.5L8.5 14M4 9.5h10a5.25 5.25 0 0 1 0 10.5H8.5',
  back: 'M14.5 5l-7 7l7 7',
  chev: 'M9.5 5l7 7l-7 7',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l5 5L19.5 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
} as const;
export type IconName = keyof typeof ICONS;

interface IconProps {
  name: IconName;
  color: string;
  size?: number;
}

/** Decoration only: what stands around it carries the words. */
export const Icon = memo(function Icon({ name, color, size = 24 }: IconProps) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path
        d={ICONS[name]}
        fill="none"
        stroke={color}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
});
