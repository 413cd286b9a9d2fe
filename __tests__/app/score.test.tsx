import { screen, userEvent, within } from '@testing-library/react-native';

import { NO_ENTRY } from '../../src/game/table';
import { setupOf, sheetOf, type Given } from '../rules/support';
import { resultOf } from '../storage/support/material';
import { backupOf, gameOf } from '../backups';
import { archiveOf, openAt, type Archive } from './archive';

// Two estates (sizes 3 and 1), 4 points; plan 1 claimed first for 10; three temps.
const SHEET: Given = { streets: ['1 2 3 | 4 | _ _ _ _ _ _'], ticks: { temps: 3, plans: [10, null, null] } };

async function table(edition: '2018' | '2023'): Promise<Archive> {
  const archive = await archiveOf(null);
  const given = { ...SHEET, edition, goals: [{ kind: 'estates', sizes: [1] } as const] };
  await archive.repositories.games.addPaper({
    town: 'Elm Hill',
    setup: setupOf(given),
    sheet: sheetOf(given),
    results: [
      resultOf('Ada', { entry: { ...NO_ENTRY, own: true } }),
      ...['Bo', 'Cy', 'Di', 'Ed'].map((name) => resultOf(name)),
    ],
  });
  return archive;
}

const idOf = async ({ repositories }: Archive) =>
  (await repositories.history.page({}, null, 1)).entries[0]?.header.id ?? '';

const rows = () =>
  screen
    .getAllByTestId(/^seat-/)
    .map(({ props }) => String(props.accessibilityLabel).replace(/\. Change it\.$/, ''));

interface Told {
  readonly temps?: number;
  readonly points: number;
}

async function enter(
  user: ReturnType<typeof userEvent.setup>,
  seat: number,
  { temps, points }: Told,
): Promise<void> {
  await user.press(screen.getByTestId(`seat-${seat}`));
  if (temps !== undefined) {
    await user.press(await screen.findByRole('radio', { name: 'Temps, total' }));
    await user.type(screen.getByLabelText('Temps ticked'), `${temps}`);
  }
  const field = screen.getByLabelText(temps === undefined ? 'Final total' : 'Points without temps');
  await user.type(field, `${points}`);
  await user.press(screen.getByRole('button', { name: 'Done' }));
}

describe.each(['2018', '2023'] as const)('R8.4, R8.7 five at a table of %s', (edition) => {
  test('temps are ranked, ties asked, medals given, and a correction ranks anew', async () => {
    const user = userEvent.setup();
    const archive = await table(edition);
    const id = await idOf(archive);
    await openAt(`game/${id}/score?part=table`, archive);
    await screen.findByTestId('seat-4');
    await enter(user, 1, { temps: 5, points: 11 });
    await enter(user, 2, { temps: 5, points: 7 });
    await enter(user, 3, { temps: 3, points: 14 });
    await enter(user, 4, { points: 2 });
    // Temps 3, 5, 5, 3: 4, 7, 7, 4 points. Three are level with 18.
    expect(rows()).toEqual([
      'Place 1, level: Ada, 18 points, 3 temps',
      'Place 1, level: Bo, 18 points, 5 temps',
      'Place 1, level: Di, 18 points, 3 temps',
      'Place 4: Cy, 14 points, 5 temps',
      'Place 5: Ed, 2 points',
    ]);
    await user.press(within(screen.getByLabelText('How many complete estates has Bo?')).getByLabelText('2'));
    await user.press(within(screen.getByLabelText('How many complete estates has Di?')).getByLabelText('1'));
    if (edition === '2018') {
      await user.press(
        within(screen.getByLabelText('How many estates of size 1 has Bo?')).getByLabelText('0'),
      );
    }
    expect(screen.queryByLabelText(/^How many/)).toBeNull();
    const settled = edition === '2018' ? 'Place 2' : 'Place 1';
    expect(rows().slice(0, 3)).toEqual([
      'Place 1: Ada, 18 points, 3 temps',
      `${settled}: Bo, 18 points, 5 temps`,
      'Place 3: Di, 18 points, 3 temps',
    ]);

    await user.press(screen.getByLabelText('Ada, plan 1: first, 10. Change it.'));
    expect(rows().slice(0, 3)).toEqual([
      'Place 1: Bo, 18 points, 5 temps',
      'Place 2: Di, 18 points, 3 temps',
      'Place 3: Cy, 14 points, 5 temps',
    ]);
    const kept = (await archive.repositories.games.load(id))?.results ?? [];
    expect(kept.map(({ total, place }) => [total, place])).toEqual([
      [8, 4],
      [18, 1],
      [14, 3],
      [18, 2],
      [2, 5],
    ]);
  });
});

test('a line told in full adds up while it is entered', async () => {
  const user = userEvent.setup();
  const archive = await table('2018');
  await openAt(`game/${await idOf(archive)}/score?part=table`, archive);
  await user.press(await screen.findByTestId('seat-1'));
  await user.press(await screen.findByRole('radio', { name: 'All lines' }));
  await user.type(screen.getByLabelText('Parks, street 3'), '18');
  await user.type(screen.getByLabelText('Estates of 4'), '21');
  await user.type(screen.getByLabelText('− Bis'), '6');
  expect(screen.getByText('Total: 33')).toBeOnTheScreen();
});

test('a player added by mistake is taken away, and brought back', async () => {
  const user = userEvent.setup();
  const archive = await table('2018');
  await openAt(`game/${await idOf(archive)}/score?part=table`, archive);
  await screen.findByTestId('seat-4');
  await user.type(screen.getByLabelText('Name of another player'), 'Bo');
  await user.press(screen.getByRole('button', { name: 'Add this player' }));
  expect(screen.getByText('Bo is at the table already.')).toBeOnTheScreen();
  await user.type(screen.getByLabelText('Name of another player'), 'b');
  await user.press(screen.getByRole('button', { name: 'Add this player' }));
  await user.press(await screen.findByTestId('seat-5'));
  await user.press(await screen.findByRole('button', { name: 'Take from the table' }));
  expect(screen.queryByTestId('seat-5')).toBeNull();
  await user.press(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByTestId('seat-5')).toBeOnTheScreen();
});

test('a sheet that does not fulfil a plan cannot have claimed it', async () => {
  const user = userEvent.setup();
  const archive = await table('2018');
  await openAt(`game/${await idOf(archive)}/score?part=table`, archive);
  await user.press(await screen.findByLabelText('Ada, plan 2: not claimed. Change it.'));
  expect(screen.getByText('Plan 2 is not fulfilled on this sheet.')).toBeOnTheScreen();
});

test.each([
  ['half', 'This town is still being built. Its points are counted when the game is over.'],
  ['broken', 'This game cannot be counted any more. What is known of it stands in History.'],
  ['nobody', 'This game is not here. It was deleted, or the link belongs to another device.'],
])('there is nothing to count in a game that is %s', async (id, said) => {
  const broken = { ...gameOf({ id: 'broken', town: 'Broken' }), setup: { nothing: true } };
  const backup = backupOf([gameOf({ id: 'half', town: 'Half', finishedAt: null }), broken]);
  await openAt(`game/${id}/score`, await archiveOf(backup));
  expect(await screen.findByText(said)).toBeOnTheScreen();
});
