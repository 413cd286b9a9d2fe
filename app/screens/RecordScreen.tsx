import type { StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View as Box } from 'react-native';

import type { Ready } from '../../src/state/storage';
import type { LoadedGame } from '../../src/storage/types';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { IconButton } from '../../src/ui/components/IconButton';
import { Screen } from '../../src/ui/components/Screen';
import { SegmentedControl } from '../../src/ui/components/SegmentedControl';
import { Text } from '../../src/ui/components/Text';
import { useReadyStorage } from '../../src/ui/StorageContext';
import { COLUMN, SPACE } from '../../src/ui/theme/tokens';
import { RecordBody, Rematch } from '../history/RecordBody';
import { RenameDialog } from '../history/RenameDialog';
import { ReplayView } from '../history/ReplayView';
import { useRecord } from '../history/useRecord';
import { useRecordActions } from '../history/useRecordActions';
import { kindName, dateWords } from '../history/words';
import { Waiting } from '../Waiting';
import { PostcardButton } from '../share/PostcardButton';
import { useScreen } from '../useScreen';

/** One kept game: its town, its result, and what can be done with it. */
export function RecordScreen({ route }: StaticScreenProps<{ id: string; view?: string }>) {
  const { t } = useTranslation();
  const { back } = useScreen(t('record.title'));
  const ready = useReadyStorage();
  const { id, view } = route.params;
  if (ready !== null) return <Kept key={id} ready={ready} id={id} replaying={view === 'replay'} />;
  return (
    <Screen title={t('record.title')} back={back}>
      <Waiting />
    </Screen>
  );
}

interface KeptProps {
  ready: Ready;
  id: string;
  replaying: boolean; // from the start
}

function Kept({ ready, id, replaying }: KeptProps) {
  const { t } = useTranslation();
  const { found, read } = useRecord(ready.repositories, id);
  const { back, navigation } = useScreen(
    found !== null && 'header' in found ? found.header.town : t('record.title'),
  );
  if (found !== null && 'header' in found)
    return (
      <Record ready={ready} game={found} replaying={replaying} back={back} onRenamed={() => void read()} />
    );
  const text =
    found === null ? 'record.gone' : found.state === 'failed' ? 'history.failed' : 'history.opening';
  return (
    <Screen title={t('record.title')} back={back}>
      <Card>
        <Box role="status" aria-live="polite">
          <Text>{t(text)}</Text>
        </Box>
      </Card>
      {found === null ? (
        <Button title={t('record.toHistory')} onPress={() => navigation.navigate('History')} />
      ) : null}
    </Screen>
  );
}

interface RecordProps {
  ready: Ready;
  game: LoadedGame;
  replaying: boolean;
  back: { label: string; run: () => void };
  onRenamed: () => void;
}

function Record({ ready, game, replaying, back, onRenamed }: RecordProps) {
  const { t, i18n } = useTranslation();
  const { header } = game;
  const { rename, remove, exportGame } = useRecordActions(ready, header);
  const [naming, setNaming] = useState(false);
  const [view, setView] = useState<View>(replaying ? 'replay' : 'record');
  const replay = game.state === 'playable' && game.timeline.events.length > 0 ? game : null;
  const renamed = async (town: string) => {
    const done = await rename(town);
    if (!done) return false;
    setNaming(false);
    onRenamed();
    return true;
  };
  const drop = async () => {
    if (await remove()) back.run();
  };
  const day = dateWords(i18n.language, header.finishedAt ?? header.updatedAt, 'whole');
  return (
    <Screen
      title={header.town}
      note={`${day} · ${kindName(t, header)}`}
      back={back}
      actions={<IconButton icon="pencil" label={t('record.rename')} onPress={() => setNaming(true)} />}
      {...(replay === null ? {} : { fixed: <Views view={view} onChange={setView} /> })}
      {...(replay !== null && view === 'replay' ? { list: <ReplayView game={replay} /> } : {})}
      {...(game.state === 'playable' && header.status === 'finished' && view === 'record'
        ? { footer: <Rematch game={game} /> }
        : {})}
    >
      <RecordBody ready={ready} game={game} />
      <PostcardButton game={game} />
      <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, paddingTop: SPACE.m }}>
        <Button style={GROW} icon="share" title={t('record.export')} onPress={() => void exportGame()} />
        <Button
          style={GROW}
          kind="danger"
          icon="bin"
          title={t('record.remove')}
          onPress={() => void drop()}
        />
      </Box>
      {naming ? <RenameDialog town={header.town} rename={renamed} onClose={() => setNaming(false)} /> : null}
    </Screen>
  );
}

const GROW = { flexGrow: 1 } as const;

const VIEWS = ['record', 'replay'] as const;
type View = (typeof VIEWS)[number];

function Views({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { t } = useTranslation();
  return (
    <Box
      style={{
        alignSelf: 'center',
        width: '100%',
        maxWidth: COLUMN,
        paddingHorizontal: SPACE.l,
        paddingVertical: SPACE.xs,
      }}
    >
      <SegmentedControl
        label={t('replay.views')}
        segments={VIEWS.map((value) => ({ value, title: t(`replay.${value}`) }))}
        value={view}
        onChange={onChange}
      />
    </Box>
  );
}
