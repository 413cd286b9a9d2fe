import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Text } from '../../src/ui/components/Text';
import { Icon } from '../../src/ui/drawings/Icon';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';
import { placeWords } from './words';

/** The place in words; the first also has the cup, so that nobody needs the colour. */
export function PlaceBadge({ place, of }: { place: number; of: number }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const first = place === 1;
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.xs,
        minHeight: 26,
        paddingHorizontal: SPACE.s,
        borderRadius: RADIUS.s,
        backgroundColor: first ? theme.mustard : theme.well,
      }}
    >
      {first ? <Icon name="trophy" color={theme.onMustard} size={16} /> : null}
      <Text type="caption" tone={first ? 'onMustard' : 'ink'}>
        {placeWords(t, place, of)}
      </Text>
    </View>
  );
}
