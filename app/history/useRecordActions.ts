import { useTranslation } from 'react-i18next';

import type { Ready } from '../../src/state/storage';
import { writeGameBackup } from '../../src/storage/backup/write';
import type { GameHeader } from '../../src/storage/types';
import { useToast } from '../../src/ui/components/Toast';
import { shareFile } from '../device/shareFile';
import { useReload } from '../useReload';

/** What can be done with any kept game, broken or not. */
export function useRecordActions({ repositories: { games }, database }: Ready, header: GameHeader) {
  const { t } = useTranslation();
  const toast = useToast();
  const reload = useReload();
  const { id, town } = header;
  return {
    async rename(name: string): Promise<boolean> {
      if (!(await games.rename(id, name))) return false;
      await reload();
      toast({ text: t('record.renamed', { town: name }) });
      return true;
    },
    /** Gone from every list, but not for good before the next start. */
    async remove(): Promise<boolean> {
      if (!(await games.remove(id).catch(() => false))) return false;
      await reload();
      const restore = async () => {
        await games.restore(id);
        await reload();
      };
      toast({
        text: t('record.removed', { town }),
        action: { title: t('common.undo'), run: () => void restore() },
      });
      return true;
    },
    async exportGame(): Promise<void> {
      const file = gameFileName(town);
      const text = await writeGameBackup(database, id, Date.now()).catch(() => null);
      const done = text !== null && (await shareFile(file, text, 'application/json').catch(() => false));
      toast({ text: done ? t('record.exported', { file }) : t('record.noFile') });
    },
  };
}

/** "picket-maple-bend.json"; a name no file can have leaves the plain word. */
export const gameFileName = (town: string): string => fileName(town, 'json');

export function fileName(town: string, ending: string): string {
  const plain = town
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `picket-${plain === '' ? 'game' : plain}.${ending}`;
}
