import { screen, userEvent, waitFor } from '@testing-library/react-native';

import { readBackup } from '../../src/storage/backup/read';
import { backupOf, BO, gameOf } from '../backups';
import { archiveOf, openAt } from './archive';
import { files } from './files';

jest.mock('expo-file-system', () => jest.requireActual('./files').fileSystem);
jest.mock('expo-sharing', () => jest.requireActual('./files').sharing);
beforeEach(() => {
  files.shared.length = 0;
});

const ELM = gameOf({ id: 'elm', town: 'Elm Hill', table: [[BO, 12]], note: 'Rain.' });

test('a finished game shows its town, its table, its lines and its facts', async () => {
  const user = userEvent.setup();
  await openAt('history/elm', await archiveOf(backupOf([ELM])));
  expect(await screen.findByRole('heading', { name: 'Elm Hill' })).toBeOnTheScreen();
  expect(screen.getByLabelText('The town of Elm Hill at the end')).toBeOnTheScreen();
  const total = ELM.results[0]?.total;
  const ada = screen.getByRole('button', { name: `Ada, 1st, ${total}: hide how the points add up` });
  expect(screen.getByText('47 minutes')).toBeOnTheScreen();
  expect(screen.getByText('Table 2018')).toBeOnTheScreen();
  expect(screen.getByText('Temps')).toBeOnTheScreen();
  await user.press(ada);
  expect(screen.queryByText('Temps')).toBeNull();
});

test('the note is kept with every letter', async () => {
  const user = userEvent.setup();
  const archive = await archiveOf(backupOf([ELM]));
  await openAt('history/elm', archive);
  await user.type(await screen.findByLabelText('Note'), ' And tea.');
  await waitFor(async () =>
    expect((await archive.repositories.games.load('elm'))?.header.note).toBe('Rain. And tea.'),
  );
});

test('a town gets another name, but no empty one', async () => {
  const user = userEvent.setup();
  const archive = await archiveOf(backupOf([ELM]));
  await openAt('history/elm', archive);
  await user.press(await screen.findByRole('button', { name: 'Rename' }));
  const field = await screen.findByLabelText('Name of the town');
  await user.clear(field);
  expect(screen.getByText('A name, please.')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(field, 'Oak Hill');
  await user.press(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Oak Hill' })).toBeOnTheScreen();
  expect(screen.getByText('The town is now called Oak Hill.')).toBeOnTheScreen();
  expect((await archive.repositories.games.load('elm'))?.header.town).toBe('Oak Hill');
});

test('a deleted game is gone from the list, and comes back whole', async () => {
  const user = userEvent.setup();
  const archive = await archiveOf(backupOf([ELM]));
  await openAt('history', archive);
  await user.press(await screen.findByRole('button', { name: /^Elm Hill,/ }));
  await user.press(await screen.findByRole('button', { name: 'Delete this game' }));
  expect(await screen.findByRole('heading', { name: 'No town yet' })).toBeOnTheScreen();
  expect(await archive.repositories.games.load('elm')).toBeNull();
  await user.press(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Elm Hill,/ })).toBeOnTheScreen();
  expect((await archive.repositories.games.load('elm'))?.state).toBe('playable');
});

test('a game is exported as a file that holds it alone', async () => {
  const user = userEvent.setup();
  const other = gameOf({ id: 'oak', town: 'Oak Hill' });
  await openAt('history/elm', await archiveOf(backupOf([ELM, other])));
  await user.press(await screen.findByRole('button', { name: 'Export this game' }));
  expect(await screen.findByText('The game is in the file picket-elm-hill.json.')).toBeOnTheScreen();
  const read = readBackup(files.shared[0]?.text ?? '');
  if (!read.ok) throw new Error(read.error.code);
  expect(read.backup.kind).toBe('game');
  expect(read.backup.data.games.map(({ town }) => town)).toEqual(['Elm Hill']);
});

