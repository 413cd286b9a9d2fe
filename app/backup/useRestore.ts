import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Ready } from '../../src/state/storage';
import { MOST_CHARACTERS } from '../../src/storage/backup/format';
import { importBackup, previewImport } from '../../src/storage/backup/import';
import type { ImportSummary } from '../../src/storage/backup/plan';
import { readBackup, type Backup, type BackupErrorCode } from '../../src/storage/backup/read';
import { useToast } from '../../src/ui/components/Toast';
import { pickJsonFile } from '../device/pickJsonFile';
import { useReloadAll } from '../useReload';

/** Why a file cannot be used: what is in it, or that the device does not give it. */
export interface FileFault {
  readonly code: BackupErrorCode | 'unreadable';
  readonly path: string;
}

/** How far a restore is: asking, looking, deciding. Nothing is written before "take". */
export type Restore =
  | { readonly step: 'idle' }
  | { readonly step: 'reading' }
  | { readonly step: 'refused'; readonly fault: FileFault }
  | { readonly step: 'preview' | 'taking'; readonly backup: Backup; readonly summary: ImportSummary };

const IDLE: Restore = { step: 'idle' };

export function useRestore({ database }: Ready) {
  const { t } = useTranslation();
  const toast = useToast();
  const reloadAll = useReloadAll();
  const [restore, setRestore] = useState<Restore>(IDLE);

  const look = async (text: string): Promise<Restore> => {
    await painted();
    const read = readBackup(text);
    if (!read.ok) return { step: 'refused', fault: read.error };
    return { step: 'preview', backup: read.backup, summary: await previewImport(database, read.backup) };
  };

  return {
    restore,
    close: () => setRestore(IDLE),
    async choose(): Promise<void> {
      setRestore({ step: 'reading' });
      const picked = await pickJsonFile(MOST_CHARACTERS);
      if (picked.state === 'cancelled') return setRestore(IDLE);
      if (picked.state !== 'read') return setRestore(refusal(picked.state));
      setRestore(await look(picked.text).catch(() => refusal('unreadable')));
    },
    async take(backup: Backup, summary: ImportSummary): Promise<void> {
      setRestore({ step: 'taking', backup, summary });
      try {
        const { games } = await importBackup(database, backup);
        await reloadAll();
        const count = games.fresh + games.conflicting;
        toast({ text: count > 0 ? t('backup.taken', { count }) : t('backup.takenOther') });
      } catch {
        toast({ text: t('backup.notTaken') });
      }
      setRestore(IDLE);
    },
  };
}

function refusal(code: FileFault['code']): Restore {
  return { step: 'refused', fault: { code, path: '' } };
}

/** A large file takes a moment to judge; the words that say so come first. */
const painted = () => new Promise((resolve) => setTimeout(resolve, 0));
