import { screen, userEvent, waitFor } from '@testing-library/react-native';
import * as Clipboard from 'expo-clipboard';

import { crashLog } from '../../app/care/crashLog';
import { readBackup } from '../../src/storage/backup/read';
import { backupOf, gameOf } from '../backups';
import { archiveOf, openAt } from './archive';
import { files } from './files';

jest.mock('expo-file-system', () => jest.requireActual('./files').fileSystem);
jest.mock('expo-sharing', () => jest.requireActual('./files').sharing);
jest.mock('expo-clipboard');
beforeEach(() => {
  files.shared.length = 0;
  crashLog.clear();
});
afterEach(() => jest.restoreAllMocks());

const ELM = gameOf({ id: 'elm', town: 'Elm Hill' });

test('a screen that cannot be drawn says that the games are safe, hands them out and starts again', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what the boundary caught
  const device = jest.spyOn(Date.prototype, 'toLocaleString').mockImplementation(() => {
    throw new Error('this device knows no dates');
  });
  await openAt('history/elm', await archiveOf(backupOf([ELM])));
  expect(await screen.findByRole('heading', { name: 'Something went wrong here' })).toBeOnTheScreen();
  expect(screen.getByText(/^Your game is safe/)).toBeOnTheScreen();
  expect(crashLog.read()[0]?.message).toBe('Error: this device knows no dates');

  await user.press(screen.getByRole('button', { name: 'Save a copy' }));
  await waitFor(() => expect(files.shared).toHaveLength(1));
  const copy = readBackup(files.shared[0]?.text ?? '');
  expect(copy.ok && copy.backup.data.games.map(({ town }) => town)).toEqual(['Elm Hill']);

  device.mockRestore();
  await user.press(screen.getByRole('button', { name: 'Start again' }));
  expect(await screen.findByLabelText('The town of Elm Hill at the end')).toBeOnTheScreen();
});

test('the log stands under About, can be copied and cleared', async () => {
  const user = userEvent.setup();
  crashLog.record(new Error('the pencil broke'));
  const copy = jest.mocked(Clipboard.setStringAsync).mockResolvedValue(true);
  await openAt('about', await archiveOf(null));
  expect(await screen.findByText('Error: the pencil broke')).toBeOnTheScreen();
  await user.press(screen.getByRole('button', { name: 'Copy the log' }));
  expect(copy.mock.calls[0]?.[0]).toMatch(/^Picket \d+\.\d+\.\d+\n\n\d{4}-.*Error: the pencil broke\n/);
  await user.press(screen.getByRole('button', { name: 'Clear the log' }));
  expect(await screen.findByText('Nothing so far.')).toBeOnTheScreen();
  expect(crashLog.read()).toEqual([]);
});
