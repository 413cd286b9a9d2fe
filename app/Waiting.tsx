import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Card } from '../src/ui/components/Card';
import { Text } from '../src/ui/components/Text';
import { useStorage } from '../src/ui/StorageContext';

/** Stands where a list will be: the database is not open yet, or cannot be opened. */
export function Waiting() {
  const { t } = useTranslation();
  const storage = useStorage();
  return (
    <Card>
      <View role="status" aria-live="polite">
        <Text>
          {storage.state === 'failed'
            ? t('history.cannotOpen', { message: storage.message })
            : t('history.opening')}
        </Text>
      </View>
    </Card>
  );
}
