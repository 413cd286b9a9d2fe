import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { flaws } from './flaws';
import { SetUp } from './pages/setUp';

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // no fade: axe measures final colours

async function faultless(page: Page): Promise<void> {
  await page.mouse.move(0, 0); // nothing is hovered
  expect(await flaws(page)).toEqual([]);
  expect(
    (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [
      id,
      nodes[0]?.html,
      nodes[0]?.failureSummary,
    ]),
  ).toEqual([]);
}

test('a basic game of 2018 in two taps', async ({ page }) => {
  const app = new SetUp(page);
  await app.open();
  await app.button('New game').click();
  await expect(page.getByText('Ready: 2018, basic, 1 player')).toBeVisible();
  await app.start.click();
  await expect(page).toHaveURL(/\/game\/[\w-]+$/);
  await expect(app.button('Number 7')).toBeVisible();
  await page.goBack();
  await expect(app.button('New game')).toBeVisible();
  expect(app.complaints).toEqual([]);
});

test('a quick address still starts at once, with the same town for the same seed', async ({ page }) => {
  const app = new SetUp(page);
  await app.open('/new?advanced=true&seed=lark');
  const town = await app.heading(1).textContent();
  await app.open('/new?advanced=true&seed=lark');
  await expect(app.heading(1)).toHaveText(town ?? '');
});

test('AAA of 2023: an opponent and plans copied from the cards', async ({ page }) => {
  const app = new SetUp(page);
  await app.open('/new');
  await app.radio('2023').click();
  await app.radio('AAA').click();
  await expect(app.start).toBeDisabled();
  await expect(app.start).toHaveText('Choose an opponent first.');

  await app.button('Sam: complete the card').click();
  await app.field('Level').fill('2');
  for (const letter of ['A', 'B', 'C']) await app.button(`Plan ${letter}: copy from your card`).click();
  await app.button('Plan B: validates').click();
  await app.field('Per pool').fill('2');
  await expect(app.button('1 thing to copy')).toBeDisabled();
  await app.field('Per fence').fill('1');
  await app.button('Save the opponent').click();
  await expect(page.getByRole('checkbox', { name: 'Sam' })).toBeChecked();
  await expect(app.start).toHaveText('Plan B is missing.');

  await app.plan('B').click();
  await page.getByRole('checkbox', { name: /^Plan B: estates of 2, 5/ }).click();
  await app.field('First').fill('7'); // later was known
  await app.button('Save and use').click();
  await app.radio('Stack C, chosen').click();
  await app.copyPlan({ sizes: [1, 2, 6], first: 12, later: 7 });
  await expect(page.getByRole('checkbox', { name: /^Plan C: estates of 1, 2, 6/ })).toBeChecked();
  await app.button('Done').click();

  await expect(page.getByText('Ready: 2023, basic, against Sam')).toBeVisible();
  await app.start.click();
  await expect(
    page.getByRole('button', { name: /^Plan B: estates of 2, 5.*first 7, later 3/ }),
  ).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Plan C: estates of 1, 2, 6.*first 12, later 7/ }),
  ).toBeVisible();

  await app.button('Back').click(); // the copied cards are offered for the next game
  await app.button('My box').click();
  await expect(page.getByRole('button', { name: /^Plan C: estates of 1, 2, 6/ })).toBeVisible();
  await expect(app.button('Sam')).toBeVisible();
  expect(app.complaints).toEqual([]);
});

