import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Card } from '../../src/ui/components/Card';
import { Text } from '../../src/ui/components/Text';
import { useStorage } from '../../src/ui/StorageContext';

/** Says so where games are not kept: a private window, or a device that refuses. */
export function StorageNotice() {
  const { t } = useTranslation();
  const storage = useStorage();
  const failed = storage.state === 'failed';
  if (!failed && !(storage.state === 'ready' && !storage.database.persistent)) return null;
  return (
    <Card>
      <View role="alert">
        <Text type="label">{failed ? t('storage.failed') : t('storage.memory')}</Text>
        <Text type="caption">
          {failed ? t('storage.failedText', { message: storage.message }) : t('storage.memoryText')}
        </Text>
      </View>
    </Card>
  );
}
