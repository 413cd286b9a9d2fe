import { StackActions, useNavigation } from '@react-navigation/native';

import type { Player } from '../../src/state/players';
import { seat } from '../../src/state/results';
import { opponentChosen, setupOfDraft, townOf, type TableDraft } from '../../src/state/tableDraft';
import { TOWNS } from '../../src/state/towns';
import { useSetupStores } from '../../src/ui/setup/stores';
import { useBegin } from '../useNewGame';

/** Starts the game as it was set up and opens it in place of the form; does nothing while something is missing. */
export function useStartTable(): () => void {
  const navigation = useNavigation();
  const begin = useBegin();
  const { box, players, table } = useSetupStores();
  return () => {
    const { draft, begun } = table.getState();
    const { items } = box.getState();
    const setup = setupOfDraft(draft, items);
    if (setup === null) return;
    const seats = seatsOf(draft, players.getState().players, opponentChosen(draft, items)?.name);
    const id = begin({ setup, town: townOf(draft, TOWNS[0]), seats });
    begun();
    navigation.dispatch(StackActions.replace('Game', { id }));
  };
}

/** Who sits at the table; alone, only "me", and AAA if it plays. */
function seatsOf(
  { mode, players: ids }: TableDraft,
  players: readonly Player[],
  opponent: string | undefined,
) {
  const alone = mode === 'solo' || mode === 'aaa';
  const here = alone
    ? players.filter(({ isMe }) => isMe)
    : ids.flatMap((id) => players.find((one) => one.id === id) ?? []);
  const seats = here.map(({ id, name }) => seat(id, name));
  return mode === 'aaa' && opponent !== undefined ? [...seats, seat(null, opponent)] : seats;
}
