import { expect, test, type Page } from '@playwright/test';

import type { TranslatedLanguage } from '../../src/i18n';
import { endReasons } from '../../src/rules/turn';
import { playTurn } from './play';
import { GamePage, type Hand } from './pages/game';
import { notationOf, pointsOf, scriptOf } from './script';

const READ_EVERY = 4; // turns
const MOST_TAPS = 4; // a turn, on average
test.use({ trace: 'off' }); // a picture of the sheet at every tap takes longer than the game
const script = scriptOf('129', 'builder');

/** Plays the whole script and compares the sheet with the engine's on the way. */
async function playAll(page: Page, hand: Hand, language: TranslatedLanguage = 'en'): Promise<GamePage> {
  const game = new GamePage(page, hand, language);
  await game.open(script.address);
  for (const [index, turn] of script.turns.entries()) {
    await playTurn(game, turn);
    if (index % READ_EVERY !== 0) continue;
    const after = script.turns[index + 1]?.before ?? script.end;
    expect(await game.readSheet(), `turn ${index + 1}`).toEqual(notationOf(after));
    expect(await game.readScore(), `turn ${index + 1}`).toBe(pointsOf(after));
  }
  await game.done();
  return game;
}

async function expectEnd(game: GamePage): Promise<void> {
  const [reason = 'cards'] = endReasons(script.end);
  const { t, page } = game;
  await expect(game.heading(2)).toHaveText(t('game.over'));
  await expect(page.getByText(t(`game.overBecause.${reason}`), { exact: true })).toBeVisible();
  const points = pointsOf(script.end);
  await expect(
    page.getByText(`${points} ${t('game.points', { count: points })}`, { exact: true }).last(),
  ).toBeVisible();
  expect(await game.readSheet()).toEqual(notationOf(script.end));
  expect(game.complaints).toEqual([]);
}

test('the script is a whole game with everything in it', () => {
  const types = new Set(script.turns.flatMap(({ events }) => events.map(({ type }) => type)));
  const all = 'bis claim fence park pool refusal roundabout temp upgrade write'.split(' ');
  expect([...types].sort()).toEqual(all);
  expect(script.turns.length).toBe(33);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  test('a whole game by finger takes four taps a turn at most', async ({ page }, info) => {
    const game = await playAll(page, 'finger');
    const average = game.taps / script.turns.length;
    const words = `${game.taps} taps in ${script.turns.length} turns: ${average.toFixed(2)} a turn`;
    info.annotations.push({ type: 'taps', description: words });
    console.log(words);
    expect(average).toBeLessThanOrEqual(MOST_TAPS);
    await expectEnd(game);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test('the same game by keyboard alone', async ({ page }) => {
    test.slow(); // some two thousand keys
    await expectEnd(await playAll(page, 'keys'));
  });
});

test.describe('on a phone held sideways, in French, at night', () => {
  test.use({
    viewport: { width: 844, height: 390 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    colorScheme: 'dark',
  });
  test('the same game by finger', async ({ page }) => {
    await expectEnd(await playAll(page, 'finger', 'fr'));
  });
});
