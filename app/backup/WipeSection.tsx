import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Ready } from '../../src/state/storage';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { Dialog } from '../../src/ui/components/Dialog';
import { ListRow } from '../../src/ui/components/ListRow';
import { Section } from '../../src/ui/components/Section';
import { Text } from '../../src/ui/components/Text';
import { useToast } from '../../src/ui/components/Toast';
import { useSetupStores } from '../../src/ui/setup/stores';
import { useReloadAll } from '../useReload';
import { useSaveBackup } from './useSaveBackup';

/** Deletes everything, after a question that cannot be answered by accident. */
export function WipeSection({ ready }: { ready: Ready }) {
  const { t } = useTranslation();
  const [finished, setFinished] = useState<number | null>(null); // a number: the question is asked
  const ask = () => {
    const { history } = ready.repositories;
    history.count({}).then(setFinished, () => setFinished(0));
  };
  return (
    <Section title={t('backup.wipeTitle')}>
      <Card>
        <Text>{t('backup.wipeText')}</Text>
        <Button kind="danger" icon="bin" title={t('backup.wipe')} onPress={ask} />
      </Card>
      {finished === null ? null : (
        <WipeDialog ready={ready} finished={finished} onClose={() => setFinished(null)} />
      )}
    </Section>
  );
}

interface WipeDialogProps {
  ready: Ready;
  finished: number;
  onClose: () => void;
}

/** The button is dead until the player says in a second place that it is meant. */
function WipeDialog({ ready, finished, onClose }: WipeDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const reloadAll = useReloadAll();
  const { table } = useSetupStores();
  const { saving, save } = useSaveBackup(ready);
  const [sure, setSure] = useState(false);
  const wipe = async () => {
    const done = await ready.repositories.wipe().then(
      () => true,
      () => false,
    );
    if (done) {
      table.getState().forget();
      await reloadAll();
    }
    onClose();
    toast({ text: t(done ? 'backup.wiped' : 'backup.notWiped') });
  };
  return (
    <Dialog title={t('backup.wipeQuestion')} open onClose={onClose}>
      <Text>{t('backup.wipeExplained', { count: finished })}</Text>
      <Button
        icon="receive"
        title={t(saving ? 'backup.saving' : 'backup.wipeFirst')}
        disabled={saving}
        onPress={() => void save()}
      />
      <ListRow
        title={t('backup.wipeSure')}
        note={t('backup.wipeSureNote')}
        checked={sure}
        onPress={() => setSure(!sure)}
      />
      <Button
        kind="danger"
        icon="bin"
        title={t('backup.wipeNow')}
        disabled={!sure}
        onPress={() => void wipe()}
      />
      <Button title={t('common.cancel')} onPress={onClose} />
    </Dialog>
  );
}
