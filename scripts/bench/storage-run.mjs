// `npm run bench:storage`: 10,000 games, in Node on a file and in a real Chromium (needs `npm run build:storage`).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { findBrowser } from '../browser.mjs';
import { serve } from '../serve.mjs';
import { ROOT } from '../setup.mjs';

const GAMES = 10_000;
const ROWS = [
  ['saving one mark, median', 'mark', 5, 'ms'],
  ['saving one mark, p95', 'markP95', null, 'ms'],
  ['history of 10,000 games: open', 'open', 100, 'ms'],
  ['history of 10,000 games: next page', 'next', 30, 'ms'],
  ['history of 10,000 games: a search that finds nothing', 'search', null, 'ms'],
  ['resuming a game', 'resume', null, 'ms'],
  ['statistics of 10,000 games, all figures', 'statistics', 300, 'ms'],
  ['counting the facts of 100 more games', 'count', null, 'ms'],
  ['bytes per game', 'bytesPerGame', null, ''],
];

function inNode() {
  const args = ['-r', 'sucrase/register/ts', join(ROOT, 'scripts/bench/storage-node.ts')];
  return JSON.parse(spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }).stdout);
}

async function inChromium() {
  const site = await serve(join(ROOT, '.cache/storage'));
  // A profile of its own: in private windows, as tests have them, files are kept in another process's memory.
  const profile = mkdtempSync(join(tmpdir(), 'picket-bench-'));
  const browser = await chromium.launchPersistentContext(profile, await findBrowser());
  const page = await browser.newPage();
  await page.goto(site.url);
  const figures = await page.evaluate((games) => globalThis.storage.measure(games), GAMES);
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
  site.close();
  return figures;
}

function print(where, figures) {
  console.log(`\n| ${where}, ${figures.marks} marks | measured | at most |\n|---|---|---|`);
  for (const [what, name, limit, unit] of ROWS) {
    const over = limit !== null && figures[name] > limit ? ' — over' : '';
    console.log(`| ${what} | ${figures[name].toFixed(1)} ${unit} | ${limit ?? ''}${over} |`);
  }
}

print('libsql in Node', inNode());
print('expo-sqlite in Chromium', await inChromium());
