import { useIsFocused, useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';
import { useStore } from 'zustand';

import type { RunningGame } from '../../src/state/games';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { IconButton } from '../../src/ui/components/IconButton';
import { ListRow } from '../../src/ui/components/ListRow';
import { Text } from '../../src/ui/components/Text';
import { useToast } from '../../src/ui/components/Toast';
import { useGames } from '../../src/ui/GamesContext';
import { TownPreview } from '../../src/ui/sheet/TownPreview';
import { livePoints } from '../../src/ui/sheet/trackViews';
import { SPACE } from '../../src/ui/theme/tokens';

const THUMBNAIL = 168; // px at most

/** The games that wait to be played on: the last one with its town, the others in a list. */
export function RunningGames() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  useIsFocused(); // a game may have ended since Home was last seen
  const running = useGames((state) => state.running).filter(isOpen);
  const broken = useGames((state) => state.broken);
  const [last, ...others] = running;
  if (!last && broken.length === 0) return null;
  return (
    <>
      {last ? <LastGame game={last} /> : null}
      {others.length > 0 || broken.length > 0 ? (
        <Card>
          {others.map((game) => (
            <OtherGame key={game.id} game={game} />
          ))}
          {broken.map(({ id, town }) => (
            <ListRow
              key={id}
              icon="help"
              iconFill="mustardTint"
              title={town}
              note={t('home.cannotOpen')}
              onPress={() => navigation.navigate('Game', { id })}
            />
          ))}
        </Card>
      ) : null}
    </>
  );
}

/** A finished game that was looked at again is in the history. */
const isOpen = ({ store }: RunningGame) => store.getState().targets.mode !== 'over';

function useStanding({ store }: RunningGame): string {
  const { t } = useTranslation();
  const turn = useStore(store, (state) => state.timeline.game.turn.index);
  const points = useStore(store, livePoints);
  return t('home.standing', { turn, points: t('home.points', { count: points }) });
}

function useRemove({ id, town }: RunningGame): () => void {
  const { t } = useTranslation();
  const toast = useToast();
  const remove = useGames((state) => state.remove);
  const restore = useGames((state) => state.restore);
  const failed = () => toast({ text: t('storage.notSaved') });
  return () => {
    remove(id).then(
      () =>
        toast({
          text: t('home.removed', { town }),
          action: { title: t('common.undo'), run: () => void restore(id).catch(failed) },
        }),
      failed,
    );
  };
}

function LastGame({ game }: { game: RunningGame }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const standing = useStanding(game);
  const remove = useRemove(game);
  const [width, setWidth] = useState(0);
  return (
    <Card>
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        <View style={{ flex: 1 }}>
          <Text type="display" heading={2} lines={1}>
            {game.town}
          </Text>
          <Text type="caption" tone="inkSoft">
            {standing}
          </Text>
        </View>
        <IconButton icon="close" label={t('home.remove', { town: game.town })} onPress={remove} />
      </View>
      <View
        style={{ minHeight: THUMBNAIL, marginBottom: SPACE.s }}
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      >
        {width > 0 ? (
          <TownPreview
            store={game.store}
            width={width}
            height={THUMBNAIL}
            label={t('home.thumbnail', { town: game.town })}
          />
        ) : null}
      </View>
      <Button
        kind="filled"
        icon="play"
        title={t('home.continue')}
        label={t('home.continueTown', { town: game.town })}
        onPress={() => navigation.navigate('Game', { id: game.id })}
      />
    </Card>
  );
}

function OtherGame({ game }: { game: RunningGame }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center' }}>
      <View style={{ flex: 1 }}>
        <ListRow
          icon="play"
          iconFill="lawnTint"
          title={game.town}
          note={useStanding(game)}
          onPress={() => navigation.navigate('Game', { id: game.id })}
        />
      </View>
      <IconButton icon="close" label={t('home.remove', { town: game.town })} onPress={useRemove(game)} />
    </View>
  );
}
