import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { cleanName, cleanTyping, nameFault } from '../../src/game/names';
import { Button } from '../../src/ui/components/Button';
import { Dialog } from '../../src/ui/components/Dialog';
import { TextField } from '../../src/ui/components/TextField';
import { nameFaultWords } from '../../src/ui/setup/nameWords';

interface RenameDialogProps {
  town: string;
  rename: (town: string) => Promise<boolean>;
  onClose: () => void;
}

/** Another name for a town; a name that will not do is not saved, and the reason stands below it. */
export function RenameDialog({ town, rename, onClose }: RenameDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(town);
  const [failed, setFailed] = useState(false);
  const fault = nameFault(typed);
  const wrong = fault !== null ? nameFaultWords(t, fault, typed) : failed ? t('record.notSaved') : null;
  const save = async () => {
    if (fault !== null) return;
    setFailed(!(await rename(cleanName(typed)).catch(() => false)));
  };
  return (
    <Dialog title={t('record.renameTitle')} open onClose={onClose}>
      <TextField
        sign
        label={t('record.name')}
        value={typed}
        onChange={(text) => setTyped(cleanTyping(text))}
        onSubmit={() => void save()}
        wrong={wrong}
      />
      <Button kind="filled" title={t('record.save')} disabled={fault !== null} onPress={() => void save()} />
    </Dialog>
  );
}
