import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';

import type { HistoryStore } from '../../src/state/history';
import { IconButton } from '../../src/ui/components/IconButton';
import { TextField } from '../../src/ui/components/TextField';

const PAUSE = 200; // ms between letters; the list is asked once the hand rests

/** Finds towns and players; what is typed stands at once, the list follows. */
export function SearchField({ store }: { store: HistoryStore }) {
  const { t } = useTranslation();
  const asked = useStore(store, (state) => state.filter.search ?? '');
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    // The filter was cleared elsewhere.
    setSeen(asked);
    if (asked === '') setTyped('');
  }
  useEffect(() => {
    if (typed === asked) return undefined;
    const timer = setTimeout(() => search(store, typed), PAUSE);
    return () => clearTimeout(timer);
  }, [store, typed, asked]);
  return (
    <TextField
      icon="search"
      label={t('history.search')}
      placeholder={t('history.search')}
      value={typed}
      onChange={setTyped}
      onSubmit={() => search(store, typed)}
      action={
        typed === '' ? undefined : (
          <IconButton icon="close" label={t('history.clearSearch')} onPress={() => setTyped('')} />
        )
      }
    />
  );
}

function search(store: HistoryStore, typed: string): void {
  const { filter, narrow } = store.getState();
  void narrow({ ...filter, search: typed });
}
