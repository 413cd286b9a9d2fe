import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { backupName } from '../../src/storage/backup/name';
import { Button } from '../../src/ui/components/Button';
import { useToast } from '../../src/ui/components/Toast';
import { useReadyStorage } from '../../src/ui/StorageContext';
import { Closed } from '../Closed';
import { startAgain } from '../device/startAgain';
import { shareFile } from '../device/shareFile';
import { crashLog } from './crashLog';

/** Where drawing a screen fails: says that the games are safe, and shows the ways on. */
export class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    crashLog.record(error);
  }

  override render() {
    const again = () => startAgain(() => this.setState({ failed: false }));
    return this.state.failed ? <Safe onAgain={again} /> : this.props.children;
  }
}

function Safe({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const ready = useReadyStorage();
  const save = async () => {
    if (ready === null) return;
    const now = Date.now();
    const { writeBackup } = await import('../later');
    await shareFile(backupName(now), await writeBackup(ready.database, now), 'application/json');
  };
  const failed = () => toast({ text: t('crash.notSaved') });
  return (
    <Closed title={t('crash.title')} text={t('crash.text')}>
      <Button kind="filled" title={t('crash.again')} onPress={onAgain} />
      {ready === null ? null : (
        <Button icon="share" title={t('storage.saveBackup')} onPress={() => void save().catch(failed)} />
      )}
    </Closed>
  );
}
