import { screen, userEvent, waitFor } from '@testing-library/react-native';
import * as Clipboard from 'expo-clipboard';
import { Linking } from 'react-native';

import { backupOf, BO, gameOf } from '../backups';
import { archiveOf, openAt } from './archive';
import { files } from './files';

jest.mock('expo-file-system', () => jest.requireActual('./files').fileSystem);
jest.mock('expo-sharing', () => jest.requireActual('./files').sharing);
jest.mock('expo-clipboard');
jest.mock('react-native-svg/lib/commonjs/fabric/NativeSvgViewModule', () => ({
  default: {
    // The size tells what would have been drawn: points, of which a screen has two pixels each here.
    toDataURL: (_tag: number, size: object, drawn: (base64: string) => void) => drawn(JSON.stringify(size)),
  },
}));
beforeEach(() => {
  files.shared.length = 0;
});

const ELM = gameOf({ id: 'elm', town: 'Elm Hill', table: [[BO, 12]] });
const TOTAL = ELM.results[0]?.total;

test('from the record to the postcard, which goes out through the share sheet as a picture', async () => {
  const user = userEvent.setup();
  await openAt('history/elm', await archiveOf(backupOf([ELM])));
  await user.press(await screen.findByRole('button', { name: 'Send a postcard' }));
  expect(
    await screen.findByLabelText(`Postcard of Elm Hill: the streets as they were built, ${TOTAL} points.`),
  ).toBeOnTheScreen();
  await user.press(screen.getByRole('button', { name: 'Share the picture' }));
  await waitFor(() =>
    expect(files.shared).toEqual([{ name: 'picket-elm-hill.png', text: expect.anything() }]),
  );
  expect(JSON.parse(files.shared[0]?.text ?? '')).toEqual({ width: 600, height: 750 }); // 1200 × 1500 px
  expect(await screen.findByText('The postcard is on its way.')).toBeOnTheScreen();
});

test('the town as text: name, points and day, then a line per street', async () => {
  const user = userEvent.setup();
  const copy = jest.mocked(Clipboard.setStringAsync).mockResolvedValue(true);
  await openAt('history/elm/postcard', await archiveOf(backupOf([ELM])));
  await user.press(await screen.findByRole('button', { name: 'Copy as text' }));
  const lines = copy.mock.calls[0]?.[0].split('\n') ?? [];
  expect(lines[0]).toBe(`Elm Hill · ${TOTAL} points · June 20, 2026`);
  expect(lines).toHaveLength(4);
  expect(await screen.findByText(/^The town is copied/)).toBeOnTheScreen();
});

test('the game goes to BG Stats by a link', async () => {
  const user = userEvent.setup();
  const opened = jest.spyOn(Linking, 'openURL').mockResolvedValue(true);
  await openAt('history/elm/postcard', await archiveOf(backupOf([ELM])));
  await user.press(await screen.findByRole('button', { name: 'To BG Stats' }));
  const link = new URL(opened.mock.calls[0]?.[0] ?? '');
  const { players, board } = JSON.parse(link.searchParams.get('data') ?? '');
  expect(board).toBe('Elm Hill');
  expect(players.map(({ name, score }: { name: string; score: number }) => [name, score])).toEqual([
    ['Ada', TOTAL],
    ['Bo', 12],
  ]);
});

test.each([
  ['a running game', { finishedAt: null }],
  ['no game at all', { id: 'other' }],
])('%s has no postcard, and is told so', async (_, part) => {
  const user = userEvent.setup();
  await openAt(
    'history/elm/postcard',
    await archiveOf(backupOf([gameOf({ id: 'elm', town: 'Elm', ...part })])),
  );
  expect(await screen.findByText(/^There is no postcard of this game/)).toBeOnTheScreen();
  await user.press(screen.getByRole('button', { name: 'Go to History' }));
});

test.each([
  ['Spreadsheet (CSV)', 'csv', /^\uFEFFgame,town,/],
  ['Data (JSON)', 'json', /"kind": "history"/],
])('the whole history goes out as %s', async (button, ending, contents) => {
  const user = userEvent.setup();
  await openAt('backup', await archiveOf(backupOf([ELM, gameOf({ id: 'two', town: 'Two' })])));
  await user.press(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(files.shared).toHaveLength(1));
  expect(files.shared[0]?.name).toMatch(new RegExp(`^picket-history-\\d{4}-\\d{2}-\\d{2}\\.${ending}$`));
  expect(files.shared[0]?.text).toMatch(contents);
  expect(await screen.findByText(/^2 games are in the file picket-history/)).toBeOnTheScreen();
});

test('without a finished game there is nothing to hand on', async () => {
  const user = userEvent.setup();
  await openAt('backup', await archiveOf(null));
  await user.press(await screen.findByRole('button', { name: 'Data (JSON)' }));
  expect(await screen.findByText('No game is finished yet.')).toBeOnTheScreen();
  expect(files.shared).toEqual([]);
});
