import { expect, test } from '@playwright/test';

import { backupOf, BO, gameOf, manyGames } from '../backups';
import { look, LOOKS } from './look';
import { HistoryPage } from './pages/history';

const GAMES = manyGames(48);
const BACKUP = backupOf([...GAMES, gameOf({ id: 'running', town: 'Half Done', finishedAt: null })]);

test('games come in by a file, are found, opened, renamed, deleted and brought back', async ({ page }) => {
  const picket = new HistoryPage(page);
  await picket.restore(BACKUP, 49);
  await picket.open('/history');
  await expect(picket.row('Maple Bend')).toBeVisible();
  await expect(picket.chip('All 48')).toBeChecked();

  await picket.search().fill('elysee');
  await expect(picket.row('Saint-Élysée')).toBeVisible();
  await expect(picket.row('Maple Bend')).toHaveCount(0);
  await expect(page.getByText('8 of 48 games')).toBeVisible();
  await picket.button('Clear the search').click();

  await picket.chip('Solo').click();
  await expect(picket.row('Orchard Grove')).toBeVisible();
  await expect(picket.row('Maple Bend')).toHaveCount(0);
  await picket.chip('Solo').click();
  await picket.chip('Year').click();
  await picket.button('2025').click();
  await expect(page.getByRole('heading', { name: 'December 2025' })).toBeVisible();
  await expect(picket.row('Maple Bend')).toHaveCount(0);
  await picket.chip('All 48').click();

  await picket.row('Maple Bend').click();
  await expect(page).toHaveURL(/\/history\/game-0$/);
  await expect(page.getByRole('img', { name: 'The town of Maple Bend at the end' })).toBeVisible();
  await picket.button('Rename').click();
  await page.getByRole('textbox', { name: 'Name of the town' }).fill('Zebra Creek');
  await picket.button('Save').click();
  await expect(picket.heading(1)).toHaveText('Zebra Creek');
  await page.getByRole('textbox', { name: 'Note' }).fill('It rained, and Bo lost.');
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(picket.heading(1)).toHaveText('Zebra Creek');
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('It rained, and Bo lost.');

  await picket.button('Back').click();
  await picket.open('/history');
  await picket.row('Zebra Creek').click();
  await picket.button('Delete this game').click();
  await expect(picket.chip('All 47')).toBeChecked();
  await expect(picket.row('Zebra Creek')).toHaveCount(0);
  await picket.button('Undo').click();
  await expect(picket.row('Zebra Creek')).toBeVisible();
  await expect(picket.chip('All 48')).toBeChecked();

  await page.reload();
  await expect(picket.row('Zebra Creek')).toBeVisible();
  expect(picket.complaints).toEqual([]);
});

test('the list goes on to the last of many games, and draws only those in sight', async ({ page }) => {
  test.slow(); // every game of the file is played again before it is taken in
  const picket = new HistoryPage(page);
  await picket.restore(backupOf(manyGames(120)), 120);
  await picket.open('/history');
  await expect(picket.row('Maple Bend')).toBeVisible();
  const oldest = picket.row('Saint-Élysée 20'); // the last of the 120
  await page.mouse.move(200, 600);
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(oldest).toBeVisible({ timeout: 200 });
  }).toPass();
  expect(await page.getByRole('button').count()).toBeLessThan(90);
  expect(picket.complaints).toEqual([]);
});

test('everything saved, deleted and restored is as it was', async ({ page }) => {
  const picket = new HistoryPage(page);
  await picket.restore(BACKUP, 49);
  const { name, text } = await picket.download(picket.button('Save a backup'));
  expect(name).toMatch(/^picket-backup-\d{4}-\d{2}-\d{2}\.json$/);

  await picket.button('Delete all data').click();
  const last = picket.button('Delete everything');
  await expect(last).toBeDisabled();
  await picket.switch('I am sure').click();
  await last.click();
  await expect(page.getByText('All data is deleted.')).toBeVisible();
  await picket.open('/history');
  await expect(page.getByRole('heading', { name: 'No town yet' })).toBeVisible();
  await picket.open('/');
  await expect(page.getByText('Half Done')).toHaveCount(0);

  await picket.restore(text, 49);
  await picket.open('/');
  await expect(page.getByText('Half Done').first()).toBeVisible();
  await picket.open('/history');
  await expect(picket.chip('All 48')).toBeChecked();
  await picket.offer(text);
  await expect(picket.dialog()).toContainText('Everything in this file is here already.');
  expect(picket.complaints).toEqual([]);
});

