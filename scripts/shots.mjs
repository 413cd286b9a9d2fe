// `npm run shots`: pictures of every screen at every size, theme and language, and one sheet of them all.
// With --readme only the picture of the README is made.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { findBrowser } from './browser.mjs';
import { serve } from './serve.mjs';
import { ROOT, run } from './setup.mjs';
import { SIZES, THEMES } from './sizes.mjs';

const SCREENS = {
  home: '/',
  new: '/new',
  plans: '/new/plans',
  box: '/box',
  sheet: '/box/sheet/new',
  opponent: '/box/opponent/sam',
  players: '/players',
  paper: '/paper',
  stats: '/stats',
  settings: '/settings',
  help: '/help/bis',
  'first-game': '/help/first-game',
  about: '/about',
  'not-found': '/nowhere',
};
const LOCALES = ['en-US', 'fr-FR', 'de-DE'];
const OUT = join(ROOT, '.cache/shots');

run('npm', ['run', '-s', 'build:web']);
const site = await serve();
const browser = await chromium.launch(await findBrowser());
if (process.argv.includes('--readme')) await readmePicture();
else await everything();
await browser.close();
site.close();

async function shoot({ path, size, theme, locale, scale = 1, file }) {
  const [width, height] = SIZES[size];
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: theme,
    locale,
    deviceScaleFactor: scale,
  });
  await page.goto(site.url + path);
  await page.getByRole('heading', { level: 1 }).filter({ visible: true }).first().waitFor();
  await page.screenshot({ path: file });
  await page.close();
}

async function readmePicture() {
  const shots = [];
  for (const theme of THEMES) {
    const file = join(OUT, `readme-${theme}.png`);
    await shoot({ path: '/', size: 'phone', theme, locale: 'en-US', file });
    shots.push(file);
  }
  await sheet(shots, join(ROOT, 'docs/shots/home.png'), { columns: 2, width: 300 });
}

async function everything() {
  rmSync(OUT, { recursive: true, force: true });
  for (const [name, path] of Object.entries(SCREENS)) {
    const shots = [];
    for (const size of Object.keys(SIZES)) {
      for (const theme of THEMES) {
        for (const locale of LOCALES) {
          const file = join(OUT, `${name}-${size}-${theme}-${locale.slice(0, 2)}.png`);
          await shoot({ path, size, theme, locale, file });
          shots.push(file);
        }
      }
    }
    await sheet(shots, join(OUT, `sheet-${name}.png`), { columns: 6, width: 300 });
  }
  await gameStates();
}

/** The game screen is played, not opened; a sheet for each size shows all its states. */
async function gameStates() {
  run('npx', ['jiti', 'scripts/shots-game.ts', OUT]);
  for (const size of Object.keys(SIZES)) {
    for (const theme of THEMES) {
      const shots = readdirSync(OUT).filter(
        (file) => file.startsWith('game-') && file.includes(`-${size}-${theme}-en`),
      );
      const files = shots.sort().map((file) => join(OUT, file));
      await sheet(files, join(OUT, `sheet-game-${size}-${theme}.png`), { columns: 6, width: 300 });
    }
  }
}

/** Puts pictures side by side on one page. */
async function sheet(shots, file, { columns, width }) {
  mkdirSync(join(file, '..'), { recursive: true });
  const page = await browser.newPage({ viewport: { width: columns * (width + 16) + 16, height: 400 } });
  const urls = shots.map((shot) => `file://${shot}`);
  await page.goto('file:///');
  await page.setContent(
    `<body style="margin:16px;display:grid;gap:16px;align-items:start;background:#888;
      grid-template-columns:repeat(${columns},${width}px)">${urls
        .map((url) => `<img src="${url}" style="width:100%;border-radius:8px">`)
        .join('')}</body>`,
    { waitUntil: 'load' },
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
  console.log(file);
}
