import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { LESSON, lessonSetup } from '../../src/game/lesson';
import { resume, startTimeline } from '../../src/game/log';
import { createGameStore, type GameStore } from '../../src/state/gameStore';
import { Button } from '../../src/ui/components/Button';
import { Dialog } from '../../src/ui/components/Dialog';
import { Text } from '../../src/ui/components/Text';
import { Coach } from '../../src/ui/help/Coach';
import { ledBackTo } from '../../src/ui/help/hints';
import { GameContext } from '../../src/ui/sheet/GameContext';
import { GameSheet } from '../../src/ui/sheet/GameSheet';
import { SPACE } from '../../src/ui/theme/tokens';
import { useScreen } from '../useScreen';

/** A lesson on a real sheet, in memory only: nothing of it is kept. */
export function FirstGameScreen() {
  const { t } = useTranslation();
  const { back, navigation } = useScreen(t('first.title'));
  const lesson = useLesson();
  const { store, tried, over } = lesson;
  return (
    <GameContext value={store}>
      <GameSheet
        town={t('first.town')}
        back={back}
        onScore={() => navigation.navigate('Help', { topic: 'scoring' })} // a lesson has no score screen
        onNewGame={() => navigation.navigate('NewGame')}
        onRetry={() => undefined}
        onExport={() => undefined}
        onHelp={(topic) => navigation.navigate('Help', { topic })}
        over={(layout) => (over ? null : <Coach layout={layout} tried={tried} onSkip={back.run} />)}
      />
      <Dialog title={t('first.done')} open={over} onClose={back.run}>
        <Text>{t('first.doneText')}</Text>
        <View style={{ gap: SPACE.s }}>
          <Button
            kind="filled"
            icon="plus"
            title={t('first.real')}
            onPress={() => navigation.navigate('NewGame')}
          />
          <Button title={t('first.again')} onPress={lesson.again} />
          <Button title={t('first.rules')} onPress={() => navigation.navigate('Help')} />
        </View>
      </Dialog>
    </GameContext>
  );
}

/** The game of the lesson: whoever strays from it is led back, and the last undo ends it. */
function useLesson() {
  const [store, setStore] = useState(() => storeAt(0));
  const [tried, setTried] = useState(false);
  const [reached, setReached] = useState(false);
  const [over, setOver] = useState(false);
  useEffect(
    () =>
      store.subscribe((state) => {
        if (state.notice) setTried(true);
        const { length } = state.timeline.events;
        if (length === LESSON.length) setReached(true);
        else if (reached && length < LESSON.length) return setOver(true);
        const back = ledBackTo(state);
        if (back !== null) setStore(storeAt(back));
      }),
    [store, reached],
  );
  const again = () => {
    setTried(false);
    setReached(false);
    setOver(false);
    setStore(storeAt(0));
  };
  return { store, tried, over, again };
}

function storeAt(events: number): GameStore {
  const setup = lessonSetup();
  const timeline = resume({ setup, events: LESSON.slice(0, events) }) ?? startTimeline(setup);
  return createGameStore(timeline, null);
}
