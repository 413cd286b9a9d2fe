import { importBackup } from '../../src/storage/backup/import';
import { readBackup } from '../../src/storage/backup/read';
import { readFinished } from '../../src/storage/finished';
import { backupOf, gameOf, manyGames } from '../backups';
import { libsqlDatabase } from './support/libsql';
import { readyRepositories } from './support/material';

test('every finished game is read with its table, oldest first; running and deleted ones are not', async () => {
  const database = await libsqlDatabase();
  const { games } = await readyRepositories(database);
  const kept = manyGames(230); // more than one batch
  const broken = {
    ...gameOf({ id: 'broken', town: 'Broken', finishedAt: 86_400_000 }),
    setup: { nothing: true },
  };
  const running = gameOf({ id: 'running', town: 'Half', finishedAt: null });
  const read = readBackup(backupOf([...kept, broken, running]));
  if (!read.ok) throw new Error(read.error.code);
  await importBackup(database, read.backup);
  await games.remove('game-0');

  const finished = await readFinished(database);
  const expected = [
    'broken',
    ...kept
      .map(({ id }) => id)
      .slice(1)
      .reverse(),
  ];
  expect(finished.map(({ id }) => id)).toEqual(expected);
  expect(finished.at(-1)?.players.map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Cleo']);
  expect(finished.at(-1)?.players[0]?.score).toEqual(kept[1]?.results[0]?.breakdown);
  await database.close();
});
