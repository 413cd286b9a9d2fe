import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { flaws } from './flaws';
import { HelpPage } from './pages/help';

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

/** The open state at every size; how large the parts of a sheet are is for its own specs. */
async function fits(page: Page, sheet = false): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.waitForTimeout(150); // laid out anew
    const found = await flaws(page);
    expect(found.filter((flaw) => !(sheet && flaw.startsWith('small:')))).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

test('the rules are found by name, by word and by address', async ({ page }) => {
  const help = new HelpPage(page);
  await help.open('/help');
  await help.section('Fences').click();
  await expect(page).toHaveURL(/\/help\/fences$/);
  await expect(help.sentence('None between a number and its bis.')).toBeVisible();
  await help.radio('Edition of 2023').click();
  await expect(help.sentence('Between a number and its bis a fence is allowed.')).toBeVisible();
  await page.getByRole('textbox').fill('validation card');
  await expect(help.section('Against AAA')).toBeVisible();
  await expect(help.section('Fences')).toHaveCount(0);
  await help.open('/help/bisAcrossFence'); // the code of a refusal
  await expect(help.section('Bis')).toHaveAttribute('aria-expanded', 'true');
  await fits(page);
  expect(help.complaints).toEqual([]);
});

test('a resting finger is told what lies under it, and nothing is pressed', async ({ page }) => {
  const help = new HelpPage(page);
  await help.open('/new?advanced=true&seed=9');
  await help.key(1).waitFor();
  await help.hold(help.house(1, 3));
  await expect(help.sentence('Empty: a number from 0 to 17 fits here.')).toBeVisible();
  await expect(help.said('polite')).toContainText('House 3, Lark Lane');
  await expect(help.reason()).toBeHidden();
  await page.keyboard.press('Escape');
  await help.hold(help.house(1, 3), 0.85);
  await expect(help.sentence('Worth 0 now · one more: 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await help.hold(help.plan(2));
  await expect(help.dialog()).toBeHidden();
  await expect(help.sentence('Worth 7 now')).toBeVisible();
  await page.keyboard.press('Escape');
  await help.hold(help.key(7));
  await expect(help.sentence('It fits 33 houses now.')).toBeVisible();
  await expect(help.key(7)).toHaveAttribute('aria-label', 'Number 7'); // not chosen
  await page.keyboard.press('Escape');
  await help.tool('temp').focus();
  await page.keyboard.press('?');
  await expect(help.sentence('The number may change by one or two')).toBeVisible();
  await fits(page, true);
  await page.keyboard.press('Escape');
  await expect(help.tool('temp')).toBeFocused();
  await page.keyboard.press('?');
  await help.button('More in the rules').tap();
  await expect(page).toHaveURL(/\/help\/temps/);
  await expect(help.section('Temps')).toHaveAttribute('aria-expanded', 'true');
});

test('a no leads to its rule, and score and no are said aloud', async ({ page }) => {
  const help = new HelpPage(page);
  await help.open('/new?advanced=true&seed=9');
  await help.key(8).waitFor();
  await help.pickNumber(8);
  await help.pickEffect('park');
  await help.tapHouse(2, 5);
  await expect(help.said('polite')).toHaveText('2 points');
  await help.pickNumber(9);
  await help.tapHouse(2, 4);
  await expect(help.said('assertive')).toHaveText('9 is too high: the 8 stands to its right.');
  await help.pickEffect('fence');
  await help.tapHouse(2, 6);
  await page.getByRole('button', { name: 'Street 2, fence between houses 1 and 2, free' }).focus();
  await page.keyboard.press('Enter'); // the fence places go, the focus stays near
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /^Street 2, house [12],/);
  await help.pickNumber(9);
  await help.tapHouse(2, 4);
  await help.button('More about it in the rules').tap();
  await expect(help.section('Writing a number')).toHaveAttribute('aria-expanded', 'true');
});

test('the first game is played by its hints alone, and leads back who strays', async ({ page }) => {
  const help = new HelpPage(page);
  await help.open('/help/first-game');
  await expect(help.sentence('Hint 1 of 28')).toBeVisible();
  await fits(page, true);
  await help.pickNumber(2);
  await help.pickEffect('fence');
  await help.tapHouse(3, 4); // not where the hint points
  await expect(help.sentence('Hint 1 of 28')).toBeVisible();
  const turn = async (number: number, effect: 'fence' | 'pool' | 'park' | 'temp' | 'upgrade' | 'bis') => {
    await help.pickNumber(number);
    await help.pickEffect(effect);
  };
  await turn(2, 'fence');
  await help.tapHouse(1, 1);
  await help.tapFence(1, 1);
  await turn(8, 'pool');
  await help.tapHouse(1, 3);
  await turn(9, 'park');
  await help.tapHouse(1, 2); // as told: it is refused
  await help.tapHouse(2, 5);
  await turn(5, 'fence');
  await help.tapHouse(1, 2);
  await help.tapFence(1, 3);
  await help.claim(1, { value: 6, asks: false });
  await turn(10, 'temp');
  await help.tapHouse(2, 6);
  await help.choose(2, 6, 11);
  await turn(14, 'upgrade');
  await help.tapHouse(2, 9);
  await help.tapColumn(2);
  await turn(12, 'bis');
  await help.tapHouse(1, 4);
  await help.tapHouse(1, 5);
  await help.undo();
  await expect(help.dialog()).toBeVisible();
  await fits(page, true);
  await help.button('Once more').tap();
  await expect(help.sentence('Hint 1 of 28')).toBeVisible();
  await help.button('Skip the first game').tap();
  await expect(help.heading(1)).toHaveText('Picket');
  expect(help.complaints).toEqual([]);
});

test('with Confirm each turn only Done ends one', async ({ page }) => {
  const help = new HelpPage(page);
  await help.open('/settings');
  await help.switch('Confirm each turn').click();
  await help.open('/new?seed=9');
  await help.key(8).waitFor();
  await help.pickNumber(8);
  await help.pickEffect('park');
  await help.tapHouse(2, 5);
  await help.pickNumber(9);
  await expect(help.said('assertive')).toHaveText('Done ends this turn first.');
  await help.done();
  await help.pickNumber(9);
  await expect(help.key(9)).toHaveAttribute('aria-label', 'Number 9, chosen');
});
