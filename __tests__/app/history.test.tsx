import { fireEvent, screen, userEvent, waitFor } from '@testing-library/react-native';

import { backupOf, gameOf, manyGames } from '../backups';
import { archiveOf, openAt } from './archive';

const row = (town: string) => screen.queryByRole('button', { name: new RegExp(`^${town},`) });
const findRow = (town: string) => screen.findByRole('button', { name: new RegExp(`^${town},`) });
const chip = (name: string) => screen.findByRole('checkbox', { name });

test('before the first game the list says what will be there, and leads to a new one', async () => {
  const user = userEvent.setup();
  await openAt('history', await archiveOf(null));
  expect(await screen.findByRole('heading', { name: 'No town yet' })).toBeOnTheScreen();
  await user.press(screen.getByRole('button', { name: 'Restore a backup' }));
  expect(await screen.findByRole('button', { name: 'Save a backup' })).toBeOnTheScreen();
});

test('while the database opens the list says so; if it cannot be opened, why', async () => {
  const first = await openAt('history', new Promise<never>(() => undefined));
  expect(await screen.findByText('One moment, the games are being fetched.')).toBeOnTheScreen();
  await first.unmount();
  await openAt('history', { state: 'failed', message: 'disk is full' });
  expect(await screen.findByText(/It says: disk is full/)).toBeOnTheScreen();
});

test('a row tells when, what, who and how it went, winner first', async () => {
  const games = [gameOf({ id: 'one', town: 'Elm Hill', edition: '2023', table: [['Zoe', 300]] })];
  await openAt('history', await archiveOf(backupOf(games)));
  const total = games[0]?.results[0]?.total;
  expect(await findRow('Elm Hill')).toHaveAccessibleName(
    `Elm Hill, June 20, 2026, Table 2023. Zoe 300, winner, Ada ${total}`,
  );
  expect(screen.getByRole('heading', { name: 'June 2026' })).toBeOnTheScreen();
  expect(screen.getByText('2 of 2')).toBeOnTheScreen();
});

test('search finds towns and players without case and accents, and can be cleared', async () => {
  const user = userEvent.setup();
  const games = [
    gameOf({ id: 'one', town: 'Élysée', table: [['René', 50]] }),
    gameOf({ id: 'two', town: 'Oak Hill', table: [['Zoe', 50]] }),
  ];
  await openAt('history', await archiveOf(backupOf(games)));
  await findRow('Oak Hill');
  await user.type(screen.getByLabelText('Town or player'), 'RENE');
  await waitFor(() => expect(row('Oak Hill')).toBeNull());
  expect(row('Élysée')).toBeOnTheScreen();
  expect(screen.getByText('1 of 2 games')).toBeOnTheScreen();
  await user.type(screen.getByLabelText('Town or player'), 'x');
  expect(await screen.findByRole('heading', { name: 'No game matches' })).toBeOnTheScreen();
  await user.press(screen.getByRole('button', { name: 'Show all games' }));
  expect(await findRow('Oak Hill')).toBeOnTheScreen();
  expect(screen.getByLabelText('Town or player')).toHaveDisplayValue('');
});

test('chips narrow by edition, way to play and year, and say how many are left', async () => {
  const user = userEvent.setup();
  const [SUMMER, WINTER] = [new Date(2026, 5, 1).getTime(), new Date(2024, 0, 1).getTime()];
  const games = [
    gameOf({ id: 'one', town: 'Elm', edition: '2018', finishedAt: SUMMER }),
    gameOf({ id: 'two', town: 'Oak', edition: '2023', finishedAt: SUMMER }),
    gameOf({ id: 'three', town: 'Ash', solo: true, finishedAt: WINTER }),
  ];
  await openAt('history', await archiveOf(backupOf(games)));
  await findRow('Elm');
  await user.press(await chip('Edition 2018'));
  await waitFor(() => expect(row('Oak')).toBeNull());
  expect(screen.getByText('2 of 3 games')).toBeOnTheScreen();
  await user.press(await chip('Solo'));
  await waitFor(() => expect(row('Elm')).toBeNull());
  expect(row('Ash')).toBeOnTheScreen();

  await user.press(await chip('All 3'));
  expect(await findRow('Oak')).toBeOnTheScreen();
  await user.press(await chip('Year'));
  await user.press(await screen.findByRole('button', { name: '2024' }));
  await waitFor(() => expect(row('Oak')).toBeNull());
  expect(row('Ash')).toBeOnTheScreen();
  await user.press(await chip('Year: 2024'));
  await user.press(await screen.findByRole('button', { name: 'Every year' }));
  expect(await findRow('Oak')).toBeOnTheScreen();
});

test('the next page is read when the end comes near', async () => {
  const { repositories, ...rest } = await archiveOf(backupOf(manyGames(70)));
  const page = jest.spyOn(repositories.history, 'page');
  await openAt('history', { ...rest, repositories });
  await findRow('Maple Bend');
  const before = page.mock.calls.length;
  await fireEvent(screen.getByTestId('games'), 'endReached', { distanceFromEnd: 0 });
  await waitFor(() => expect(page.mock.calls.length).toBeGreaterThan(before));
  const [, cursor, size] = page.mock.calls.at(-1) ?? [];
  expect(cursor).toMatchObject({ id: 'game-29' }); // the thirtieth, where the first page ended
  expect(size).toBe(30);
});
