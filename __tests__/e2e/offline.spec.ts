import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, expect, test, type BrowserContext } from '@playwright/test';
import sirv from 'sirv';

import { backupOf, gameOf } from '../backups';
import { GamePage } from './pages/game';
import { HistoryPage } from './pages/history';
import { Picket } from './pages/picket';

const ROOT = join(__dirname, '../..');

/** A host that knows nothing of single pages: what is no file is not found. Stopped, its port answers nothing. */
class Host {
  readonly #server: Server;
  #port = 0;
  #version: string | null = null; // stands in sw.js from then on: another version of the app

  constructor(folder: string) {
    const files = sirv(join(ROOT, folder), { dev: true });
    this.#server = createServer((request, response) => {
      if (this.#version === null || !request.url?.endsWith('/sw.js')) return files(request, response);
      const code = readFileSync(join(ROOT, folder, request.url), 'utf8');
      return response.setHeader('Content-Type', 'text/javascript').end(`${code}// ${this.#version}`);
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(this.#port, '127.0.0.1', listening));
    const address = this.#server.address();
    this.#port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    return `http://127.0.0.1:${this.#port}`;
  }

  release(version: string): void {
    this.#version = version;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}

const ALLOWED = { serviceWorkers: 'allow', locale: 'en-US' } as const;
const profiles: string[] = [];
test.afterAll(() => profiles.forEach((profile) => rmSync(profile, { recursive: true, force: true })));

function newProfile(): string {
  const profile = mkdtempSync(join(tmpdir(), 'picket-offline-'));
  profiles.push(profile);
  return profile;
}

/** Until the app is kept for the time without a network. */
async function kept(context: BrowserContext): Promise<void> {
  await context.pages()[0]?.evaluate(async () => void (await navigator.serviceWorker.ready));
}

for (const [where, folder, base] of [
  ['the root of a host', 'dist', ''],
  ['a folder of a host', '.cache/folder', '/picket'],
] as const) {
  test(`after one visit a cold start without a network opens a running game, from ${where}`, async ({
    launchOptions,
  }) => {
    const host = new Host(folder);
    const profile = newProfile();
    const launch = { ...ALLOWED, ...launchOptions, baseURL: await host.start() };

    const online = await chromium.launchPersistentContext(profile, launch);
    const game = new GamePage(online.pages()[0] ?? (await online.newPage()), 'mouse');
    await game.open(`${base}/`);
    await game.page.getByTestId('new-game').click();
    await game.page.getByTestId('start').click();
    await game.pickNumber(7);
    await game.pickEffect('park');
    await game.tapHouse(1, 4);
    await game.done();
    const sheet = await game.readSheet();
    expect(sheet[0]).toContain('7');
    const address = new URL(game.page.url()).pathname;
    expect(address).toMatch(new RegExp(`^${base}/game/`));
    await kept(online);
    expect(game.complaints).toEqual([]);
    await online.close();
    await host.stop();

    const offline = await chromium.launchPersistentContext(profile, launch);
    const again = new GamePage(offline.pages()[0] ?? (await offline.newPage()), 'mouse');
    await again.open(address); // a deep link, which this host would not know either
    await expect(again.house(1, 4)).toBeVisible();
    await expect.poll(() => again.readSheet()).toEqual(sheet);
    await again.open(`${base}/settings`); // fetched when first opened
    await again.open(`${base}/`);
    await expect(again.page.getByRole('button', { name: /^Continue / })).toBeVisible();
    expect(again.complaints).toEqual([]);
    await offline.close();
  });
}

test('a new version waits, is offered on Home alone, and takes over when told to', async ({
  launchOptions,
}) => {
  const host = new Host('dist');
  const context = await chromium.launchPersistentContext(newProfile(), {
    ...ALLOWED,
    ...launchOptions,
    baseURL: await host.start(),
  });
  const picket = new Picket(context.pages()[0] ?? (await context.newPage()));
  const notice = picket.button('Switch to it now');
  await picket.open('/');
  await kept(context);
  const controlled = () => picket.page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(controlled).toBe(true);

  host.release('second');
  await picket.page.getByTestId('new-game').click();
  await picket.page.getByTestId('start').click();
  await expect(picket.page).toHaveURL(/\/game\//);
  const waiting = () =>
    picket.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return registration?.waiting !== null && registration?.waiting !== undefined;
    });
  await expect.poll(waiting).toBe(true);
  await expect(notice.filter({ visible: true })).toHaveCount(0); // not during a game
  await picket.page.goBack();
  await notice.click();
  await expect(picket.page.getByRole('button', { name: /^Continue / })).toBeVisible();
  await expect.poll(waiting).toBe(false);
  await expect(notice).toHaveCount(0);
  expect(picket.complaints).toEqual([]);
  await context.close();
  await host.stop();
});

test('the manifest is complete: names, start, icons of the sizes they say, maskable ones among them', async ({
  page,
}) => {
  await page.goto('/');
  const problems = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const address = link?.href ?? '';
    const manifest = await (await fetch(address)).json();
    const found: string[] = [];
    for (const field of [
      'name',
      'short_name',
      'start_url',
      'scope',
      'display',
      'theme_color',
      'background_color',
    ])
      if (typeof manifest[field] !== 'string') found.push(field);
    for (const { src, sizes } of manifest.icons) {
      const image = new Image();
      image.src = new URL(src, address).href;
      await image.decode();
      if (`${image.naturalWidth}x${image.naturalHeight}` !== sizes) found.push(src);
    }
    const purposes = manifest.icons.map(
      ({ purpose, sizes }: Record<string, string>) => `${purpose} ${sizes}`,
    );
    return { found, purposes };
  });
  expect(problems).toEqual({
    found: [],
    purposes: ['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'],
  });
});

test('a screen that cannot be drawn says that the games are safe; the log is under About', async ({
  page,
}) => {
  const picket = new HistoryPage(page);
  await picket.restore(backupOf([gameOf({ id: 'elm', town: 'Elm Hill' })]), 1);
  await page.addInitScript(() => {
    Reflect.set(Date.prototype, 'toLocaleString', () => {
      throw new Error('this device knows no dates');
    });
  });
  await page.goto('/history/elm');
  await expect(page.getByText(/^Your game is safe/)).toBeVisible();
  const { text } = await picket.download(picket.button('Save a copy'));
  expect(JSON.parse(text).data.games).toHaveLength(1);
  await picket.button('Start again').click();
  await expect(page.getByTestId('new-game')).toBeVisible();
  await page.goto('/about');
  await expect(page.getByText(/^Your game is safe/)).toBeVisible(); // the log shows dates
  await expect.poll(() => page.evaluate(() => localStorage.getItem('picket.crashes'))).toContain('no dates');
});

test('Home offers to install the app where the browser would, and takes no for an answer', async ({
  page,
}) => {
  const picket = new Picket(page);
  const wouldInstall = () =>
    page.evaluate(() => {
      const prompt = async () => void sessionStorage.setItem('asked', 'yes');
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
  await picket.open('/');
  await wouldInstall();
  await picket.button('Install').click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('asked'))).toBe('yes');
  await expect(picket.button('Install')).toHaveCount(0);
  await wouldInstall();
  await picket.button('Not now').click();
  await picket.open('/');
  await wouldInstall();
  await picket.button('New game').click(); // fetches the same bundle: the card would be there by now
  await picket.button('Back').click();
  await expect(picket.page.getByTestId('new-game')).toBeVisible();
  await expect(picket.button('Install')).toHaveCount(0);
  expect(picket.complaints).toEqual([]);
});
