import type { StaticScreenProps } from '@react-navigation/native';
import { useKeepAwake } from 'expo-keep-awake';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Found } from '../../src/state/games';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { Screen } from '../../src/ui/components/Screen';
import { Text } from '../../src/ui/components/Text';
import { useGames } from '../../src/ui/GamesContext';
import { GameContext } from '../../src/ui/sheet/GameContext';
import { GameSheet } from '../../src/ui/sheet/GameSheet';
import { exportGame } from '../device/exportGame';
import { useScreen } from '../useScreen';

export function GameScreen({ route }: StaticScreenProps<{ id: string }>) {
  const { id } = route.params;
  const { t } = useTranslation();
  const game = useGames((state) => state.running.find((one) => one.id === id));
  const { back, navigation } = useScreen(game?.town ?? t('game.title'));
  const found = useTakeUp(id, game !== undefined);
  useKeepAwake('game', { suppressDeactivateWarnings: true }); // a device may refuse, and leaving then is no fault
  if (game) {
    return (
      <GameContext value={game.store}>
        <GameSheet
          key={id}
          town={game.town}
          back={back}
          onScore={() => navigation.navigate('Score', { id })}
          onNewGame={() => navigation.navigate('NewGame')}
          onRetry={game.saver.retry}
          onExport={() => void exportGame(game)}
          onHelp={(topic) =>
            navigation.navigate('Help', { topic, edition: game.store.getState().timeline.setup.edition })
          }
        />
      </GameContext>
    );
  }
  return (
    <Screen title={t('game.title')} back={back}>
      <Card>
        <Text>
          {found === null ? t('game.opening') : t(found === 'broken' ? 'game.broken' : 'game.gone')}
        </Text>
      </Card>
      {found === null ? null : (
        <Button kind="filled" title={t('game.newGame')} onPress={() => navigation.navigate('NewGame')} />
      )}
    </Screen>
  );
}

/** Looks for a game that is not among the running ones; null: not known yet. */
function useTakeUp(id: string, here: boolean): Found | null {
  const open = useGames((state) => state.open);
  const loaded = useGames((state) => state.loaded);
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (here || !loaded) return undefined;
    let current = true;
    const tell = (answer: Found) => {
      if (current) setFound(answer);
    };
    open(id).then(tell, () => tell('gone'));
    return () => {
      current = false;
    };
  }, [id, here, loaded, open]);
  return found;
}
