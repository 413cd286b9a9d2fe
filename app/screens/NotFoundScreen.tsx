import { useTranslation } from 'react-i18next';

import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { Screen } from '../../src/ui/components/Screen';
import { Text } from '../../src/ui/components/Text';
import { useScreen } from '../useScreen';

export function NotFoundScreen() {
  const { t } = useTranslation();
  const { back } = useScreen(t('notFound.title'));
  return (
    <Screen title={t('notFound.title')} back={back}>
      <Card>
        <Text>{t('notFound.text')}</Text>
      </Card>
      <Button kind="filled" title={t('notFound.home')} onPress={back.run} />
    </Screen>
  );
}
