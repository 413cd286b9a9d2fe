import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { EDITIONS } from '../../src/editions';
import { isSheet } from '../../src/game/boxItem';
import { sheetDraft, sheetName, sheetOfDraft, type SheetDraft } from '../../src/game/sheetDraft';
import { useToast } from '../../src/ui/components/Toast';
import { useBox, useForms, useTable } from '../../src/ui/setup/stores';

/** The form of an address: `new`, which starts from a copy of Classic, or the id of a sheet in My box. */
export function useSheetForm(id: string, leave: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const kept = useForms((state) => state.sheets[id]);
  const keep = useForms((state) => state.keepSheet);
  const item = useBox((state) => state.items.find((one) => one.id === id));
  const saveItem = useBox((state) => state.save);
  const setSheet = useTable((state) => state.setSheet);
  const [past, setPast] = useState<readonly SheetDraft[]>([]);
  const begun = () =>
    item && isSheet(item)
      ? sheetDraft(item.name, item.body)
      : sheetDraft(t('sheetForm.firstName'), EDITIONS['2018'].sheet);
  const draft = kept ?? begun();
  const last = past.at(-1);
  const save = () => {
    const body = sheetOfDraft(draft);
    if (body === null) return;
    const name = sheetName(draft);
    const saved = saveItem({ kind: 'sheet', name, body }, item?.id);
    keep(id, null);
    if (!item) setSheet(saved);
    toast({ text: t('sheetForm.saved', { name }) });
    leave();
  };
  return {
    draft,
    save,
    change: (next: SheetDraft) => {
      setPast([...past, draft]);
      keep(id, next);
    },
    undo: last
      ? () => {
          setPast(past.slice(0, -1));
          keep(id, last);
        }
      : null,
  };
}
