import { databaseOver } from '../../../src/storage/database';
import { migrate } from '../../../src/storage/migrate';
import { setPragmas } from '../../../src/storage/pragmas';
import { libsqlConnection } from './libsql';
import { readyRepositories, steps, testWorld, wholeGame } from './material';

/**
 * A process of its own that plays one game without end, there and back, and says each time what is safe:
 * the length of the log on one line, after the save has been acknowledged. It is meant to be killed.
 */
async function main(path: string): Promise<void> {
  const connection = libsqlConnection(path);
  await setPragmas(connection);
  const database = databaseOver(connection, true);
  await migrate(database);
  const { games } = await readyRepositories(database, testWorld(0, 'game'));
  const list = steps(wholeGame());
  const start = list[0];
  if (start === undefined) return;
  const kept = await games.load('game1');
  if (kept === null) await games.create({ town: 'Elm Hill', setup: start.setup });
  let place = kept?.state === 'playable' ? kept.timeline.events.length : 0;
  let forward = place < list.length - 1;
  for (;;) {
    const before = list[place];
    const next = forward ? place + 1 : place - 1;
    const after = list[next];
    if (before === undefined || after === undefined) {
      forward = !forward;
      continue;
    }
    process.stdout.write(`try ${next}\n`);
    if (!(await games.save('game1', before, after))) throw new Error('the game is gone');
    process.stdout.write(`kept ${next}\n`);
    place = next;
  }
}

void main(process.argv[2] ?? '');
