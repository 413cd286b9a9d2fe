import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { Text } from '../../src/ui/components/Text';
import { SetupContext } from '../../src/ui/SetupContext';
import { SPACE } from '../../src/ui/theme/tokens';
import type { WebApp } from '../device/webApp';
import { isDismissed, dismiss } from './installHint';

const ROW = { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s } as const;
const GROW = { flexGrow: 1 } as const;

/** A quiet card on Home. What is new comes before what could be installed. */
export function WebNotice({ app: { update, install } }: { app: WebApp }) {
  if (update !== null) return <UpdateCard update={update} />;
  return install === null ? null : <InstallCard install={install} />;
}

function UpdateCard({ update }: { update: () => void }) {
  const { t } = useTranslation();
  return (
    <Card>
      <View role="status" aria-live="polite">
        <Text type="label">{t('webApp.updateTitle')}</Text>
        <Text type="caption" tone="inkSoft">
          {t('webApp.updateText')}
        </Text>
      </View>
      <Button title={t('webApp.update')} onPress={update} />
    </Card>
  );
}

function InstallCard({ install }: { install: () => Promise<void> }) {
  const { t } = useTranslation();
  const { device } = use(SetupContext);
  const [hidden, setHidden] = useState(() => isDismissed(device));
  if (hidden) return null;
  const later = () => {
    dismiss(device);
    setHidden(true);
  };
  return (
    <Card>
      <View>
        <Text type="label">{t('webApp.installTitle')}</Text>
        <Text type="caption" tone="inkSoft">
          {t('webApp.installText')}
        </Text>
      </View>
      <View style={ROW}>
        <Button
          style={GROW}
          compact
          title={t('webApp.install')}
          onPress={() => void install().catch(later)}
        />
        <Button style={GROW} compact title={t('webApp.notNow')} onPress={later} />
      </View>
    </Card>
  );
}
