import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { aaaOutcome } from '../../src/game/result';
import { apply } from '../../src/rules/apply';
import { at } from '../../src/rules/at';
import { EFFECTS } from '../../src/rules/types';
import { flaws } from './flaws';
import { COPIED_PLANS, SoloPage } from './pages/solo';
import { notationOf } from './script';
import { aaaSetup, botTurns, cardsOf, playDealt, tableSetup } from './soloScript';

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // no fade: axe measures final colours

const SMALL = { width: 360, height: 640 };
const SIZES = [
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  SMALL,
];

/** Nothing cut off or too small; houses, signs and the sixteen keys of a small phone have their own measure (layout.test.ts). */
async function fits(app: SoloPage, sizes: readonly (typeof SMALL)[]): Promise<void> {
  const drawn = [
    app.t('sheet.house', { street: 1, house: 1 }),
    app.t('game.zoom', { street: 1, name: '' }),
    app.t('game.number', { number: 1 }),
    app.t('game.tools.refusal'),
  ].map((name) => `small: ${name.split('1')[0]}`);
  for (const size of sizes) {
    await app.page.setViewportSize(size);
    const found = async () =>
      (await flaws(app.page)).filter((flaw) => !drawn.some((start) => flaw.startsWith(start)));
    await expect.poll(found, { message: `${size.width} × ${size.height}`, timeout: 4000 }).toEqual([]);
  }
}

/** One state at every size, measured by ruler, and by axe in both themes. */
async function faultless(app: SoloPage): Promise<void> {
  const { page } = app;
  await page.mouse.move(0, 0);
  await fits(app, SIZES);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
}

test.describe('a small phone', () => {
  test.use({ viewport: SMALL, hasTouch: true });

  test('a whole game against AAA with dealt cards, left in the middle, agrees with the engine', async ({
    page,
  }) => {
    const code = '482071';
    const { turns, end } = botTurns(aaaSetup(code));
    const half = Math.floor(turns.length / 2);
    const app = new SoloPage(page, 'finger');
    await app.table({ edition: '2023', mode: 'aaa', code, plans: COPIED_PLANS });
    await app.copySam();
    await app.start();
    for (const turn of turns.slice(0, half)) await playDealt(app, turn);

    await page.goto('about:blank'); // as good as killed: nothing is asked before
    await page.goBack();
    await expect(app.strip()).toBeVisible();
    expect(await app.readSheet()).toEqual(notationOf(at(turns, half).before));
    await faultless(app);
    await app.strip().click();
    await faultless(app);
    await page.keyboard.press('Escape');

    for (const turn of turns.slice(half)) await playDealt(app, turn);
    expect(app.taps / turns.length).toBeLessThanOrEqual(4);
    await app.done();
    expect(await app.readSheet()).toEqual(notationOf(end));
    const outcome = aaaOutcome(end);
    expect(await app.readScore()).toBe(outcome?.player.total);
    expect((await app.readPile()).line).toMatch(new RegExp(`total ${outcome?.aaa.total}$`));

    await app.button('See the duel').click();
    await expect(page).toHaveURL(/\/duel$/);
    await expect(app.heading(2)).toHaveText(outcome?.result === 'player' ? 'You win' : 'Sam wins');
    for (const total of [outcome?.player.total, outcome?.aaa.total])
      await expect(
        page.getByText(`${total}`, { exact: true }).filter({ visible: true }).first(),
      ).toBeVisible();
    await faultless(app);
    await inEveryLanguage(page);
    expect(app.complaints).toEqual([]);
  });
});

/** The duel and a dealt game speak French and German without a word cut off. */
async function inEveryLanguage(page: Page): Promise<void> {
  const duel = page.url();
  for (const [language, name] of [
    ['fr', 'Français'],
    ['de', 'Deutsch'],
  ] as const) {
    const app = new SoloPage(page, 'blind', language);
    await app.open('/settings');
    await app.radio(name).click();
    for (const path of ['/new', duel]) {
      await app.open(path);
      await fits(app, [SMALL, { width: 844, height: 390 }]);
    }
    await app.button(app.t('duel.again')).click();
    await expect(app.strip()).toBeVisible();
    await fits(app, SIZES);
  }
}

test('AAA with own cards: the third card, validations and every undo', async ({ page }) => {
  const app = new SoloPage(page, 'blind');
  await app.table({ edition: '2023', mode: 'aaa', plans: COPIED_PLANS });
  await app.copySam();
  await app.start();
  const { turns } = botTurns(aaaSetup('482071'));
  const played = turns.slice(0, 12);
  let game = at(played, 0).before;
  for (const { events } of played) {
    for (const event of events) {
      if (event.type === 'validation') await app.press(app.validation(at(['A', 'B', 'C'], event.plan)));
      else await app.own(game, event);
      game = apply(game, event);
    }
  }
  expect(app.taps / played.length).toBeLessThanOrEqual(5);
  const outcome = aaaOutcome(game);
  expect((await app.readPile()).line).toMatch(new RegExp(`total ${outcome?.aaa.total}$`));

  await app.press(app.validation('A'));
  await expect(app.button('Validation card A: drawn and gone')).toBeVisible();
  await expect(app.strip()).toContainText('A: Sam takes the plan, +8');
  await app.undo();
  await expect(app.validation('A')).toBeVisible();
  await app.undo(); // the third card
  expect((await app.readPile()).groups.length).toBeGreaterThan(0);
  await app.press(app.tool('bis'));
  expect((await app.readPile()).groups.at(-1)).toContain('Bis');
  await faultless(app);
});

test('two phones with one code see the same 26 turns, whatever they write; another code deals others', async ({
  browser,
}) => {
  const TURNS = 26;
  const seen = async (code: string, random: number | undefined, turns: number) => {
    const context = await browser.newContext();
    const app = new SoloPage(await context.newPage(), 'blind');
    await app.table({ code });
    await app.start();
    const cards: string[] = [];
    for (const turn of botTurns(tableSetup(code), random).turns.slice(0, turns)) {
      await expect(app.whole(at(cardsOf(turn.events), 0))).toBeVisible();
      cards.push(JSON.stringify(await app.dealt(EFFECTS)));
      await playDealt(app, turn);
    }
    await context.close();
    return cards;
  };
  const [one, other, third] = await Promise.all([
    seen('482915', undefined, TURNS),
    seen('482915', 77, TURNS),
    seen('482916', undefined, 3),
  ]);
  expect(one).toHaveLength(TURNS);
  expect(other).toEqual(one);
  expect(third.filter((cards) => one.includes(cards))).toEqual([]);
});

test('solo of 2018: the solo card flips the open plans, and the deck counts down', async ({ page }) => {
  const app = new SoloPage(page, 'blind');
  await app.table({ mode: 'solo' });
  await app.start();
  await expect(page.getByText('Deck 78 · 26 more turns')).toBeVisible();
  await app.pickNumber(8);
  await app.pickEffect('park');
  await app.tapHouse(1, 5);
  await app.press(app.button('The solo card was drawn'));
  await expect(page.getByText('Deck 75 · 25 more turns')).toBeVisible();
  await expect(app.plan(1)).toHaveAccessibleName(/Flipped/);
  await app.undo();
  await expect(app.plan(1)).not.toHaveAccessibleName(/Flipped/);
  await faultless(app);
});
