import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { Ready } from '../../src/state/storage';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { Screen } from '../../src/ui/components/Screen';
import { Section } from '../../src/ui/components/Section';
import { Text } from '../../src/ui/components/Text';
import { useReadyStorage } from '../../src/ui/StorageContext';
import { ExportSection } from '../backup/ExportSection';
import { RestoreDialog } from '../backup/RestoreDialog';
import { useRestore } from '../backup/useRestore';
import { useSaveBackup } from '../backup/useSaveBackup';
import { WipeSection } from '../backup/WipeSection';
import { useScreen } from '../useScreen';
import { Waiting } from '../Waiting';

/** Everything into a file, out of a file, or away. */
export function BackupScreen() {
  const { t } = useTranslation();
  const { back } = useScreen(t('backup.title'));
  const ready = useReadyStorage();
  return (
    <Screen title={t('backup.title')} note={t('backup.summary')} back={back}>
      {ready === null ? <Waiting /> : <Parts ready={ready} />}
    </Screen>
  );
}

function Parts({ ready }: { ready: Ready }) {
  return (
    <>
      {ready.database.persistent ? null : <MemoryOnly />}
      <SaveSection ready={ready} />
      <RestoreSection ready={ready} />
      <ExportSection ready={ready} />
      <WipeSection ready={ready} />
    </>
  );
}

function MemoryOnly() {
  const { t } = useTranslation();
  return (
    <Card>
      <View role="alert">
        <Text>{t('backup.memoryOnly')}</Text>
      </View>
    </Card>
  );
}

function SaveSection({ ready }: { ready: Ready }) {
  const { t } = useTranslation();
  const { saving, save } = useSaveBackup(ready);
  return (
    <Section title={t('backup.saveTitle')}>
      <Card>
        <Text>{t('backup.saveText')}</Text>
        <Button
          kind="filled"
          icon="share"
          title={t(saving ? 'backup.saving' : 'backup.save')}
          disabled={saving}
          onPress={() => void save()}
        />
      </Card>
    </Section>
  );
}

function RestoreSection({ ready }: { ready: Ready }) {
  const { t } = useTranslation();
  const { restore, choose, take, close } = useRestore(ready);
  const reading = restore.step === 'reading';
  return (
    <Section title={t('backup.restoreTitle')}>
      <Card>
        <Text>{t('backup.restoreText')}</Text>
        <Button
          icon="receive"
          title={t(reading ? 'backup.reading' : 'backup.restore')}
          disabled={reading}
          onPress={() => void choose()}
        />
      </Card>
      {restore.step === 'idle' || restore.step === 'reading' ? null : (
        <RestoreDialog
          restore={restore}
          onTake={() => {
            if (restore.step === 'preview') void take(restore.backup, restore.summary);
          }}
          onAnother={() => void choose()}
          onClose={close}
        />
      )}
    </Section>
  );
}
