import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';

import { historyOf, type HistoryStore } from '../../src/state/history';
import { IconButton } from '../../src/ui/components/IconButton';
import { Screen } from '../../src/ui/components/Screen';
import { useReadyStorage } from '../../src/ui/StorageContext';
import { HistoryList } from '../history/HistoryList';
import { Waiting } from '../Waiting';
import { useScreen } from '../useScreen';

/** Every finished game, newest first. */
export function HistoryScreen() {
  const { t } = useTranslation();
  const { back } = useScreen(t('history.title'));
  const ready = useReadyStorage();
  if (ready !== null) return <Games store={historyOf(ready.repositories)} />;
  return (
    <Screen title={t('history.title')} back={back}>
      <Waiting />
    </Screen>
  );
}

function Games({ store }: { store: HistoryStore }) {
  const { t } = useTranslation();
  const { back, navigation } = useScreen(t('history.title'));
  const finished = useStore(store, (state) => state.facets?.finished ?? 0);
  return (
    <Screen
      title={t('history.title')}
      {...(finished > 0 ? { note: t('history.games', { count: finished }) } : {})}
      back={back}
      actions={
        <>
          <IconButton icon="paper" label={t('paper.enter')} onPress={() => navigation.navigate('Paper')} />
          <IconButton icon="share" label={t('backup.title')} onPress={() => navigation.navigate('Backup')} />
        </>
      }
      list={<HistoryList store={store} />}
    />
  );
}
