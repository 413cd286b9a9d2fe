import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { Ready } from '../../src/state/storage';
import { Card } from '../../src/ui/components/Card';
import { LinkButton } from '../../src/ui/components/Section';
import { Text } from '../../src/ui/components/Text';
import { Icon } from '../../src/ui/drawings/Icon';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { SPACE } from '../../src/ui/theme/tokens';
import { useOrigin } from './useOrigin';

/** Tells a "what if" from a game that was played from its first turn. */
export function OriginCard({ ready, id }: { ready: Ready; id: string }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const navigation = useNavigation();
  const origin = useOrigin(ready, id);
  if (origin === null) return null;
  return (
    <Card>
      <View style={{ flexDirection: 'row', gap: SPACE.m }}>
        <Icon name="branch" color={theme.ink} />
        <Text style={{ flex: 1 }}>{t('replay.origin', { turn: origin.turn })}</Text>
      </View>
      <LinkButton
        icon="chev"
        title={t('replay.originOpen')}
        run={() => navigation.navigate({ name: 'Record', params: { id: origin.game } })}
      />
    </Card>
  );
}
