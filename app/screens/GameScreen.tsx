import type { StaticScreenProps } from '@react-navigation/native';
import { useKeepAwake } from 'expo-keep-awake';
import { useTranslation } from 'react-i18next';

import type { RunningGame } from '../../src/state/games';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { Screen } from '../../src/ui/components/Screen';
import { Text } from '../../src/ui/components/Text';
import { GameContext } from '../../src/ui/sheet/GameContext';
import { GameSheet } from '../../src/ui/sheet/GameSheet';
import { exportGame } from '../device/exportGame';
import { SoloParts } from '../laterScreens';
import { useGameHere } from '../useGameHere';
import { useScreen } from '../useScreen';

export function GameScreen({ route }: StaticScreenProps<{ id: string }>) {
  const { id } = route.params;
  const { t } = useTranslation();
  const { game, found } = useGameHere(id);
  const { back, navigation } = useScreen(game?.town ?? t('game.title'));
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
          {...(isAaa(game) ? { onDuel: () => navigation.navigate('Duel', { id }) } : {})}
          parts={SoloParts}
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

const isAaa = ({ store }: RunningGame): boolean => store.getState().timeline.setup.play.kind === 'aaa';
