import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { legalNumbers } from '../../src/rules/legal';
import { EFFECTS } from '../../src/rules/types';
import { GamePage } from './pages/game';
import { playTurn } from './play';
import { scriptOf } from './script';

const script = scriptOf('129', 'builder');
const MID_GAME = 14; // turns
test.use({ trace: 'off', reducedMotion: 'reduce' }); // axe measures final colours

/** What axe finds wrong with what is on screen now. */
async function byAxe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`));
}

/** Plays a whole game and checks every kind of moment on the way. */
async function checkGame(page: Page): Promise<void> {
  const game = new GamePage(page, 'blind');
  const visit = async (moment: string) => expect.soft(await byAxe(page), moment).toEqual([]);
  const close = () => game.press(game.dialog().getByRole('button', { name: game.t('common.close') }));
  await game.open(script.address);
  await visit('empty sheet');
  for (const turn of script.turns.slice(0, MID_GAME)) await playTurn(game, turn);
  await visit('in the middle');

  const { sheet } = script.turns[MID_GAME]?.before ?? script.end;
  const open = [7, 8, 9].flatMap((number) =>
    [1, 2, 3].flatMap(
      (street) => sheet.streets[street - 1]?.houses.map((_, i) => ({ number, street, house: i + 1 })) ?? [],
    ),
  );
  const place = open.find((spot) => legalNumbers(sheet, spot).includes(spot.number));
  const wide = open.find(
    (spot) => legalNumbers(sheet, spot).filter((n) => Math.abs(n - spot.number) < 3).length > 1,
  );
  if (!place || !wide) throw new Error('no house for a 7, 8 or 9');
  for (const effect of ['fence', 'upgrade'] as const) {
    await game.pickNumber(place.number);
    await game.pickEffect(effect);
    await game.tapHouse(place.street, place.house);
    await visit(`${effect} step`);
    await game.undo();
  }
  await game.pickNumber(wide.number);
  await game.pickEffect('temp');
  await game.tapHouse(wide.street, wide.house);
  await expect(page.getByRole('group')).toBeVisible();
  await visit('chooser');
  await game.pickEffect('temp');
  await game.pickNumber(wide.number);

  await game.press(game.tool('refusal'));
  await expect(game.dialog()).toBeVisible();
  await visit('refusal');
  await close();
  await game.press(game.plan(script.setup.plans[0]?.stack ?? ''));
  await expect(game.dialog()).toBeVisible();
  await visit('plan');
  await close();
  await game.press(game.points());
  await expect(game.dialog()).toBeVisible();
  await visit('score');
  await close();
  await expect(game.dialog()).toBeHidden();

  for (const turn of script.turns.slice(MID_GAME)) await playTurn(game, turn);
  await game.done();
  await expect(game.heading(2)).toHaveText(game.t('game.over'));
  await visit('end');
  expect(game.complaints).toEqual([]);
}

for (const [width, height, colorScheme] of [
  [360, 640, 'light'],
  [844, 390, 'dark'],
  [1280, 800, 'light'],
] as const) {
  test.describe(`${width} × ${height}, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });
    test('axe finds nothing at any moment of a game', async ({ page }) => {
      test.slow();
      await checkGame(page);
    });

    test('it is read as on paper: streets from left to right, tracks, then tools', async ({ page }) => {
      const game = new GamePage(page, 'blind');
      await game.open(script.address);
      const houses = await game.houses();
      const paper = script.setup.sheet.streets.flatMap((def, s) =>
        Array.from({ length: def.houses }, (_, h) => `${s + 1}.${h + 1}`),
      );
      expect(houses.map(({ street, house }) => `${street}.${house}`)).toEqual(paper);

      const all = await page
        .getByRole('button')
        .or(page.getByRole('img'))
        .evaluateAll((found) => found.map((one) => one.getAttribute('aria-label') ?? ''));
      const at = (start: string) => all.findIndex((name) => name.startsWith(start));
      const tools = [...EFFECTS, 'roundabout'] as const;
      const order = [
        at(game.t('sheet.house', { street: 1, house: 1 })),
        at(game.t('sheet.house', { street: 3, house: 12 })),
        at(game.t('sheet.temps', { ticks: 0, boxes: 11 })),
        at(game.t('sheet.refusals', { ticks: 0, boxes: 3, worth: 0 })),
        ...tools.map((tool) => all.indexOf(game.t(`game.tools.${tool}`))),
        at(game.t('game.number', { number: 1 })),
        all.indexOf(game.t('game.tools.refusal')),
      ];
      expect(order).not.toContain(-1);
      expect(order).toEqual([...order].sort((a, b) => a - b));
    });
  });
}

test('turning the phone, the theme and the language leave the turn in hand alone', async ({ page }) => {
  const game = new GamePage(page, 'mouse');
  await game.open(script.address);
  for (const turn of script.turns.slice(0, 3)) await playTurn(game, turn);
  await game.pickNumber(8);
  await game.pickEffect('temp');
  const state = async () => ({ lit: await game.litHouses(), log: await game.readLog() });
  const before = await state();
  expect(before.lit.length).toBeGreaterThan(0);
  const expectKept = async () => {
    await expect(
      game.button(game.t('game.chosen', { what: game.t('game.number', { number: 8 }) })),
    ).toBeVisible();
    await expect(game.button(game.t('game.chosen', { what: game.t('game.tools.temp') }))).toBeVisible();
  };

  await page.setViewportSize({ width: 844, height: 390 });
  await expectKept();
  expect(await state()).toEqual(before);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectKept();
  expect(await state()).toEqual(before);

  const words = game.t;
  await game.button(words('common.back')).click();
  await game.button(words('settings.title')).click();
  await game.radio('Deutsch').click();
  game.speak('de');
  await page.goBack();
  await page.getByRole('button', { name: game.t('home.continue', { town: '' }).trim() }).click();
  await expectKept();
  const after = await state();
  expect(after.lit).toEqual(before.lit);
  expect(after.log.slice(2)).toEqual([expect.stringMatching(/\d/), ...before.log.slice(3)]);
  expect(game.complaints).toEqual([]);
});
