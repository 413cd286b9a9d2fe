import { screen, userEvent } from '@testing-library/react-native';

import { backupOf, manyGames } from '../backups';
import { archiveOf, openAt } from './archive';

test('with nothing finished there is nothing to count', async () => {
  await openAt('stats', await archiveOf(null));
  expect(await screen.findByRole('heading', { name: 'Nothing to count yet' })).toBeOnTheScreen();
});

test('two games are figures only, and why is told', async () => {
  await openAt('stats', await archiveOf(backupOf(manyGames(2))));
  expect(await screen.findByText(/^Charts begin with three games/)).toBeOnTheScreen();
  expect(screen.queryByRole('heading', { name: 'Points per game' })).toBeNull();
});

test('charts give way to tables, filters narrow, records open their game', async () => {
  const user = userEvent.setup();
  const games = manyGames(12);
  await openAt('stats', await archiveOf(backupOf(games)));
  expect(await screen.findByRole('heading', { name: 'Points per game' })).toBeOnTheScreen();
  expect(screen.getByLabelText(/^From \d+ to \d+ points/)).toBeOnTheScreen();
  await user.press(screen.getByRole('button', { name: 'Show tables' }));
  expect(screen.queryByLabelText(/^From \d+ to \d+ points/)).toBeNull();
  await user.press(screen.getByRole('checkbox', { name: 'Edition' }));
  await user.press(await screen.findByRole('checkbox', { name: '2023' }));
  const narrowed = games.filter(({ edition }) => edition === '2023').length;
  expect((await screen.findAllByText(String(narrowed))).length).toBeGreaterThan(0);
  await user.press(screen.getByRole('link', { name: /^Most points: / }));
  expect(await screen.findByRole('button', { name: 'Rematch' })).toBeOnTheScreen();
});

test('a player of the address is asked for, and everyone can be', async () => {
  const user = userEvent.setup();
  await openAt('stats?player=p-bo', await archiveOf(backupOf(manyGames(12))));
  await user.press(await screen.findByRole('checkbox', { name: 'Whose games?: Bo' }));
  await user.press(await screen.findByRole('checkbox', { name: 'Everyone' }));
  expect(await screen.findByRole('heading', { name: 'Players' })).toBeOnTheScreen();
});
