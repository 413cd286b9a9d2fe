import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Ready } from '../../src/state/storage';
import { backupName, writeBackup } from '../../src/storage/backup/write';
import { useToast } from '../../src/ui/components/Toast';
import { shareFile } from '../device/shareFile';

/** Everything as one file, handed to the device. */
export function useSaveBackup({ database }: Ready) {
  const { t } = useTranslation();
  const toast = useToast();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const now = Date.now();
    const file = backupName(now);
    const done = await writeBackup(database, now)
      .then((text) => shareFile(file, text, 'application/json'))
      .catch(() => null);
    setSaving(false);
    const failed = done === null ? t('backup.notSaved') : t('record.noFile');
    toast({ text: done ? t('backup.saved', { file }) : failed });
  };
  return { saving, save };
}