test('a sheet of one’s own: defined, saved, played, deleted while the game goes on', async ({ page }) => {
  const app = new SetUp(page);
  await app.open('/box');
  await app.button('New sheet').click();
  await app.field('Name of the sheet').fill('Blueprint');
  await app.field('Houses').fill('6');
  await expect(page.getByText('2 pools lie beyond the last house and will not be kept.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'House 5, pool' }).click();
  await app.field('Parks of street 1, value 3').fill('1');
  await expect(page.getByText('Parks of street 1: after 2 comes 1. Values never fall.')).toBeVisible();
  await expect(app.button('1 value to check')).toBeDisabled();
  await app.field('Parks of street 1, value 3').fill('5');
  await page.getByRole('button', { name: /^Street 3/ }).click();
  await app.button('Remove street 3').click();
  await app.radio('Tracks').click();
  await app.field('Pools, value 2').fill('5');
  await app.radio('Upgrades').click();
  await app.field('Estates of 1, value 2').fill('9');
  await faultless(page);
  await app.button('Save the sheet').click();
  await expect(page.getByText('2 streets, 17 houses, 5 pools')).toBeVisible();

  await app.button('Back').click();
  await app.button('New game').click();
  await expect(app.button('Sheet: Blueprint. Choose another.')).toBeVisible(); // a new sheet is taken up at once
  await app.start.click();
  await expect(page.getByRole('button', { name: /^Street 1, house 5, empty, pool/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Street 1, house 7/ })).toHaveCount(0);
  await app.button('Number 4').click();
  await app.button('Pool').click();
  await page.getByRole('button', { name: /^Street 1, house 3, .*fits/ }).click();
  await expect(page.getByLabel(/^Pools: 1 of \d, worth 5/)).toHaveCount(1);

  await app.button('Back').click();
  await app.button('My box').click();
  await app.button('Blueprint: what to do').click();
  await app.button('Delete').click();
  await expect(page.getByText('Blueprint is deleted.')).toBeVisible();
  await app.button('Back').click();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByRole('button', { name: /^Street 1, house 3, number 4/ })).toBeVisible();
  expect(app.complaints).toEqual([]);
});

test('deleting is undone, a copy is made, and what is shared is received again', async ({ page }) => {
  const app = new SetUp(page);
  await app.open('/box');
  await app.button('New sheet').click();
  await app.field('Name of the sheet').fill('Orchard 🏠');
  await app.button('Save the sheet').click();
  await app.button('Orchard 🏠: what to do').click();
  await faultless(page);
  await app.button('Delete').click();
  await app.button('Undo').click();
  await app.button('Orchard 🏠: what to do').click();
  await app.button('Duplicate').click();
  await expect(app.button('Orchard 🏠 2: what to do')).toBeVisible();

  await app.button('Orchard 🏠: what to do').click();
  await app.button('Share').click();
  const code = await app.field('Code').inputValue();
  expect(code).toMatch(/^picket1\./);
  await faultless(page);
  await app.button('Close').click();
  await app.button('Orchard 🏠: what to do').click();
  await app.button('Delete').click();
  await app.button('Receive').click();
  await app.field('Code').fill(code.slice(0, 90) + code.slice(91));
  await app.button('Put into my box').click();
  await expect(page.getByText('The code is damaged: a part is missing or was changed.')).toBeVisible();
  await faultless(page);
  await app.field('Code').fill(`Here it is:\n${code}\n`);
  await app.button('Put into my box').click();
  await expect(app.button('Orchard 🏠: what to do')).toBeVisible();
  expect(app.complaints).toEqual([]);
});

test('players: added, remembered as a table, renamed, painted, merged', async ({ page }) => {
  const app = new SetUp(page);
  await app.open('/new');
  await app.addPlayers('Mia', 'Jonas', 'דוד', 'mia');
  await expect(page.getByText('Somebody has this name already.')).toBeVisible();
  await app.field('Name of the new player').fill('A name that has more than twenty-four');
  await page.keyboard.press('Enter');
  await expect(page.getByText('At most 24 characters; these are 37.')).toBeVisible();
  await faultless(page);
  await app.field('Name of the new player').fill('Mina');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ready: 2018, basic, 4 players')).toBeVisible();
  await app.start.click();
  await expect(app.button('Number 7')).toBeVisible();
  await app.button('Back').click();

  await app.button('New game').click();
  await page.getByRole('checkbox', { name: 'Jonas' }).click();
  await expect(page.getByText('Ready: 2018, basic, 3 players')).toBeVisible();
  await app.button('Same as last time').click();
  await expect(page.getByText('Ready: 2018, basic, 4 players')).toBeVisible();

  await app.button('Names and colours').click();
  await app.button('Mina: change').click();
  await faultless(page);
  await app.radio('Plum star').click();
  await app.button('Merge with another').click();
  await app.button('Merge into Mia').click();
  await expect(app.button('Mina: change')).toHaveCount(0);
  await app.button('Back').click();
  await expect(page.getByText('Ready: 2018, basic, 3 players')).toBeVisible();
  expect(app.complaints).toEqual([]);
});

test('nothing typed is lost by leaving, turning or reloading', async ({ page }) => {
  const app = new SetUp(page);
  await app.open('/new');
  await app.field('Name of the town').fill('Ölbaum 🏠 Park');
  await app.radio('2023').click();
  await app.plan('B').click();
  await app.button('Copy a card').click();
  await app.button('Add an estate of 4').click();
  await app.field('First').fill('-5');
  await expect(page.getByText('A whole number from 0 to 99, please.')).toBeVisible();
  await app.button('Save and use').click();
  await expect(page.getByText('The value for the first is missing.')).toBeVisible();
  await app.field('First').fill('9');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(app.field('First')).toHaveValue('9');
  await app.button('Close').click();
  await app.button('Done').click();
  await app.plan('B').click();
  await app.button('Copy a card').click();
  await expect(app.button('Remove the estate of 4')).toBeVisible();
  await expect(app.field('First')).toHaveValue('9');
  await faultless(page);
  await app.open('/new');
  await expect(app.field('Name of the town')).toHaveValue('Ölbaum 🏠 Park');
  await expect(app.radio('2023')).toBeChecked();
});

test('searching for plans: by sizes, by words, and what no card has', async ({ page }) => {
  const app = new SetUp(page);
  const cards = page.getByRole('checkbox', { name: /^Plan/ });
  await app.open('/new/plans?stack=1');
  await app.field('Search by sizes or words').fill('4 4');
  await expect(cards).toHaveCount(1);
  await app.field('Search by sizes or words').fill('temps');
  await expect(cards).toHaveCount(1);
  await app.field('Search by sizes or words').fill('7');
  await expect(page.getByText('Estates have 1 to 6 houses.')).toBeVisible();
  await app.field('Search by sizes or words').fill('5 5 5');
  await expect(page.getByText('Not here yet. Copy it from the card.')).toBeVisible();
});

test('the whole form by keyboard', async ({ page }) => {
  const app = new SetUp(page);
  await app.open('/new');
  await app.button('Back').focus();
  await page.keyboard.press('Tab');
  await expect(app.radio('2018')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(app.radio('2023')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await app.switch('Advanced').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Ready: 2018, advanced, 1 player')).toBeVisible();
  await app.start.focus();
  await page.keyboard.press('Enter');
  await expect(app.button('Number 7')).toBeVisible();
});
