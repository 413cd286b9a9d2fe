import { View } from 'react-native';

import { Text } from '../../src/ui/components/Text';
import { Circle, Path, Rect, Svg } from '../../src/ui/drawings/svg';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { FONT, SPACE } from '../../src/ui/theme/tokens';

interface VerdictProps {
  title: string;
  note: string;
  win: boolean; // only then paper flies
}

/** Who has won, first of all. */
export function Verdict({ title, note, win }: VerdictProps) {
  return (
    <View
      style={{ alignItems: 'center', justifyContent: 'center', paddingVertical: SPACE.l, minHeight: 104 }}
    >
      {win ? <Confetti /> : null}
      <Text center heading={2} style={{ fontFamily: FONT.display, fontSize: 42, lineHeight: 52 }}>
        {title}
      </Text>
      <Text center tone="inkSoft">
        {note}
      </Text>
    </View>
  );
}

const STARS = [
  [36, 30],
  [292, 64],
  [330, 22],
] as const;
const SNIPS = [
  [14, 66, 12],
  [62, 34, 64],
  [276, 20, 150],
  [312, 56, 150],
] as const;
const DOTS = [
  [74, 14],
  [58, 74],
  [286, 36],
] as const;

/** Scraps of paper: they lie still, so there is nothing to switch off. */
function Confetti() {
  const theme = useTheme();
  return (
    <View aria-hidden style={{ position: 'absolute', top: 0, left: 0, right: 0, alignItems: 'center' }}>
      <Svg width={350} height={96} viewBox="0 0 350 96" aria-hidden>
        {STARS.map(([x, y]) => (
          <Path
            key={x}
            d={`M${x} ${y - 8}q1.500 6.500 8 8q-6.500 1.500-8 8q-1.500-6.500-8-8q6.500-1.500 8-8z`}
            fill={theme.mustard}
          />
        ))}
        {SNIPS.map(([x, y, turn]) => (
          <Rect
            key={x}
            x={x - 5}
            y={y - 3}
            width={10}
            height={6}
            rx={1.5}
            fill={theme.coral}
            transform={`rotate(${turn} ${x} ${y})`}
          />
        ))}
        {DOTS.map(([x, y]) => (
          <Circle key={x} cx={x} cy={y} r={3.5} fill={theme.primary} />
        ))}
      </Svg>
    </View>
  );
}
