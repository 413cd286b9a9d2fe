import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { flaws } from './flaws';
import { Picket } from './pages/picket';

const SCREENS = [
  '/',
  '/new',
  '/new/plans',
  '/box',
  '/box/sheet/new',
  '/box/opponent/sam',
  '/players',
  '/settings',
  '/help',
  '/help/plans',
  '/about',
  '/nowhere',
];
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];
const LOCALES = ['en-US', 'fr-FR', 'de-DE'];

/** Long words are tight on small phones; elsewhere one language will do. */
const spoken = (width: number, index: number) =>
  width <= 360 ? LOCALES : LOCALES.filter((_, i) => i === index % LOCALES.length);

for (const [index, { width, height }] of SIZES.entries()) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });
    for (const locale of spoken(width, index)) {
      test.describe(locale, () => {
        test.use({ locale });
        test('every screen fits', async ({ page }) => {
          const picket = new Picket(page);
          for (const path of SCREENS) {
            await picket.open(path);
            expect(await flaws(page), path).toEqual([]);
          }
          expect(picket.complaints).toEqual([]);
        });
      });
    }
  });
}

/** Colours depend on the theme, places on the size, words on the language: axe looks at each of them once. */
for (const [size, locale, colorScheme] of [
  [{ width: 360, height: 640 }, 'en-US', 'light'],
  [{ width: 844, height: 390 }, 'fr-FR', 'dark'],
  [{ width: 1280, height: 800 }, 'de-DE', 'light'],
] as const) {
  test.describe(`${size.width} × ${size.height}, ${locale}, ${colorScheme}`, () => {
    test.use({ viewport: size, locale, colorScheme });
    test('axe finds nothing on any screen', async ({ page }) => {
      const picket = new Picket(page);
      for (const path of SCREENS) {
        await picket.open(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
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
