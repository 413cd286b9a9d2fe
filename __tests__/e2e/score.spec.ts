import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { flaws } from './flaws';
import { ScorePage } from './pages/score';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const E1 = [
  '1 3 4* 6 | 7 8 8b 10 | 12 14',
  '2* 3 5 6 7 | 8 9 9b | 11 13 | 15',
  '1 2* 4 5 | 6 | 7 7b _ 9 _ _ _',
];
const E2 = [
  '1 3 4* | 6 7 8 | 9* 11* 12 | 14',
  '2* 3 5 | 6 7 8 8b 10 | 11 13 | _',
  '1 2 | 4 5 6 7 8 | 9 10 12 _ 15',
];

async function openPaper(page: Page): Promise<ScorePage> {
  const picket = new ScorePage(page);
  await picket.open('/history');
  await picket.button('Enter a paper sheet').first().click();
  await picket.radio('2023').click();
  return picket;
}

test('E1 tapped in from paper is 83, line by line, and stays in the history', async ({ page }) => {
  const picket = await openPaper(page);
  await picket.copyPlans([
    { sizes: [4, 4], first: 6, later: 3 },
    { sizes: [2, 5], first: 7, later: 3 },
    { sizes: [2, 3, 4], first: 11, later: 6 },
  ]);
  await picket.addPlayers('Mia', 'Jonas', 'Ben');
  await picket.button('Next: houses').click();
  for (const street of E1) await picket.tapStreet(street);
  await page.reload(); // what was entered outlives it
  await picket.tab('boxes').click();
  await picket.field('Street 2').fill('1');
  await picket.field('Street 3').fill('5');
  await picket.field('Size 1').fill('1');
  await picket.field('Size 4').fill('3');
  await picket.field('Temps').fill('2');
  await page.getByRole('button', { name: /^Plan A:/ }).click();
  await page.getByRole('button', { name: /^Plan B:/ }).click();
  await page.getByRole('button', { name: /^Plan B:/ }).click();
  await page.getByRole('button', { name: /^Plan C:/ }).click();
  await expect(page.getByText('82 points, before temps are ranked')).toBeVisible();
  await picket.button('Keep in History').click();

  await expect(page).toHaveURL(/\/game\/[\w-]+\/score$/);
  await expect(picket.total).toHaveText('Total82');
  await picket.button('The table').click();
  await picket.enterTemps('Jonas', 5, 60);
  await picket.enterTemps('Ben', 4, 50);
  expect(await picket.rows()).toEqual([
    'Place 1: Mia, 83 points, 2 temps',
    'Place 2: Jonas, 67 points, 5 temps',
    'Place 3: Ben, 54 points, 4 temps',
  ]);
  await picket.button('Back').click();
  await expect(picket.total).toHaveText('Total83');
  expect(await picket.lines()).toEqual({
    Plans: '20',
    Parks: '20',
    Pools: '9',
    Temps: '1',
    Estates: '39',
    Bis: '−6',
    Refusals: '0',
  });
  for (const [size, value] of [6, 4, 3, 21, 5, 0].entries()) {
    await page
      .getByRole('button', { name: new RegExp(`^Estates of ${size + 1}: .* = ${value}\\.$`) })
      .click();
  }
  await page.getByRole('button', { name: /^Estates of 4:/ }).click();
  await expect(page.getByText('Estates of 4: 3 × 7 = 21.')).toBeVisible();

  await picket.open('/history');
  await page.getByRole('button', { name: /Mia 83, winner/ }).click();
  await expect(page.getByText('Played on paper: there is no way back through its turns.')).toBeVisible();
  await picket.button('Score and ranking').click();
  await expect(picket.total).toHaveText('Total83');
  expect(picket.complaints).toEqual([]);
});

