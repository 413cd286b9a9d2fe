import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';

import { isPlan, type BoxItem } from '../../src/game/boxItem';
import { rematch } from '../../src/game/rematch';
import { randomFrom } from '../../src/rules/random';
import type { PlanCard, Setup } from '../../src/rules/types';
import { sameSeats } from '../../src/state/record';
import { suggestTown } from '../../src/state/towns';
import { newId } from '../../src/storage/ids';
import type { PlayableGame } from '../../src/storage/types';
import { useBox } from '../../src/ui/setup/stores';
import { useBegin } from '../useNewGame';

/** The same table once more, with plans that can still be drawn or chosen differently before it starts. */
export function useRematch({ header, results, timeline }: PlayableGame) {
  const navigation = useNavigation();
  const begin = useBegin();
  const items = useBox((state) => state.items);
  const [setup, setSetup] = useState(() => drawn(timeline.setup, items));
  const [town] = useState(() => suggestTown(randomFrom(newId()), header.town));
  return {
    setup,
    town,
    draw: () => setSetup(drawn(setup, items)),
    choose: (index: number, card: PlanCard) =>
      setSetup({ ...setup, plans: setup.plans.map((plan, i) => (i === index ? card : plan)) }),
    start() {
      const id = begin({ setup, town, seats: sameSeats(results) });
      navigation.navigate('Game', { id });
    },
  };
}

function drawn(setup: Setup, items: readonly BoxItem[]): Setup {
  return rematch({ setup, own: items.filter(isPlan), random: randomFrom(newId()), seed: newId() });
}
