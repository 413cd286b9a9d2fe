import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { flaws } from './flaws';
import { Picket } from './pages/picket';

const SCREENS = ['/', '/settings', '/about', '/nowhere'];
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];
const LOCALES = ['en-US', 'fr-FR', 'de-DE'];
const THEMES = ['light', 'dark'] as const;

for (const { width, height } of SIZES) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });
    for (const locale of LOCALES) {
      test.describe(locale, () => {
        test.use({ locale });
        test('every screen fits, in both themes, and axe finds nothing', async ({ page }) => {
          const picket = new Picket(page);
          for (const colorScheme of THEMES) {
            await page.emulateMedia({ colorScheme });
            for (const path of SCREENS) {
              await picket.open(path);
              expect(await flaws(page), `${path} ${colorScheme}`).toEqual([]);
              const { violations } = await new AxeBuilder({ page }).analyze();
              expect(
                violations.map(({ id, nodes }) => `${path} ${colorScheme} ${id}: ${nodes[0]?.html}`),
              ).toEqual([]);
            }
          }
          expect(picket.complaints).toEqual([]);
        });
      });
    }
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
