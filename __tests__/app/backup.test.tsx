import { screen, userEvent, waitFor } from '@testing-library/react-native';

import { checksumOf } from '../../src/storage/backup/checksum';
import { MOST_CHARACTERS } from '../../src/storage/backup/format';
import { BACKUP_ERRORS, readBackup, type BackupErrorCode } from '../../src/storage/backup/read';
import { rawBackup } from '../../src/storage/rawBackup';
import { backupOf, gameOf, manyGames } from '../backups';
import { archiveOf, openAt, takeIn } from './archive';
import { files } from './files';

jest.mock('expo-document-picker', () => jest.requireActual('./files').documentPicker);
jest.mock('expo-file-system', () => jest.requireActual('./files').fileSystem);
jest.mock('expo-sharing', () => jest.requireActual('./files').sharing);
beforeEach(() => {
  files.shared.length = 0;
  files.picked = null;
});

const ELM = gameOf({ id: 'elm', town: 'Elm Hill' });
const RUNNING = gameOf({ id: 'half', town: 'Half Done', finishedAt: null });
const choose = async (user: ReturnType<typeof userEvent.setup>, picked: typeof files.picked) => {
  files.picked = picked;
  await user.press(await screen.findByRole('button', { name: 'Restore a backup' }));
};

test('Settings lead to Backup, which hands everything on as one file', async () => {
  const user = userEvent.setup();
  await openAt('settings', await archiveOf(backupOf([ELM, RUNNING])));
  await user.press(await screen.findByRole('button', { name: 'Backup' }));
  await user.press(await screen.findByRole('button', { name: 'Save a backup' }));
  await waitFor(() => expect(files.shared).toHaveLength(1));
  const [file] = files.shared;
  expect(file?.name).toMatch(/^picket-backup-\d{4}-\d\d-\d\d\.json$/);
  const read = readBackup(file?.text ?? '');
  if (!read.ok) throw new Error(read.error.code);
  expect(read.backup.data.games.map(({ town }) => town).sort()).toEqual(['Elm Hill', 'Half Done']);
  expect(read.backup.data.players).toHaveLength(3);
});

test('a file is looked at before anything is taken in, and both of what differs are kept', async () => {
  const user = userEvent.setup();
  const archive = await archiveOf(backupOf([ELM, RUNNING]));
  await archive.repositories.games.rename('elm', 'Other Hill');
  const broken = { ...gameOf({ id: 'broken', town: 'Broken' }), setup: {} };
  await openAt('backup', archive);
  await choose(user, backupOf([ELM, RUNNING, broken, ...manyGames(3)]));
  expect(await screen.findByText('4 new')).toBeOnTheScreen();
  expect(screen.getByText('1 already here')).toBeOnTheScreen();
  expect(screen.getByText('1 differs from the one here: both are kept')).toBeOnTheScreen();
  expect(screen.getByText('1 cannot be played on; its result is kept')).toBeOnTheScreen();
  expect(screen.getByText('3 already here')).toBeOnTheScreen(); // the players
  expect(await archive.repositories.history.count({})).toBe(1);

  await user.press(screen.getByRole('button', { name: 'Take it in' }));
  expect(await screen.findByText('5 games came in.')).toBeOnTheScreen();
  expect(await archive.repositories.history.count({})).toBe(6);
  expect(await archive.repositories.history.count({ search: 'elm hill' })).toBe(1);
  expect(await archive.repositories.history.count({ search: 'other hill' })).toBe(1);
});

test('a file with nothing new says so and offers nothing', async () => {
  const user = userEvent.setup();
  await openAt('backup', await archiveOf(backupOf([ELM])));
  await choose(user, backupOf([ELM]));
  expect(await screen.findByText('Everything in this file is here already.')).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'Take it in' })).toBeNull();
});

test('a running game that came in is on Home at once', async () => {
  const user = userEvent.setup();
  await openAt('backup', await archiveOf(null));
  await choose(user, backupOf([RUNNING]));
  await user.press(await screen.findByRole('button', { name: 'Take it in' }));
  await screen.findByText('1 game came in.');
  await user.press(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('Half Done')).toBeOnTheScreen();
});

