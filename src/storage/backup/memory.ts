import { CURRENT_VERSION } from '../../game/codec/versions';
import type { Timeline } from '../../game/log';
import { printBackup } from './write';

interface InMemory {
  readonly id: string;
  readonly town: string;
  readonly timeline: Timeline;
}

/** One game that may not be in the database, as a file that can be restored like any other. */
export function printMemory({ id, town, timeline }: InMemory, now: number): string {
  const { setup, events, undone } = timeline;
  const game = {
    id,
    town,
    status: 'running',
    edition: setup.edition,
    mode: setup.play.kind,
    advanced: setup.rules.roundabouts,
    players: 1,
    note: '',
    version: CURRENT_VERSION,
    createdAt: now,
    updatedAt: now,
    finishedAt: null,
    setup,
    events: [...events, ...[...undone].reverse()],
    head: events.length,
    results: [],
  } as const;
  return printBackup(
    'game',
    { games: [{ ...game, events: [...game.events], results: [] }], players: [], box: [], settings: [] },
    now,
  );
}
