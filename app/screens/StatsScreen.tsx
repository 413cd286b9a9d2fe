import { useFocusEffect, type StaticScreenProps } from '@react-navigation/native';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';
import { useStore } from 'zustand';

import type { Ready } from '../../src/state/storage';
import { statsOf, type StatsStore } from '../../src/state/statistics';
import type { Player } from '../../src/storage/types';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { IconButton } from '../../src/ui/components/IconButton';
import { Screen } from '../../src/ui/components/Screen';
import { Text } from '../../src/ui/components/Text';
import { useReadyStorage } from '../../src/ui/StorageContext';
import { Figures } from '../stats/Figures';
import { CategoriesChart, CourseChart, EffectsChart, Habits, PointsChart } from '../stats/Charts';
import { StatsFilters } from '../stats/StatsFilters';
import { DuelsTable, OpponentsTable, PeopleTable, RecordsList, SoloLists } from '../stats/Tables';
import { useScreen } from '../useScreen';
import { Waiting } from '../Waiting';

/** How games went: of one player or of everyone, in figures, charts and records. */
export function StatsScreen({ route }: StaticScreenProps<{ player?: string } | undefined>) {
  const { t } = useTranslation();
  const { back } = useScreen(t('stats.title'));
  const ready = useReadyStorage();
  const [asTable, setAsTable] = useState(false);
  return (
    <Screen
      title={t('stats.title')}
      back={back}
      actions={
        <IconButton
          icon={asTable ? 'stats' : 'table'}
          label={t(asTable ? 'stats.asCharts' : 'stats.asTables')}
          onPress={() => setAsTable(!asTable)}
        />
      }
    >
      {ready === null ? (
        <Waiting />
      ) : (
        <Counted ready={ready} player={route.params?.player} asTable={asTable} />
      )}
    </Screen>
  );
}

interface CountedProps {
  ready: Ready;
  player: string | undefined;
  asTable: boolean;
}

function Counted({ ready, player, asTable }: CountedProps) {
  const { t } = useTranslation();
  const store = statsOf(ready.database);
  const { status, facets, statistics } = useStore(store);
  const players = usePlayersOf(ready, store, player);
  useFocusEffect(useCallback(() => void store.getState().read(), [store]));
  if (facets === null || statistics === null || players === null)
    return (
      <Card>
        <View role="status" aria-live="polite">
          <Text>{t(status === 'failed' ? 'stats.failed' : 'stats.opening')}</Text>
        </View>
      </Card>
    );
  if (facets.people.length === 0) return <Nothing />;
  return (
    <>
      <StatsFilters store={store} facets={facets} players={players} />
      {statistics.games === 0 ? <NoMatch store={store} /> : <Body store={store} asTable={asTable} />}
    </>
  );
}

/** Whoever is asked for by the address, else "me", else everyone. Null: not known yet. */
function usePlayersOf({ repositories }: Ready, store: StatsStore, player: string | undefined) {
  const [players, setPlayers] = useState<readonly Player[] | null>(null);
  useEffect(() => {
    const first = (list: readonly Player[]) => {
      const { filter, narrow } = store.getState();
      const person = player ?? filter.person ?? list.find(({ isMe }) => isMe)?.id;
      if (person !== undefined && person !== filter.person) narrow({ ...filter, person });
      setPlayers(list);
    };
    repositories.players.list().then(first, () => setPlayers([])); // without them: names without marks
  }, [repositories, store, player]);
  return players;
}

const FEWEST = 3; // games a chart needs

function Body({ store, asTable }: { store: StatsStore; asTable: boolean }) {
  const { t } = useTranslation();
  const stats = useStore(store, (state) => state.statistics);
  const one = useStore(store, (state) => state.filter.person !== undefined);
  if (stats === null) return null;
  const few = (stats.totals?.count ?? 0) < FEWEST;
  return (
    <>
      <Figures stats={stats} one={one} />
      {few ? (
        <Card>
          <Text>{t('stats.fewGames')}</Text>
        </Card>
      ) : (
        <>
          <PointsChart stats={stats} asTable={asTable} />
          <CategoriesChart stats={stats} asTable={asTable} />
          <CourseChart stats={stats} asTable={asTable} />
          <EffectsChart stats={stats} asTable={asTable} />
        </>
      )}
      <Habits stats={stats} />
      <PeopleTable stats={stats} />
      <DuelsTable stats={stats} />
      <OpponentsTable stats={stats} />
      <SoloLists stats={stats} />
      <RecordsList stats={stats} one={one} />
    </>
  );
}

function Nothing() {
  const { t } = useTranslation();
  return (
    <Card>
      <Text type="heading" heading={2}>
        {t('stats.emptyTitle')}
      </Text>
      <Text>{t('stats.empty')}</Text>
    </Card>
  );
}

function NoMatch({ store }: { store: StatsStore }) {
  const { t } = useTranslation();
  return (
    <Card>
      <Text>{t('stats.nothing')}</Text>
      <Button title={t('stats.clear')} onPress={() => store.getState().narrow({})} />
    </Card>
  );
}
