// 10,000 games and single marks in a real Chromium (needs `npm run build:storage`) and, to compare, in Node on a file.
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
  ['bytes per game', 'bytesPerGame', null, 'bytes'],
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

/** Tells each row of the table: what, measured, bound, limit, unit. */
export async function storageRows(tell) {
  const [browser, node] = [await inChromium(), inNode()];
  for (const [what, name, limit, unit] of ROWS)
    tell([`${what} (Chromium)`, browser[name], 'at most', limit, unit]);
  for (const [what, name, , unit] of ROWS.slice(0, 4))
    tell([`${what} (Node, a file)`, node[name], 'at most', null, unit]);
}
