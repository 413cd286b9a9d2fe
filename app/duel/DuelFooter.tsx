import { StackActions, useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { isPlan } from '../../src/game/boxItem';
import { newCode } from '../../src/game/dealCode';
import { rematch } from '../../src/game/rematch';
import { randomFrom } from '../../src/rules/random';
import { seat } from '../../src/state/results';
import type { RunningGame } from '../../src/state/games';
import { suggestTown } from '../../src/state/towns';
import { Button } from '../../src/ui/components/Button';
import { useSetupStores } from '../../src/ui/setup/stores';
import { SPACE } from '../../src/ui/theme/tokens';
import { useBegin } from '../useNewGame';

/** Back to the sheet, or the same opponent once more with new plans and new cards. */
export function DuelFooter({ game }: { game: RunningGame }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const again = useAgain(game);
  return (
    <View style={{ flexDirection: 'row', gap: SPACE.s, flex: 1 }}>
      <Button
        title={t('duel.sheet')}
        onPress={() => navigation.navigate('Game', { id: game.id })}
        style={{ flexGrow: 1, flexShrink: 1 }}
      />
      <Button kind="filled" title={t('duel.again')} onPress={again} style={{ flexGrow: 2, flexShrink: 1 }} />
    </View>
  );
}

function useAgain({ town, store }: RunningGame): () => void {
  const navigation = useNavigation();
  const begin = useBegin();
  const { box, players } = useSetupStores();
  return () => {
    const random = randomFrom(`${Date.now()}`);
    const { setup } = store.getState().timeline;
    const own = box.getState().items.filter(isPlan);
    const next = rematch({ setup, own, random, seed: newCode(random) });
    const me = players.getState().players.find(({ isMe }) => isMe);
    const rival = setup.play.kind === 'aaa' ? (setup.play.name ?? 'AAA') : 'AAA';
    const seats = [seat(me?.id ?? null, me?.name ?? ''), seat(null, rival)];
    const id = begin({ setup: next, town: suggestTown(random, town), seats });
    navigation.dispatch(StackActions.replace('Game', { id }));
  };
}
