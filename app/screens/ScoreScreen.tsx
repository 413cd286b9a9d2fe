import { StackActions, type StaticScreenProps } from '@react-navigation/native';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';
import { useStore } from 'zustand';

import { playsAlone } from '../../src/state/standings';
import type { Counted, ScoreStatus, ScoreStore } from '../../src/state/scores';
import type { Ready } from '../../src/state/storage';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { Screen } from '../../src/ui/components/Screen';
import { Text } from '../../src/ui/components/Text';
import { useReadyStorage } from '../../src/ui/StorageContext';
import { kindName } from '../history/words';
import { ScoreView } from '../score/ScoreView';
import { TableView } from '../score/TableView';
import { useScores } from '../score/useScores';
import { useScreen } from '../useScreen';
import { Waiting } from '../Waiting';

const PART = 'table';

/** The points of a finished game, and the table around it: `/game/:id/score`, `?part=table`. */
export function ScoreScreen({ route }: StaticScreenProps<{ id: string; part?: string }>) {
  const { t } = useTranslation();
  const { back } = useScreen(t('ending.title'));
  const ready = useReadyStorage();
  const { id, part } = route.params;
  if (ready !== null) return <Finished key={id} ready={ready} id={id} atTable={part === PART} />;
  return (
    <Screen title={t('ending.title')} back={back}>
      <Waiting />
    </Screen>
  );
}

interface FinishedProps {
  ready: Ready;
  id: string;
  atTable: boolean;
}

function Finished({ ready, id, atTable }: FinishedProps) {
  const { t } = useTranslation();
  const store = useScores(ready.repositories, id);
  const status = useStore(store, (state) => state.status);
  const counted = useStore(store, (state) => state.counted);
  const title = atTable ? t('ranking.title') : (counted?.header.town ?? t('ending.title'));
  const { back, navigation } = useScreen(title);
  if (counted === null || status !== 'ready') return <NoScore id={id} status={status} />;
  if (atTable && !playsAlone(counted.finished.setup))
    return <Table store={store} counted={counted} back={back} />;
  return (
    <Screen
      title={counted.header.town}
      note={noteOf(t, counted)}
      back={back}
      list={<ScoreView counted={counted} />}
      {...(playsAlone(counted.finished.setup)
        ? {}
        : {
            footer: (
              <Button
                kind="filled"
                icon="people"
                title={t('ending.table')}
                style={{ flexGrow: 1 }}
                onPress={() => navigation.dispatch(StackActions.push('Score', { id, part: PART }))}
              />
            ),
          })}
    />
  );
}

function noteOf(t: TFunction, { header, turns }: Counted): string {
  const long = turns === null ? t('ranking.onPaper') : t('ranking.turns', { count: turns });
  return `${kindName(t, header)} · ${long}`;
}

interface TableProps {
  store: ScoreStore;
  counted: Counted;
  back: { label: string; run: () => void };
}

function Table({ store, counted, back }: TableProps) {
  const { t } = useTranslation();
  return (
    <Screen title={t('ranking.title')} note={`${counted.header.town} · ${noteOf(t, counted)}`} back={back}>
      <TableView store={store} counted={counted} />
    </Screen>
  );
}

const SAID = {
  loading: 'history.opening',
  ready: 'history.opening',
  running: 'ending.running',
  broken: 'ending.broken',
  gone: 'record.gone',
  failed: 'history.failed',
} as const satisfies Record<ScoreStatus, string>;

/** There is nothing to count, or not yet. */
function NoScore({ id, status }: { id: string; status: ScoreStatus }) {
  const { t } = useTranslation();
  const { back, navigation } = useScreen(t('ending.title'));
  return (
    <Screen title={t('ending.title')} back={back}>
      <Card>
        <View role="status" aria-live="polite">
          <Text>{t(SAID[status])}</Text>
        </View>
      </Card>
      {status === 'running' ? (
        <Button
          kind="filled"
          icon="play"
          title={t('ending.toGame')}
          onPress={() => navigation.navigate('Game', { id })}
        />
      ) : null}
      {status === 'gone' || status === 'broken' ? (
        <Button title={t('record.toHistory')} onPress={() => navigation.navigate('History')} />
      ) : null}
    </Screen>
  );
}
