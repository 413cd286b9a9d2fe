import { historyOf } from '../src/state/history';
import { useGames } from '../src/ui/GamesContext';
import { useSetupStores } from '../src/ui/setup/stores';
import { useReadyStorage } from '../src/ui/StorageContext';

/** Games were changed behind the lists: Home and History read them again. */
export function useReload(): () => Promise<void> {
  const ready = useReadyStorage();
  const reloadRunning = useGames((state) => state.reload);
  return async () => {
    await reloadRunning();
    if (ready !== null) await historyOf(ready.repositories).getState().read();
  };
}

/** The database was filled or emptied: what the stores hold of it is forgotten, and all is read anew. */
export function useReloadAll(): () => Promise<void> {
  const { players, box } = useSetupStores();
  const reload = useReload();
  return async () => {
    players.setState({ players: [] });
    box.setState({ items: [] });
    await Promise.all([players.getState().load(), box.getState().load(), reload()]);
  };
}
