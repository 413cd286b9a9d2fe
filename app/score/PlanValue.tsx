import { View } from 'react-native';

import type { Claim } from '../../src/game/table';
import { Text } from '../../src/ui/components/Text';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS } from '../../src/ui/theme/tokens';

/** What a plan paid: filled for the first, outlined for later, bare for none. */
export function PlanValue({ claim, text }: { claim: Claim | null; text: string }) {
  const theme = useTheme();
  const first = claim === 'first';
  const bare = claim === null || claim === 'none';
  return (
    <View
      style={{
        minWidth: 38,
        minHeight: 28,
        paddingHorizontal: 7,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: RADIUS.s,
        borderWidth: 1,
        borderColor: bare ? 'transparent' : first ? theme.mustard : theme.edge,
        backgroundColor: bare ? 'transparent' : first ? theme.mustard : theme.surface,
      }}
    >
      <Text
        type="label"
        tone={first ? 'onMustard' : bare ? 'inkSoft' : 'ink'}
        style={{ fontSize: 15, lineHeight: 20 }}
      >
        {text}
      </Text>
    </View>
  );
}
