import type { RunningGame } from '../../src/state/games';
import { shareFile } from './shareFile';

/** The game as it stands in memory, as a file: the way out when the device refuses to keep it. */
export async function exportGame({ id, town, store }: RunningGame): Promise<void> {
  const { printMemory } = await import('../later');
  const text = printMemory({ id, town, timeline: store.getState().timeline }, Date.now());
  await shareFile(`picket-${id}.json`, text);
}