test('E2 typed in is 91; what cannot be is said with its place', async ({ page }) => {
  const picket = await openPaper(page);
  await picket.copyPlans([
    { sizes: [3, 3], first: 8, later: 4 },
    { sizes: [2, 5], first: 6, later: 3 },
    { sizes: [6], first: 9, later: 5 },
  ]);
  await picket.button('Next: houses').click();
  await picket.radio('Type').click();
  await picket.field('Street 1').fill('1 3 4* | 6 7 7 | 9* 11* 12 | 14');
  await expect(page.getByRole('alert')).toContainText('Street 1, house 5: this number stands there already');
  for (const [index, street] of E2.entries()) await picket.field(`Street ${index + 1}`).fill(street);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await picket.button('Next: boxes').click();
  await picket.field('Street 1').fill('3');
  await picket.field('Street 2').fill('3');
  await picket.field('Size 2').fill('1');
  await picket.field('Size 3').fill('3');
  await picket.field('Size 5').fill('2');
  await picket.field('Temps').fill('5');
  await picket.field('Refusals').fill('2');
  await page.getByRole('button', { name: /^Plan A:/ }).click();
  await page.getByRole('button', { name: /^Plan B:/ }).click();
  await page.getByRole('button', { name: /^Plan C:/ }).click();
  await expect(page.getByRole('alert')).toContainText('Plan C is claimed, but its goal is not on the sheet.');
  await expect(picket.button('1 thing cannot be')).toBeDisabled();
  await page.getByRole('button', { name: /^Plan C:/ }).click();
  await page.getByRole('button', { name: /^Plan C:/ }).click();
  await picket.button('Keep in History').click();
  await picket.button('The table').click();
  await picket.addToTable('Ben');
  await picket.enterTemps('Ben', 3, 40);
  await picket.button('Back').click();
  await expect(picket.total).toHaveText('Total91');
  expect(await picket.lines()).toEqual({
    Plans: '14',
    Parks: '16',
    Pools: '13',
    Temps: '7',
    Estates: '45',
    Bis: '−1',
    Refusals: '−3',
  });
  expect(picket.complaints).toEqual([]);
});

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];

for (const [language, locale] of [
  ['en', 'en-US'],
  ['fr', 'fr-FR'],
  ['de', 'de-DE'],
] as const) {
  test.describe(language, () => {
    test.use({ locale });
    test('everything fits, and axe finds nothing', async ({ page }) => {
      const picket = new ScorePage(page, language);
      const { t } = picket;
      const look = async (name: string) => {
        await page.mouse.move(0, 0);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await expect.poll(() => flaws(page), `${name} ${size.width}`).toEqual([]); // once it has followed
        }
        await page.emulateMedia({ colorScheme: language === 'fr' ? 'dark' : 'light' });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${name} ${id}: ${nodes[0]?.html}`)).toEqual([]);
      };
      await picket.open('/game/nobody/score');
      await look('no game');
      await picket.open('/paper');
      await look('paper: game');
      await picket.tab('houses').click();
      await look('paper: houses');
      await picket.radio(t('paper.ways.type')).click();
      await picket.field(t('paper.street', { street: 1 })).fill('9 3');
      await look('paper: typed');
      await picket.field(t('paper.street', { street: 1 })).fill('9 3 _ _ _ _ _ _ _ _');
      await picket.tab('boxes').click();
      await look('paper: boxes');
      await picket.tab('houses').click();
      await picket.radio(t('paper.ways.type')).click();
      await picket.field(t('paper.street', { street: 1 })).fill('1 3 | 4 | _ _ _ _ _ _ _');
      await picket.tab('boxes').click();
      await picket.button(t('paper.save')).click();
      await expect(picket.total).toBeVisible();
      await look('score');
      await picket.button(t('ending.table')).click();
      await picket.addToTable('Margarethe-Henriette');
      await picket.edit('Margarethe');
      await picket.field(t('ranking.total')).fill('3');
      await look('entry');
      await picket.close();
      await expect(page.getByRole('group', { name: /Margarethe/ })).toBeVisible();
      await look('table with a tie');
      expect(picket.complaints).toEqual([]);
    });
  });
}
