import type { StaticScreenProps } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';

import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { Screen } from '../../src/ui/components/Screen';
import { Text } from '../../src/ui/components/Text';
import { useGames } from '../../src/ui/GamesContext';
import { GameContext } from '../../src/ui/sheet/GameContext';
import { GameSheet } from '../../src/ui/sheet/GameSheet';
import { useNewGame } from '../useNewGame';
import { useScreen } from '../useScreen';

export function GameScreen({ route }: StaticScreenProps<{ id: string }>) {
  const { t } = useTranslation();
  const game = useGames((state) => state.running.find(({ id }) => id === route.params.id));
  const { back } = useScreen(game?.town ?? t('game.title'));
  const newGame = useNewGame();
  if (!game) {
    return (
      <Screen title={t('game.title')} back={back}>
        <Card>
          <Text>{t('game.gone')}</Text>
        </Card>
        <Button kind="filled" title={t('game.newGame')} onPress={() => newGame(false)} />
      </Screen>
    );
  }
  return (
    <GameContext value={game.store}>
      <GameSheet
        town={game.town}
        back={back}
        onNewGame={() => newGame(game.store.getState().timeline.setup.rules.roundabouts)}
      />
    </GameContext>
  );
}
