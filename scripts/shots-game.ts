// Pictures of the game screen, part of `npm run shots`: every step of a turn, every dialog, an empty, a half-built and a
// full town, each at every size and in both themes. `npx jiti scripts/shots-game.ts <folder> [languages]`
import { chromium, type Page } from '@playwright/test';
import { join } from 'node:path';

import { GamePage } from '../__tests__/e2e/pages/game';
import { playTurn } from '../__tests__/e2e/play';
import { scriptOf } from '../__tests__/e2e/script';
import type { TranslatedLanguage } from '../src/i18n';
import type { Effect } from '../src/rules/types';
import { findBrowser } from './browser.mjs';
import { serve } from './serve.mjs';
import { SIZES, THEMES } from './sizes.mjs';

const [out = '', languages = 'en,fr,de'] = process.argv.slice(2);
const SETTLED = 250; // ms: dialogs have faded in
const HALF = 16; // turns

const site = await serve();
const browser = await chromium.launch(await findBrowser());
for (const language of languages.split(',') as TranslatedLanguage[]) await town(language);
await browser.close();
site.close();

async function town(language: TranslatedLanguage): Promise<void> {
  const page = await browser.newPage({ locale: language, viewport: { width: 390, height: 844 } });
  const game = new GamePage(page, 'blind', language);
  const script = scriptOf('9', 'builder');
  const shoot = (state: string) => everywhere(page, `game-${state}`, language);
  await page.goto(site.url + script.address);
  await game.key(1).waitFor();
  await shoot('empty');
  for (const turn of script.turns.slice(0, HALF)) await playTurn(game, turn);
  await game.done();
  await shoot('half');
  await steps(game, shoot);
  await dialogs(game, shoot);
  for (const turn of script.turns.slice(HALF)) await playTurn(game, turn);
  await shoot('last turn');
  await game.done();
  await shoot('full');
  await page.close();
}

/** What each number and effect lights; every step is undone again. */
async function steps(game: GamePage, shoot: (state: string) => Promise<void>): Promise<void> {
  await game.pickEffect('park');
  const number = await writable(game);
  await shoot('number');
  await game.pickEffect('temp');
  await shoot('temp');
  await tapDark(game);
  await shoot('why not');
  const asking = (await game.litHouses()).find((house) => house.includes(', '));
  if (asking) {
    await tapLit(game, asking);
    await shoot('which number');
    await game.pickNumber(number); // puts the question away
  }
  await game.pickNumber(number);
  for (const effect of ['fence', 'upgrade', 'bis', 'pool'] as const) await used(game, effect, shoot);
  await game.press(game.tool('roundabout'));
  await shoot('roundabout');
  await game.press(game.tool('roundabout'));
}

async function used(game: GamePage, effect: Effect, shoot: (state: string) => Promise<void>): Promise<void> {
  await game.pickEffect(effect);
  await writable(game);
  const [house = ''] = await game.litHouses();
  await tapLit(game, house);
  await shoot(effect);
  await game.undo();
}

/** Picks the first number that fits somewhere. */
async function writable(game: GamePage): Promise<number> {
  for (let number = 1; number <= 15; number += 1) {
    await game.pickNumber(number);
    if ((await game.litHouses()).length > 2) return number;
  }
  throw new Error('no number fits');
}

async function tapLit(game: GamePage, house: string): Promise<void> {
  const [street = 0, cell = 0] = house.split(/[.:]/).map(Number);
  await game.tapHouse(street, cell);
}

async function tapDark(game: GamePage): Promise<void> {
  const dark = (await game.houses()).find(({ lit, street }) => lit === null && street === 2);
  if (dark) await game.tapHouse(dark.street, dark.house);
}

async function dialogs(game: GamePage, shoot: (state: string) => Promise<void>): Promise<void> {
  const dialog = async (state: string, open: () => Promise<void>) => {
    await open();
    await game.page.waitForTimeout(SETTLED);
    await shoot(state);
    await game.page.keyboard.press('Escape');
    await game.dialog().waitFor({ state: 'hidden' });
  };
  await dialog('refusal', () => game.press(game.tool('refusal')));
  await dialog('plan', () => game.press(game.plan(1)));
  await dialog('score', () => game.press(game.points()));
  await dialog('street', () => game.press(game.page.getByRole('button', { name: /Lark Lane/ })));
}

/** One state at all sizes and in both themes: the game itself goes on in the same page. */
async function everywhere(page: Page, name: string, language: string): Promise<void> {
  for (const [size, [width = 0, height = 0]] of Object.entries<number[]>(SIZES)) {
    await page.setViewportSize({ width, height });
    for (const theme of THEMES as ('light' | 'dark')[]) {
      await page.emulateMedia({ colorScheme: theme });
      await page.waitForTimeout(60);
      const file = `${name.replaceAll(' ', '-')}-${size}-${theme}-${language}.png`;
      await page.screenshot({ path: join(out, file) });
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
}
