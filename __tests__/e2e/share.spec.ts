import { expect, test } from '@playwright/test';

import { backupOf, BO, gameOf } from '../backups';
import { look } from './look';
import { PostcardPage } from './pages/postcard';

const GAMES = [
  gameOf({ id: 'maple', town: 'Maple Bend', table: [[BO, 71]] }),
  gameOf({
    id: 'long',
    town: 'Willow Hollow Heights 24',
    edition: '2023',
    table: [
      ['Bartholomäus Wundersam', 71],
      ['Margarethe-Henriette', 55],
    ],
  }),
];

test('a finished town is saved and copied as a picture, as text, and for other programs', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const picket = new PostcardPage(page);
  await picket.restore(backupOf(GAMES), GAMES.length);
  const csv = await picket.download(picket.button('Spreadsheet (CSV)'));
  expect(csv.text.trim().split('\r\n')).toHaveLength(1 + 2 + 3);
  const json = await picket.download(picket.button('Data (JSON)'));
  expect(JSON.parse(json.text).games).toHaveLength(2);

  await picket.open('/history/maple');
  await picket.button('Send a postcard').click();
  await expect(page).toHaveURL(/\/history\/maple\/postcard$/);
  await expect(picket.picture()).toBeVisible();
  const png = await picket.save();
  expect(png).toMatchObject({ name: 'picket-maple-bend.png', width: 1200, height: 1500 });
  // The same faces as on screen: a picture drawn with the system's fonts is four times as far off.
  const shown = await picket.picture().screenshot();
  expect(await picket.difference(png.bytes, shown)).toBeLessThan(4);

  await picket.button('Copy the picture').click();
  await expect(page.getByText('The picture is copied.')).toBeVisible();
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).map(({ types }) => types));
  expect(types).toEqual([['image/png']]);
  await picket.button('Copy as text').click();
  await expect(page.getByText(/^The town is copied/)).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Maple Bend · \d+ points · June 20, 2026\n(?:[🏠🏊👯⬜⭕🌳| ]+\n?){3}$/u);

  const popup = context.waitForEvent('page');
  await context.route('https://app.bgstatsapp.com/**', (route) => route.fulfill({ body: '' }));
  await picket.button('To BG Stats').click();
  const link = new URL((await popup).url());
  expect(JSON.parse(link.searchParams.get('data') ?? '')).toMatchObject({
    sourcePlayId: 'maple',
    game: { bggId: 233867 },
  });
  expect(picket.complaints).toEqual([]);
});

test.describe('in German, in blueprint', () => {
  test.use({ locale: 'de-DE', colorScheme: 'dark', viewport: { width: 320, height: 568 } });
  test('the postcard fits every window, and axe finds nothing', async ({ page }) => {
    const picket = new PostcardPage(page, 'de');
    await picket.restore(backupOf(GAMES), GAMES.length);
    await picket.open('/history/long/postcard');
    await expect(picket.picture()).toBeVisible();
    await look(page, { name: 'postcard', axeAt: 320 });
    expect(picket.complaints).toEqual([]);
  });
});
