import type { StaticScreenProps } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';

import { isOver } from '../../src/rules/turn';
import type { RunningGame } from '../../src/state/games';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { Screen } from '../../src/ui/components/Screen';
import { Text } from '../../src/ui/components/Text';
import { Duel } from '../duel/Duel';
import { DuelFooter } from '../duel/DuelFooter';
import { useGameHere } from '../useGameHere';
import { useScreen } from '../useScreen';

/** The end of a game against AAA: both score lines mirrored, the verdict first (R11.6, R11.9). */
export function DuelScreen({ route }: StaticScreenProps<{ id: string }>) {
  const { t } = useTranslation();
  const { game, found } = useGameHere(route.params.id);
  const { back, navigation } = useScreen(t('duel.title'));
  if (game) return <Decided game={game} back={back} />;
  return (
    <Screen title={t('duel.title')} back={back}>
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

function Decided({ game, back }: { game: RunningGame; back: { label: string; run: () => void } }) {
  const { t } = useTranslation();
  const { navigation } = useScreen(t('duel.title'));
  const now = useStore(game.store, (state) => state.timeline.game);
  const { play } = now.setup;
  if (play.kind === 'aaa' && isOver(now)) {
    return (
      <Screen
        reading
        title={t('duel.title')}
        note={game.town}
        back={back}
        footer={<DuelFooter game={game} />}
      >
        <Duel game={now} name={play.name ?? 'AAA'} />
      </Screen>
    );
  }
  return (
    <Screen title={t('duel.title')} back={back}>
      <Card>
        <Text>{t(play.kind === 'aaa' ? 'duel.running' : 'duel.notAaa')}</Text>
      </Card>
      <Button
        kind="filled"
        title={t('duel.back')}
        onPress={() => navigation.navigate('Game', { id: game.id })}
      />
    </Screen>
  );
}
