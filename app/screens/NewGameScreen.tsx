import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useEffect } from 'react';

import { TableScreen } from '../laterScreens';
import { byChance, useStartGame } from '../useNewGame';

type Params = { advanced?: string; seed?: string } | undefined;

/** /new asks; /new?advanced=true or /new?seed=lark starts at once, with the same plans for all who use that seed. */
export function NewGameScreen({ route: { params } }: StaticScreenProps<Params>) {
  const quick = params?.advanced !== undefined || params?.seed !== undefined;
  return quick ? <QuickStart advanced={params.advanced === 'true'} seed={params.seed} /> : <TableScreen />;
}

function QuickStart({ advanced, seed }: { advanced: boolean; seed: string | undefined }) {
  const navigation = useNavigation();
  const start = useStartGame();
  useEffect(() => {
    const game = byChance(advanced);
    navigation.dispatch(StackActions.replace('Game', { id: start(seed ? { ...game, seed } : game) }));
  }, [navigation, start, advanced, seed]);
  return null;
}
