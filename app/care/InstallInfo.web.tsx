import { useTranslation } from 'react-i18next';

import { Card } from '../../src/ui/components/Card';
import { Text } from '../../src/ui/components/Text';

/** How to keep the web app on the device, for every browser: some offer it only in their menus. */
export function InstallInfo() {
  const { t } = useTranslation();
  if (matchMedia('(display-mode: standalone)').matches) return null;
  return (
    <Card>
      <Text type="heading" heading={2}>
        {t('webApp.howTitle')}
      </Text>
      <Text>{t('webApp.how')}</Text>
    </Card>
  );
}
