import { StackActions, useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';

import { paperFaults, paperSheet, type PaperDraft, type PaperFault } from '../../src/game/paper';
import { NO_ENTRY } from '../../src/game/table';
import { gameOn } from '../../src/rules/apply';
import type { Sheet } from '../../src/rules/state';
import type { Setup } from '../../src/rules/types';
import { draftOn } from '../../src/state/paper';
import { seat } from '../../src/state/results';
import { playersOf, resultsOf } from '../../src/state/standings';
import { isAlone, setupOfDraft, sheetChosen, tableFaults, townOf } from '../../src/state/tableDraft';
import type { TableFault } from '../../src/state/tableDraft';
import { TOWNS } from '../../src/state/towns';
import type { PlayerResult } from '../../src/storage/types';
import { useToast } from '../../src/ui/components/Toast';
import { useBox, usePaper, usePlayers, useSetupStores, useTable } from '../../src/ui/setup/stores';
import { useReadyStorage } from '../../src/ui/StorageContext';

export interface PaperSheet {
  readonly draft: PaperDraft;
  readonly setup: Setup | null; // null: the game itself is not settled yet
  readonly sheet: Sheet | null;
  readonly faults: readonly PaperFault[];
  readonly missing: TableFault | null;
}

/** The sheet being copied, on the game chosen beside it. AAA's pile is not on paper: such a game counts as a table. */
export function usePaperSheet(): PaperSheet {
  const table = useTable((state) => state.draft);
  const items = useBox((state) => state.items);
  const kept = usePaper((state) => state.draft);
  const chosen = table.mode === 'aaa' ? { ...table, mode: 'table' as const } : table;
  const setup = setupOfDraft(chosen, items);
  const draft = draftOn(kept, sheetChosen(chosen, items));
  const missing = tableFaults(chosen, items)[0] ?? null;
  if (setup === null) return { draft, setup, sheet: null, faults: [], missing };
  const sheet = paperSheet(draft, setup);
  return { draft, setup, sheet, faults: paperFaults(sheet, setup), missing };
}

/** Puts the sheet into the history as a finished game and shows its points. */
export function useKeepPaper({ setup, sheet, faults }: PaperSheet): () => Promise<void> {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const toast = useToast();
  const ready = useReadyStorage();
  const { table, paper } = useSetupStores();
  const players = usePlayers((state) => state.players);
  return async () => {
    if (setup === null || sheet === null || faults.length > 0 || ready === null) return;
    const { draft, begun } = table.getState();
    const town = townOf(draft, TOWNS[0]);
    const here = isAlone(draft.mode)
      ? players.filter(({ isMe }) => isMe)
      : draft.players.flatMap((id) => players.find((one) => one.id === id) ?? []);
    const me = players.find(({ isMe }) => isMe);
    const seats =
      here.length > 0 ? here.map(({ id, name }) => seat(id, name)) : [seat(me?.id ?? null, me?.name ?? '')];
    const results = withOwn(seats, me?.id ?? null);
    const finished = { setup, game: gameOn(setup, sheet) };
    try {
      const { id } = await ready.repositories.games.addPaper({
        town,
        setup,
        sheet,
        results: resultsOf(finished, playersOf(results, me?.id ?? null)),
      });
      paper.getState().clear();
      paper.getState().open('game');
      begun();
      navigation.dispatch(StackActions.replace('Score', { id }));
    } catch {
      toast({ text: t('paper.notKept') });
    }
  };
}

/** The sheet is mine, or that of the first named. */
function withOwn(seats: readonly PlayerResult[], me: string | null): readonly PlayerResult[] {
  const mine = Math.max(
    0,
    seats.findIndex(({ playerId }) => playerId !== null && playerId === me),
  );
  return seats.map((line, index) => ({ ...line, entry: { ...NO_ENTRY, own: index === mine } }));
}