test.each([
  ['a damaged record', { setup: { nothing: true } }, /^Its record is damaged: something at “setup/],
  ['a record of a newer Picket', { version: 99 }, /written by a newer Picket/],
  ['a step no rule allows', { events: [{ type: 'park' }], head: 1 }, /^Step 1 is not allowed by the rules: /],
])('%s is shown with its result and why, and can be exported and deleted', async (_, part, why) => {
  const user = userEvent.setup();
  const archive = await archiveOf(backupOf([{ ...ELM, ...part }]));
  await openAt('history/elm', archive);
  expect(await screen.findByText(why)).toBeOnTheScreen();
  expect(screen.queryByLabelText(/^The town of Elm Hill/)).toBeNull();
  expect(screen.getByText('Bo')).toBeOnTheScreen();
  await user.press(screen.getByRole('button', { name: 'Export this game' }));
  await waitFor(() => expect(files.shared).toHaveLength(1));
  await user.press(screen.getByRole('button', { name: 'Delete this game' }));
  await waitFor(async () => expect(await archive.repositories.games.load('elm')).toBeNull());
  await user.press(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await archive.repositories.games.load('elm'))?.state).toBe('broken'));
});

test('a running game is played on', async () => {
  const user = userEvent.setup();
  await openAt(
    'history/half',
    await archiveOf(backupOf([gameOf({ id: 'half', town: 'Half', finishedAt: null })])),
  );
  await user.press(await screen.findByRole('button', { name: 'Play on' }));
  expect(await screen.findByRole('button', { name: /^Score: / })).toBeOnTheScreen();
});

test('an unknown game is told kindly', async () => {
  const user = userEvent.setup();
  await openAt('history/nobody', await archiveOf(null));
  expect(await screen.findByText(/^This game is not here\./)).toBeOnTheScreen();
  await user.press(screen.getByRole('button', { name: 'Go to History' }));
  expect(await screen.findByRole('heading', { name: 'No town yet' })).toBeOnTheScreen();
});

test('a replay steps through the turns, shows them as a table, and ends in the stored points', async () => {
  const user = userEvent.setup();
  await openAt('history/elm?view=replay', await archiveOf(backupOf([ELM])));
  const total = ELM.results[0]?.total;
  expect(await screen.findByLabelText(new RegExp(`total ${total}$`))).toBeOnTheScreen();
  await user.press(screen.getByRole('button', { name: 'One turn back' }));
  await user.press(screen.getByRole('button', { name: 'Show the turns as a table' }));
  await user.press(await screen.findByRole('radio', { name: /^Turn 0 of/ }));
  expect(screen.getByLabelText('The town of Elm Hill before the first turn')).toBeOnTheScreen();
  expect(screen.getByLabelText(/total 0$/)).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'One turn back' })).toBeDisabled();
});

test('a "what if" starts a running copy, tells where it comes from, and leaves the game alone', async () => {
  const user = userEvent.setup();
  const archive = await archiveOf(backupOf([ELM]));
  const before = await archive.repositories.games.load('elm');
  await openAt('history/elm?view=replay', archive);
  await user.press(await screen.findByRole('button', { name: 'One turn back' }));
  await user.press(screen.getByRole('button', { name: 'What if? Play on from here' }));
  expect(await screen.findByRole('button', { name: /^Score: / })).toBeOnTheScreen();
  await waitFor(async () => expect(await archive.repositories.games.running()).toHaveLength(1));
  expect((await archive.repositories.games.running())[0]?.header.town).toBe('Elm Hill 2');
  expect(await archive.repositories.games.load('elm')).toEqual(before);
});

test('a rematch begins with the same people and other plans in two taps', async () => {
  const user = userEvent.setup();
  const archive = await archiveOf(backupOf([ELM]));
  await openAt('history/elm', archive);
  await user.press(await screen.findByRole('button', { name: 'Rematch' }));
  await user.press(await screen.findByRole('button', { name: /^Start / }));
  expect(await screen.findByRole('button', { name: /^Score: / })).toBeOnTheScreen();
  await waitFor(async () => expect(await archive.repositories.games.running()).toHaveLength(1));
  const [game] = await archive.repositories.games.running();
  expect(game?.results.map(({ name, total }) => [name, total])).toEqual([
    ['Ada', null],
    ['Bo', null],
  ]);
});
