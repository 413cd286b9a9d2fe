import { expect, test } from '@playwright/test';

import { backupOf, gameOf, manyGames } from '../backups';
import { look, LOOKS } from './look';
import { RecordPage } from './pages/record';

const GAMES = manyGames(24);
const [FIRST] = GAMES;
const BACKUP = backupOf(GAMES);

test('a game is replayed by slider, keys and buttons, ends in its score, and goes on differently', async ({
  page,
}) => {
  const picket = new RecordPage(page);
  await picket.restore(BACKUP, GAMES.length);
  await picket.open('/history/game-0');
  await picket.radio('Replay').click();
  const turns = Number(await picket.slider().getAttribute('aria-valuemax'));
  expect(turns).toBeGreaterThan(20);
  expect(await picket.turn()).toBe(turns);
  expect(await picket.total()).toBe(FIRST?.results[0]?.total);
  await expect(picket.button('What if? Play on from here')).toBeDisabled();

  await picket.press('Home');
  expect(await picket.total()).toBe(0);
  await expect(page.getByRole('img', { name: 'The town of Maple Bend before the first turn' })).toBeVisible();
  await picket.press('ArrowRight', 3);
  await picket.button('One turn on').click();
  expect(await picket.turn()).toBe(4);
  await picket.drag(0.99);
  expect(await picket.turn()).toBe(turns);
  await picket.drag(0.5);
  const middle = await picket.turn();
  expect(Math.abs(middle - turns / 2)).toBeLessThan(3);

  await picket.button('Speed: 1×').click();
  await picket.button('Speed: 2×').click();
  await picket.button('Play').click();
  await expect(async () => expect(await picket.turn()).toBeGreaterThan(middle + 2)).toPass();
  await picket.button('Pause').click();
  await picket.button('Show the turns as a table').click();
  await page.getByRole('radio', { name: new RegExp(`^Turn 9 of ${turns},`) }).click();
  await expect(page.getByRole('heading', { name: 'Turn 9' })).toBeVisible();
  const points = await picket.total();

  await picket.button('What if? Play on from here').click();
  await expect(page).toHaveURL(/\/game\//);
  await expect(picket.heading(1)).toHaveText('Maple Bend 2');
  await expect(page.getByRole('button', { name: new RegExp(`^Score: ${points} points`) })).toBeVisible();
  await expect(picket.turnOfGame(10)).toBeVisible();
  await page.reload();
  await expect(picket.turnOfGame(10)).toBeVisible();
  await picket.open('/history/game-0?view=replay');
  expect(await picket.total()).toBe(FIRST?.results[0]?.total);
  expect(picket.complaints).toEqual([]);
});

test('a rematch is two taps: the same people, other plans', async ({ page }) => {
  const picket = new RecordPage(page);
  await picket.restore(BACKUP, GAMES.length);
  await picket.open('/history/game-1');
  await picket.button('Rematch').click();
  await expect(picket.dialog()).toContainText('Ada, Bo, Cleo');
  await picket.button('Draw others').click();
  await picket
    .dialog()
    .getByRole('button', { name: /^Start / })
    .click();
  await expect(page).toHaveURL(/\/game\//);
  await expect(picket.turnOfGame(1)).toBeVisible();
  expect(picket.complaints).toEqual([]);
});

test('statistics show figures, charts and tables, and records lead to their games', async ({ page }) => {
  const picket = new RecordPage(page);
  await picket.open('/stats');
  await expect(page.getByRole('heading', { name: 'Nothing to count yet' })).toBeVisible();
  await picket.restore(BACKUP, GAMES.length);
  await picket.open('/history');
  await picket.button('Statistics').click();
  await expect(page.getByRole('heading', { name: 'Points per game' })).toBeVisible();
  const own = GAMES.map(({ results }) => results[0]?.total ?? 0);
  await expect(picket.shown(String(Math.max(...own))).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^From \d+ to \d+ points/ })).toBeVisible();

  await picket.button('Show tables').click();
  await expect(page.getByRole('table', { name: 'Points per game' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^From \d+ to \d+ points/ })).toHaveCount(0);
  const duel = page.getByRole('row', { name: /^Bo / });
  await expect(duel).toContainText(String(GAMES.filter(({ results }) => results.length > 1).length));

  await picket.chip('Mode').click();
  await picket.chip('Solo').click();
  const solo = GAMES.filter(({ mode }) => mode === 'solo').length;
  await expect(picket.shown(String(solo)).first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Head to head' })).toHaveCount(0);
  await picket.chip('Mode: Solo').click();
  await picket.chip('Any mode').click();
  await page.getByRole('link', { name: /^Most points: / }).click();
  await expect(page).toHaveURL(/\/history\/game-\d+$/);

  await picket.open('/stats?player=p-cleo');
  await expect(picket.chip('Whose games?: Cleo')).toBeChecked();
  expect(picket.complaints).toEqual([]);
});

for (const { language, locale, colorScheme, axeAt } of LOOKS) {
  test.describe(locale, () => {
    test.use({ locale, colorScheme });
    test('record, replay and statistics fit every window, and axe finds nothing', async ({ page }) => {
      const picket = new RecordPage(page, language);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      const long = gameOf({
        id: 'long',
        town: 'Willow Hollow Heights 24',
        table: [['Bartholomäus Wundersam', 71]],
      });
      await picket.restore(backupOf([...GAMES, long]), GAMES.length + 1);
      await picket.open('/history/long?view=replay');
      await picket.press('ArrowLeft', 4);
      await look(page, { name: 'replay', axeAt });
      await picket.button(picket.t('replay.table')).click();
      await look(page, { name: 'turns', axeAt });
      await picket.open('/history/long');
      await picket.button(picket.t('rematch.title')).click();
      await expect(picket.dialog()).toBeVisible();
      await look(page, { name: 'rematch', axeAt });
      await picket.open('/stats');
      await expect(picket.heading(2)).toBeVisible();
      await look(page, { name: 'charts', axeAt });
      await picket.button(picket.t('stats.asTables')).click();
      await look(page, { name: 'tables', axeAt });
      expect(picket.complaints).toEqual([]);
    });
  });
}
