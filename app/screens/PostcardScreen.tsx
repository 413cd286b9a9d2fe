import type { StaticScreenProps } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { Ready } from '../../src/state/storage';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { Screen } from '../../src/ui/components/Screen';
import { Text } from '../../src/ui/components/Text';
import { useReadyStorage } from '../../src/ui/StorageContext';
import { useRecord } from '../history/useRecord';
import { PostcardBody } from '../share/PostcardBody';
import { Waiting } from '../Waiting';
import { useScreen } from '../useScreen';

/** A finished town as a picture to send. */
export function PostcardScreen({ route }: StaticScreenProps<{ id: string }>) {
  const { t } = useTranslation();
  const { back } = useScreen(t('postcard.title'));
  const ready = useReadyStorage();
  if (ready !== null) return <Kept ready={ready} id={route.params.id} />;
  return (
    <Screen title={t('postcard.title')} back={back}>
      <Waiting />
    </Screen>
  );
}

function Kept({ ready, id }: { ready: Ready; id: string }) {
  const { t } = useTranslation();
  const { back, navigation } = useScreen(t('postcard.title'));
  const { found } = useRecord(ready.repositories, id);
  const me = useMe(ready);
  if (found?.state === 'playable' && found.header.status === 'finished' && me !== undefined)
    return <PostcardBody key={id} game={found} me={me} back={back} />;
  const waiting = me === undefined || found?.state === 'loading';
  return (
    <Screen title={t('postcard.title')} back={back}>
      <Card>
        <View role="status" aria-live="polite">
          <Text>{t(waiting ? 'history.opening' : 'postcard.noTown')}</Text>
        </View>
      </Card>
      {waiting ? null : (
        <Button title={t('record.toHistory')} onPress={() => navigation.navigate('History')} />
      )}
    </Screen>
  );
}

/** Whose phone this is; null: nobody said so, undefined: not known yet. */
function useMe({ repositories: { players } }: Ready): string | null | undefined {
  const [me, setMe] = useState<string | null>();
  useEffect(() => {
    players.list().then(
      (all) => setMe(all.find(({ isMe }) => isMe)?.id ?? null),
      () => setMe(null),
    );
  }, [players]);
  return me;
}
