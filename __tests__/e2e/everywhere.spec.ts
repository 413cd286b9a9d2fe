import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

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

/** What a person would call broken: sideways scrolling, words cut off, controls too small for a thumb. */
function flaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} px wide`);
    const seen = (el: Element) => el.checkVisibility({ visibilityProperty: true });
    for (const el of document.querySelectorAll('#root *')) {
      if (!seen(el) || el.closest('svg')) continue;
      const box = el.getBoundingClientRect();
      const words = [...el.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.textContent?.trim());
      if (words && el.scrollWidth > el.clientWidth + 1) found.push(`cut off: ${el.textContent}`);
      if (words && (box.left < -1 || box.right > root.clientWidth + 1))
        found.push(`outside: ${el.textContent}`);
      if (el.matches('button, [role=button], [role=radio], [role=switch]')) {
        const name = el.getAttribute('aria-label');
        if (box.width < 44 || box.height < 44) found.push(`small: ${name} ${box.width} × ${box.height}`);
      }
    }
    return found;
  });
}

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