test('where nothing is picked nothing happens', async () => {
  const user = userEvent.setup();
  await openAt('backup', await archiveOf(null));
  await choose(user, null);
  expect(await screen.findByRole('button', { name: 'Restore a backup' })).toBeEnabled();
  expect(screen.queryByText('This file cannot be used')).toBeNull();
});

/** A file with its checksum in order, but with a number for a name. */
function misshapen(): string {
  const data = { games: [{ ...ELM, town: 5 }], players: [], box: [], settings: [] };
  const checksum = checksumOf(JSON.stringify(data));
  return JSON.stringify({ app: 'picket', kind: 'backup', version: 1, createdAt: 1, checksum, data });
}

const GOOD = backupOf([ELM]);
const FILES: Readonly<Record<BackupErrorCode, () => Promise<typeof files.picked>>> = {
  tooLarge: async () => ({ size: MOST_CHARACTERS + 1 }),
  empty: async () => ' \n',
  tooDeep: async () => '['.repeat(100),
  notJson: async () => GOOD.slice(0, 900),
  notPicket: async () => '{"app":"other"}',
  rawBackup: async () => rawBackup((await archiveOf(null)).database),
  newerVersion: async () => GOOD.replace('"version":1', '"version":2'),
  wrongChecksum: async () => GOOD.replace('Elm Hill', 'Elm Hall'),
  wrongShape: async () => misshapen(),
};
const SENTENCES: Readonly<Record<BackupErrorCode, RegExp>> = {
  tooLarge: /larger than any backup/,
  empty: /^The file is empty/,
  tooDeep: /nested deeper/,
  notJson: /only the beginning/,
  notPicket: /made by another app/,
  rawBackup: /raw copy of a newer Picket/,
  newerVersion: /made by a newer Picket/,
  wrongChecksum: /changed or damaged/,
  wrongShape: /at “games\[0\]\.town”/,
};

test.each(BACKUP_ERRORS)('a file is refused by name: %s', async (code) => {
  const user = userEvent.setup();
  const archive = await archiveOf(null);
  await openAt('backup', archive);
  await choose(user, await FILES[code]());
  expect(await screen.findByText(SENTENCES[code])).toBeOnTheScreen();
  expect(await archive.repositories.history.count({})).toBe(0);
  files.picked = GOOD;
  await user.press(screen.getByRole('button', { name: 'Choose another file' }));
  expect(await screen.findByRole('button', { name: 'Take it in' })).toBeOnTheScreen();
});

test('a file the device does not give is told apart from a wrong one', async () => {
  const user = userEvent.setup();
  await openAt('backup', await archiveOf(null));
  await choose(user, new Error('out of reach'));
  expect(await screen.findByText(/^The file cannot be read\./)).toBeOnTheScreen();
});

test('deleting everything asks twice and offers a backup first', async () => {
  const user = userEvent.setup();
  const archive = await archiveOf(backupOf([RUNNING, ...manyGames(3)]));
  await openAt('backup', archive);
  await user.press(await screen.findByRole('button', { name: 'Delete all data' }));
  expect(await screen.findByText(/^The history of 3 games/)).toBeOnTheScreen();
  const last = screen.getByRole('button', { name: 'Delete everything' });
  expect(last).toBeDisabled();
  await user.press(screen.getByRole('button', { name: 'Save a backup first' }));
  await waitFor(() => expect(files.shared).toHaveLength(1));
  await user.press(screen.getByRole('switch', { name: 'I am sure' }));
  await user.press(last);
  expect(await screen.findByText('All data is deleted.')).toBeOnTheScreen();
  expect(await archive.repositories.history.count({})).toBe(0);
  expect(await archive.repositories.games.running()).toEqual([]);
  expect(await archive.repositories.players.list()).toEqual([]);

  await takeIn(archive, files.shared[0]?.text ?? '');
  expect(await archive.repositories.history.count({})).toBe(3);
});
