import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, expect, test, type LaunchOptions, type Page } from '@playwright/test';
import sirv from 'sirv';

import { apply, startGame } from '../../src/rules/apply';
import type { GameEvent } from '../../src/rules/events';
import { effectChoices } from '../../src/rules/legal';
import { below, randomFrom } from '../../src/rules/random';
import type { Game } from '../../src/rules/state';
import { GamePage } from './pages/game';
import { BY_ITSELF, playTurn } from './play';
import { notationOf, scriptOf, type Script } from './script';
import type { StoragePage } from './storage/entry';

declare global {
  var storage: StoragePage;
}

/** `npm run soak` asks for a hundred. */
const ROUNDS = Number(process.env.KILLS ?? 12);
const SECONDS = 30; // for one round on a busy machine

const root = join(__dirname, '../..');
const app = sirv(join(root, 'dist'), { single: true });
const storageAlone = sirv(join(root, '.cache/storage'));
let files = app; // one address, so that both see the same database
let server: Server;
let url = '';

test.beforeAll(async () => {
  server = createServer((request, response) => files(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => server.close());

/** SIGKILL to every process of the browser that has this profile. */
function kill(profile: string): void {
  const processes = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,args=']).toString().split('\n');
  for (const line of processes.filter((one) => one.includes(profile))) {
    try {
      process.kill(Number.parseInt(line, 10), 'SIGKILL');
    } catch {
      // went with its parent
    }
  }
}

const browse = (profile: string, options: LaunchOptions) =>
  chromium.launchPersistentContext(profile, {
    ...options,
    locale: 'en-US',
    baseURL: url,
    serviceWorkers: 'block', // it would keep one of the two sites for the other
  });

/** Numbers that stood there in ink: seen by the player, so to be there for ever. */
async function watchInk(page: Page, ink: Set<string>): Promise<void> {
  await page.exposeFunction('inkSeen', (seen: string[]) => seen.forEach((one) => ink.add(one)));
  await page.addInitScript(() => {
    const look = () => {
      const labels = [...document.querySelectorAll('[aria-label^="Street "]')].map(
        (one) => one.getAttribute('aria-label') ?? '',
      );
      const inked = labels.filter((label) => /, number \d+/.test(label) && !label.includes('pencil'));
      const seen = inked.map((label) =>
        /^Street (\d+), house (\d+), number (\d+)/.exec(label)?.slice(1).join('.'),
      );
      void (globalThis as unknown as { inkSeen: (seen: unknown[]) => void }).inkSeen(seen.filter(Boolean));
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/**
 * The browser of somebody who has played before: within the first moments of a brand-new profile Chromium itself has not
 * yet written down that this address owns files.
 */
async function useOnce(profile: string, options: LaunchOptions): Promise<void> {
  files = storageAlone;
  const context = await browse(profile, options);
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForFunction(() => 'storage' in globalThis);
  await page.evaluate(() => storage.openDevice());
  await context.close();
}

/** Plays until told to stop by the end of the browser. */
async function playOn(page: GamePage, script: Script): Promise<void> {
  try {
    for (const turn of script.turns) await playTurn(page, turn);
  } catch {
    // killed in the middle of a tap
  }
}

const played = (script: Script, events: readonly GameEvent[]): Game =>
  events.reduce(apply, startGame(script.setup));

const numbersOf = ({ sheet }: Game): string[] =>
  sheet.streets.flatMap(({ houses }, s) =>
    houses.flatMap((house, h) => (house.kind === 'numbered' ? [`${s + 1}.${h + 1}.${house.number}`] : [])),
  );

test('a browser killed in the middle of play keeps all that was shown in ink', async ({ launchOptions }) => {
  test.setTimeout(ROUNDS * SECONDS * 1000);
  const profile = mkdtempSync(join(tmpdir(), 'picket-kill-'));
  const random = randomFrom('kill');
  await useOnce(profile, launchOptions);
  let before: { id: string; sheet: string[] } | null = null;
  let marks = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const script = scriptOf(`kill ${round % 5}`, 'random');
    const ink = new Set<string>();

    files = app;
    const context = await browse(profile, launchOptions);
    const page = new GamePage(await context.newPage(), 'blind');
    if (before !== null) {
      await page.page.goto(`/game/${before.id}`); // the last game goes on where it was
      await expect(page.key(1)).toBeVisible();
      expect(await page.readSheet()).toEqual(before.sheet);
    }
    await watchInk(page.page, ink);
    await page.page.goto(script.address);
    await expect(page.key(1)).toBeVisible();
    const id = page.page.url().split('/').at(-1);
    const playing = playOn(page, script);
    await page.page.waitForTimeout(300 + below(random, 2500));
    kill(profile);
    await playing;
    await context.close().catch(() => undefined);

    files = storageAlone;
    const after = await browse(profile, launchOptions);
    const inspector = await after.newPage();
    await inspector.goto('/');
    await inspector.waitForFunction(() => 'storage' in globalThis);
    const { integrity, games } = await inspector.evaluate(() => storage.inspect());
    expect(integrity, `round ${round}`).toBe('ok');
    expect(games.map(({ state }) => state)).toEqual(games.map(() => 'playable'));
    const last = games.find((one) => one.id === id); // killed before the first save: nothing was in ink
    const game = played(script, last?.events ?? []);
    expect(numbersOf(game), `round ${round}`).toEqual(expect.arrayContaining([...ink]));
    expect(stagesOf(script), `round ${round}`).toContain(notationOf(game).join('\n'));
    before = last ? { id: last.id, sheet: notationOf(game) } : null;
    marks += ink.size;
    await after.close();
  }
  expect(marks).toBeGreaterThan(ROUNDS); // there was something to lose
  rmSync(profile, { recursive: true, force: true });
});

/** The sheet after each event of a script: a kept game is at one of these points. */
function stagesOf(script: Script): string[] {
  const stages = [notationOf(startGame(script.setup)).join('\n')];
  for (const { before, events } of script.turns) {
    let game = before;
    for (const event of events) {
      game = apply(game, event);
      stages.push(notationOf(game).join('\n'));
      const [byItself] = effectChoices(game).filter(({ type }) => BY_ITSELF.has(type)); // until it is left out
      if (byItself) stages.push(notationOf(apply(game, byItself)).join('\n'));
    }
  }
  return stages;
}