test('one game goes to another device as a file', async ({ page, browser }) => {
  const picket = new HistoryPage(page);
  await picket.restore(BACKUP, 49);
  await picket.open('/history/game-1');
  const { name, text } = await picket.download(picket.button('Export this game'));
  expect(name).toBe('picket-sunny-acres.json');

  const context = await browser.newContext();
  const there = new HistoryPage(await context.newPage());
  await there.restore(text, 1);
  await there.open('/history');
  await there.row('Sunny Acres').click();
  await expect(there.page.getByText('Bo', { exact: true })).toBeVisible();
  await context.close();
});

test('a running game is played on from its record', async ({ page }) => {
  const picket = new HistoryPage(page);
  await picket.restore(BACKUP, 49);
  await picket.open('/history/running');
  await picket.button('Play on').click();
  await expect(page).toHaveURL(/\/game\/running$/);
});

test('files that are no backup are refused with the reason', async ({ page }) => {
  const picket = new HistoryPage(page);
  for (const [text, why] of [
    ['', 'The file is empty.'],
    [BACKUP.slice(0, 4000), 'no backup, or only the beginning'],
    ['{"app":"other"}', 'made by another app'],
    [BACKUP.replace('Maple Bend', 'Maple Band'), 'changed or damaged'],
  ] as const) {
    await picket.offer(text);
    await expect(picket.dialog().getByRole('alert')).toContainText(why);
  }
  await picket.open('/history');
  await expect(page.getByRole('heading', { name: 'No town yet' })).toBeVisible();
});

const KEPT = [
  gameOf({
    id: 'long',
    town: 'Willow Hollow Heights 24',
    edition: '2023',
    table: [
      ['Bartholomäus Wundersam', 71],
      [BO, 12],
      ['Margarethe-Henriette', 55],
      ['Ng', 54],
    ],
    note: 'Rain outside, tea inside.',
  }),
  { ...gameOf({ id: 'broken', town: 'Broken Row', table: [[BO, 80]] }), setup: { nothing: true } },
  gameOf({ id: 'running', town: 'Half Done', finishedAt: null }),
  ...GAMES.slice(0, 12),
];
const SCREENS = [
  '/history',
  '/history/long',
  '/history/broken',
  '/history/running',
  '/history/none',
  '/backup',
];

for (const { language, locale, colorScheme, axeAt } of LOOKS) {
  test.describe(locale, () => {
    test.use({ locale, colorScheme });
    test('every screen fits every window, and axe finds nothing', async ({ page }) => {
      const picket = new HistoryPage(page, language);
      const seen = (name: string) => look(page, { name, axeAt });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await picket.open('/history');
      await expect(picket.heading(2)).toBeVisible();
      await seen('empty');
      await picket.offer(backupOf(KEPT));
      await seen('preview');
      await picket.button(picket.t('backup.take')).click();
      await expect(picket.dialog()).toBeHidden();
      for (const path of SCREENS) {
        await picket.open(path);
        if (path === '/history') await expect(picket.row('Maple Bend')).toBeVisible();
        else if (!path.endsWith('none')) await expect(picket.heading(2)).toBeVisible();
        await seen(path);
      }
      await picket.button(picket.t('backup.wipe')).click();
      await expect(picket.dialog()).toBeVisible();
      await seen('wipe');
      expect(picket.complaints).toEqual([]);
    });
  });
}
