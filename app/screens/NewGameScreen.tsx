import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useEffect } from 'react';

import { byChance, useStartGame } from '../useNewGame';

/** An address that starts a game at once: /new, /new?advanced=true, /new?seed=lark (the same plans for all who use it). */
export function NewGameScreen({
  route,
}: StaticScreenProps<{ advanced?: string; seed?: string } | undefined>) {
  const navigation = useNavigation();
  const start = useStartGame();
  const advanced = route.params?.advanced === 'true';
  const seed = route.params?.seed;
  useEffect(() => {
    const game = byChance(advanced);
    navigation.dispatch(StackActions.replace('Game', { id: start(seed ? { ...game, seed } : game) }));
  }, [navigation, start, advanced, seed]);
  return null;
}
