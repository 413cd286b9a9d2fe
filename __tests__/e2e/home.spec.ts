import { expect, test } from '@playwright/test';

import { Picket } from './pages/picket';

test('Home opens without a word in the console and leads everywhere', async ({ page }) => {
  const picket = new Picket(page);
  await picket.open();
  await expect(picket.heading(1)).toHaveText('Picket');
  await expect(page).toHaveTitle('Home · Picket');

  await picket.button('Settings').click();
  await expect(page).toHaveURL('/settings');
  await expect(page).toHaveTitle('Settings · Picket');
  await picket.button('Back').click();
  await expect(page).toHaveURL('/');

  await picket.button('About').click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByText('made by fans. It is not connected')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(picket.button('Settings')).toBeVisible();
  expect(picket.complaints).toEqual([]);
});

test('a screen opened by its address still has a way back', async ({ page }) => {
  const picket = new Picket(page);
  await picket.open('/settings');
  await picket.button('Back').click();
  await expect(picket.button('About')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('an unknown address is met kindly', async ({ page }) => {
  const picket = new Picket(page);
  await picket.open('/elm-street/13?x=<b>');
  await expect(picket.heading(1)).toHaveText('No such street');
  await picket.button('Go home').click();
  await expect(picket.button('Settings')).toBeVisible();
  expect(picket.complaints).toEqual([]);
});

for (const [locale, tagline] of [
  ['de-AT', 'Der Block für deine Stadt'],
  ['fr-CA', 'Le carnet de votre ville'],
  ['it-IT', 'The pad for your town'],
] as const) {
  test.describe(`on a device that speaks ${locale}`, () => {
    test.use({ locale });
    test('Picket answers in the nearest language it has', async ({ page }) => {
      await new Picket(page).open();
      await expect(page.getByText(tagline)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        locale === 'it-IT' ? 'en' : locale.slice(0, 2),
      );
    });
  });
}
