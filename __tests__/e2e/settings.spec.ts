import { expect, test } from '@playwright/test';

import { Picket } from './pages/picket';

const PAPER = 'rgb(251, 244, 228)';
const BLUEPRINT = 'rgb(15, 42, 74)';

test('language, theme and haptics hold after a restart', async ({ page }) => {
  const picket = new Picket(page);
  await picket.open('/settings');
  await picket.radio('Français').click();
  await expect(picket.heading(1)).toHaveText('Réglages');
  await picket.radio('Plan').click();
  expect(await picket.background()).toBe(BLUEPRINT);
  await picket.switch('Vibrations').click();

  await page.reload();
  await expect(picket.heading(1)).toHaveText('Réglages');
  await expect(picket.radio('Français')).toBeChecked();
  await expect(picket.radio('Plan')).toBeChecked();
  await expect(picket.switch('Vibrations')).not.toBeChecked();
  expect(await picket.background()).toBe(BLUEPRINT);
  await expect(page).toHaveTitle('Réglages · Picket');
  expect(picket.complaints).toEqual([]);
});

test('the theme follows the device until the player chooses', async ({ page }) => {
  const picket = new Picket(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await picket.open('/settings');
  expect(await picket.background()).toBe(BLUEPRINT);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => picket.background()).toBe(PAPER);
  await picket.radio('Blueprint').click();
  await expect.poll(() => picket.background()).toBe(BLUEPRINT);
});

test('all by keyboard: segments by arrows, switch by Space, dialog by Escape', async ({ page }) => {
  const picket = new Picket(page);
  await picket.open();
  await page.keyboard.press('Tab');
  await expect(picket.button('New game')).toBeFocused();
  for (const next of ['History', 'My box', 'Settings']) {
    await page.keyboard.press('Tab');
    await expect(picket.button(next)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(picket.heading(1)).toHaveText('Settings');

  await picket.button('Back').focus();
  await page.keyboard.press('Tab');
  await expect(picket.radio('Device').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(picket.radio('English')).toBeChecked();
  await expect(picket.radio('English')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(picket.radio('Deutsch')).toBeChecked();
  await page.keyboard.press('ArrowRight');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(picket.switch('Haptics')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(picket.switch('Haptics')).not.toBeChecked();

  for (const next of [
    picket.switch('Left-handed'),
    picket.switch('Paper mode'),
    picket.switch('Confirm each turn'),
    picket.button('Help'),
    picket.button('Players'),
    picket.button('Backup'),
    picket.button('Reset settings'),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(picket.button('Reset settings')).toBeFocused();
});

test('every focused control wears the ring', async ({ page }) => {
  const picket = new Picket(page);
  await picket.open('/settings');
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement ?? document.body);
      return { style: style.outlineStyle, width: style.outlineWidth };
    });
    expect(outline).toEqual({ style: 'solid', width: '2px' });
  }
});

test('a reset can be taken back', async ({ page }) => {
  const picket = new Picket(page);
  await picket.open('/settings');
  await picket.radio('Blueprint').click();
  await picket.button('Reset settings').click();
  await picket.button('Reset').click();
  await expect(page.getByText('Settings are reset.')).toBeVisible();
  await expect(picket.radio('Blueprint')).not.toBeChecked();
  await picket.button('Undo').click();
  await expect(picket.radio('Blueprint')).toBeChecked();
  await page.reload();
  await expect(picket.radio('Blueprint')).toBeChecked();
});

test('where storage is forbidden the settings still work, and the screen says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const picket = new Picket(page);
  await picket.open('/settings');
  await picket.radio('Deutsch').click();
  await expect(picket.heading(1)).toHaveText('Einstellungen');
  await expect(page.getByRole('alert')).toContainText('keine Einstellungen speichern');
  expect(picket.complaints).toEqual([]);
});
