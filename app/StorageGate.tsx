import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { backupName } from '../src/storage/backup/name';
import { Button } from '../src/ui/components/Button';
import { useStorage } from '../src/ui/StorageContext';
import { Closed } from './Closed';
import { shareFile } from './device/shareFile';

/** Nobody plays where nothing could be kept: another tab has the games, or a newer Picket has written them. */
export function StorageGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const storage = useStorage();
  if (storage.state === 'waitingForOtherTab') {
    return <Closed title={t('storage.otherTab')} text={t('storage.otherTabText')} />;
  }
  if (storage.state === 'newer') {
    const save = async () => void (await shareFile(backupName(Date.now()), await storage.rawBackup()));
    return (
      <Closed title={t('storage.newer')} text={t('storage.newerText')}>
        <Button kind="filled" title={t('storage.saveBackup')} onPress={() => void save()} />
      </Closed>
    );
  }
  return children;
}
