import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, expect, test, type Page } from '@playwright/test';
import sirv from 'sirv';

import { CONTRACT } from '../storage/support/contract';
import type { StoragePage } from './storage/entry';

declare global {
  var storage: StoragePage;
}

/** Storage alone in a page (`npm run build:storage`): expo-sqlite as browsers have it, by the contract of all adapters. */
let server: Server;
let url = '';
test.beforeAll(async () => {
  const files = sirv(join(__dirname, '../../.cache/storage'));
  server = createServer((request, response) => files(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
test.afterAll(() => server.close());

async function opened(page: Page): Promise<Page> {
  await page.goto(url);
  await page.waitForFunction(() => 'storage' in globalThis);
  return page;
}

for (const kind of ['file', 'memory'] as const) {
  test(`a database in ${kind === 'file' ? 'a file' : 'memory'} keeps the contract`, async ({ page }) => {
    await opened(page);
    expect(await page.evaluate(() => storage.clauses)).toEqual(CONTRACT.map(({ name }) => name));
    for (const { name, expected } of CONTRACT) {
      const found = await page.evaluate(([clause, where]) => storage.fulfil(clause, where), [
        name,
        kind,
      ] as const);
      expect(found, name).toEqual(expected);
    }
  });
}

test('what was kept is there after the page is loaded again, ten times in a row', async ({ page }) => {
  await opened(page);
  for (let round = 1; round <= 10; round += 1) {
    expect(await page.evaluate(() => storage.openDevice())).toEqual({ state: 'ready', persistent: true });
    await page.evaluate((town) => storage.addTown(town), `Town ${round}`);
    expect(await page.evaluate(() => storage.towns())).toHaveLength(round);
    await page.reload();
  }
});

test('a second tab waits for the first, says so, and goes on when it is closed', async ({
  context,
  page,
}) => {
  await opened(page);
  await page.evaluate(() => storage.openDevice());
  await page.evaluate(() => storage.addTown('Elm Hill'));
  const second = await opened(await context.newPage());
  const ready = second.evaluate(() => storage.openDevice());
  await second.waitForFunction(() => storage.told.includes('waitingForOtherTab'));
  await page.close();
  expect(await ready).toEqual({ state: 'ready', persistent: true });
  expect(await second.evaluate(() => storage.told)).toEqual(['waitingForOtherTab', 'opening']);
  expect(await second.evaluate(() => storage.towns())).toEqual(['Elm Hill']);
});

test('a very first start cut short leaves a database that opens all the same', async ({ page }) => {
  await opened(page);
  await page.evaluate(async () => {
    const folder = await (
      await navigator.storage.getDirectory()
    ).getDirectoryHandle('expo-sqlite', { create: true });
    await folder.getFileHandle('only-one', { create: true });
  });
  expect(await page.evaluate(() => storage.openDevice())).toEqual({ state: 'ready', persistent: true });
  await page.evaluate(() => storage.addTown('Elm Hill'));
  await page.reload();
  await page.evaluate(() => storage.openDevice());
  expect(await page.evaluate(() => storage.towns())).toEqual(['Elm Hill']);
});

test('a browser that gives no files is told apart, and works until the tab is closed', async ({ page }) => {
  await page.addInitScript(() => {
    StorageManager.prototype.getDirectory = () =>
      Promise.reject(new DOMException('no files', 'SecurityError'));
  });
  await opened(page);
  expect(await page.evaluate(() => storage.openDevice())).toEqual({ state: 'ready', persistent: false });
  await page.evaluate(() => storage.addTown('Elm Hill'));
  expect(await page.evaluate(() => storage.towns())).toEqual(['Elm Hill']);
});

test('a full disk is told, and nothing acknowledged is lost by it', async ({ page, context }) => {
  await opened(page);
  await page.evaluate(() => storage.openDevice());
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: url, quotaSize: 600_000 });
  const { kept, refusals } = await page.evaluate(() => storage.addTownsUntilFull());
  expect(refusals.join()).toMatch(/full|quota|disk/i);
  expect(kept.length).toBeGreaterThan(0);
  await session.send('Storage.overrideQuotaForOrigin', { origin: url });
  await page.reload();
  await page.waitForFunction(() => 'storage' in globalThis);
  await page.evaluate(() => storage.openDevice());
  expect(await page.evaluate(() => storage.towns())).toEqual(kept);
  await page.evaluate(() => storage.addTown('Zebra Creek')); // and it goes on
  expect(await page.evaluate(() => storage.towns())).toHaveLength(kept.length + 1);
});

test('a browser killed while it writes loses nothing it had acknowledged', async ({ launchOptions }) => {
  const profile = mkdtempSync(join(tmpdir(), 'picket-profile-')); // a real one: private windows write nothing to disk
  let heard = 0;
  for (const saves of [1, 7, 23, 40, 11]) {
    const context = await chromium.launchPersistentContext(profile, launchOptions);
    const page = await opened(await context.newPage());
    expect(await page.evaluate(() => storage.openDevice())).toEqual({ state: 'ready', persistent: true });
    const towns = await page.evaluate(() => storage.towns());
    expect(towns).toEqual(towns.map((_, town) => `Town ${String(town).padStart(5, '0')}`));
    expect(towns.length).toBeGreaterThanOrEqual(heard); // the last words of a browser may not be heard
    const enough = new Promise<void>((reached) => {
      page.on('console', (line) => {
        if (!line.text().startsWith('kept ')) return;
        heard = Number(line.text().slice(5)) + 1;
        if (heard >= towns.length + saves) reached();
      });
    });
    page.evaluate((first) => storage.addTowns(first), towns.length).catch(() => undefined); // ends with the browser
    await enough;
    const session = await context.newCDPSession(page);
    const gone = new Promise((closed) => context.on('close', closed));
    session.send('Browser.crash').catch(() => undefined);
    await gone;
  }
  rmSync(profile, { recursive: true, force: true });
});
