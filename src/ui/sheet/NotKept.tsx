import { useTranslation } from 'react-i18next';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Button } from '../components/Button';
import { Text } from '../components/Text';
import { useSheetColours } from '../theme/sheetColours';
import { RADIUS, SPACE } from '../theme/tokens';
import { useGame } from './GameContext';

/** Says calmly that the last marks are not in the database, and what can be done about it. */
export function NotKept({ onRetry, onExport }: { onRetry: () => void; onExport: () => void }) {
  const { t } = useTranslation();
  const colours = useSheetColours();
  const insets = useSafeAreaInsets();
  const trouble = useGame((state) => state.trouble);
  if (trouble === null) return null;
  return (
    <View
      role="alert"
      style={{
        position: 'absolute',
        top: insets.top + SPACE.s,
        left: insets.left + SPACE.s,
        right: insets.right + SPACE.s,
        alignSelf: 'center',
        maxWidth: 480,
        marginHorizontal: 'auto',
        padding: SPACE.m,
        gap: SPACE.s,
        borderRadius: RADIUS.m,
        borderWidth: 1.5,
        borderColor: colours.coral,
        backgroundColor: colours.surface,
        boxShadow: `0 3px 10px ${colours.shadow}`,
      }}
    >
      <Text type="label">{t('storage.notSaved')}</Text>
      <Text type="caption">{t('storage.notSavedText')}</Text>
      <View style={{ flexDirection: 'row', gap: SPACE.s }}>
        <Button compact kind="filled" title={t('storage.retry')} onPress={onRetry} style={{ flex: 1 }} />
        <Button compact title={t('storage.export')} onPress={onExport} style={{ flex: 1 }} />
      </View>
    </View>
  );
}
