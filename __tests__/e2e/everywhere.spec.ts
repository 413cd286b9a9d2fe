import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { look, LOOKS } from './look';
import { Picket } from './pages/picket';

const SCREENS = [
  '/',
  '/new',
  '/new/plans',
  '/box',
  '/box/sheet/new',
  '/box/opponent/sam',
  '/players',
  '/stats',
  '/settings',
  '/help',
  '/help/plans',
  '/about',
  '/history/none/postcard',
  '/nowhere',
];
for (const { locale, colorScheme, axeAt } of LOOKS) {
  test.describe(locale, () => {
    test.use({ locale, colorScheme });
    test('every screen fits every window, and axe finds nothing', async ({ page }) => {
      const picket = new Picket(page);
      for (const path of SCREENS) {
        await picket.open(path);
        await look(page, { name: path, axeAt });
      }
      expect(picket.complaints).toEqual([]);
    });
  });
}

test('the dialog and the message are as accessible as the rest', async ({ page }) => {
  const picket = new Picket(page);
  await picket.open('/settings');
  await picket.button('Reset settings').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForTimeout(400); // the fade is over: axe measures final colours
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await picket.button('Reset').click();
  await expect(picket.button('Undo')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
