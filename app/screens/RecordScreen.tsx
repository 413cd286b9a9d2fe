import type { StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { Ready } from '../../src/state/storage';
import type { LoadedGame } from '../../src/storage/types';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { IconButton } from '../../src/ui/components/IconButton';
import { Screen } from '../../src/ui/components/Screen';
import { Text } from '../../src/ui/components/Text';
import { useReadyStorage } from '../../src/ui/StorageContext';
import { SPACE } from '../../src/ui/theme/tokens';
import { RecordBody } from '../history/RecordBody';
import { RenameDialog } from '../history/RenameDialog';
import { useRecord } from '../history/useRecord';
import { useRecordActions } from '../history/useRecordActions';
import { kindName, dateWords } from '../history/words';
import { Waiting } from '../Waiting';
import { PostcardButton } from '../share/PostcardButton';
import { useScreen } from '../useScreen';

/** One kept game: its town, its result, and what can be done with it. */
export function RecordScreen({ route }: StaticScreenProps<{ id: string }>) {
  const { t } = useTranslation();
  const { back } = useScreen(t('record.title'));
  const ready = useReadyStorage();
  if (ready !== null) return <Kept ready={ready} id={route.params.id} />;
  return (
    <Screen title={t('record.title')} back={back}>
      <Waiting />
    </Screen>
  );
}

function Kept({ ready, id }: { ready: Ready; id: string }) {
  const { t } = useTranslation();
  const { found, read } = useRecord(ready.repositories, id);
  const { back, navigation } = useScreen(
    found !== null && 'header' in found ? found.header.town : t('record.title'),
  );
  if (found !== null && 'header' in found)
    return <Record key={id} ready={ready} game={found} back={back} onRenamed={() => void read()} />;
  const text =
    found === null ? 'record.gone' : found.state === 'failed' ? 'history.failed' : 'history.opening';
  return (
    <Screen title={t('record.title')} back={back}>
      <Card>
        <View role="status" aria-live="polite">
          <Text>{t(text)}</Text>
        </View>
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
  back: { label: string; run: () => void };
  onRenamed: () => void;
}

function Record({ ready, game, back, onRenamed }: RecordProps) {
  const { t, i18n } = useTranslation();
  const { header } = game;
  const { rename, remove, exportGame } = useRecordActions(ready, header);
  const [naming, setNaming] = useState(false);
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
    >
      <RecordBody ready={ready} game={game} />
      <PostcardButton game={game} />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, paddingTop: SPACE.m }}>
        <Button style={GROW} icon="share" title={t('record.export')} onPress={() => void exportGame()} />
        <Button
          style={GROW}
          kind="danger"
          icon="bin"
          title={t('record.remove')}
          onPress={() => void drop()}
        />
      </View>
      {naming ? <RenameDialog town={header.town} rename={renamed} onClose={() => setNaming(false)} /> : null}
    </Screen>
  );
}

const GROW = { flexGrow: 1 } as const;
