import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, expect, test, type LaunchOptions, type Page } from '@playwright/test';
import sirv from 'sirv';

import { gameEn } from '../../src/i18n/game.en';
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
const FRESH = Math.ceil(ROUNDS / 4); // of them with a browser never used before
const USED = ROUNDS - FRESH;
const SECONDS = 30; // for one round on a busy machine
const PENCIL = gameEn.sheet.pencil; // said of a mark that may still go

interface Left {
  readonly id: string | null; // null: killed before the first save
  readonly sheet: string[];
  readonly marks: number; // seen in ink
}

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
test.afterAll(() => {
  server.close();
  for (const profile of profiles) rmSync(profile, { recursive: true, force: true });
});

const random = randomFrom('kill');
const profiles: string[] = [];
function newProfile(): string {
  const profile = mkdtempSync(join(tmpdir(), 'picket-kill-'));
  profiles.push(profile);
  return profile;
}

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
  chromium.launchPersistentContext(profile, { ...options, locale: 'en-US', baseURL: url });

/** Numbers that stood there in ink: seen by the player, so to be there for ever. */
async function watchInk(page: Page, ink: Set<string>): Promise<void> {
  await page.exposeFunction('inkSeen', (seen: string[]) => seen.forEach((one) => ink.add(one)));
  await page.addInitScript((pencil) => {
    const look = () => {
      const labels = [...document.querySelectorAll('[aria-label^="Street "]')].map(
        (one) => one.getAttribute('aria-label') ?? '',
      );
      const inked = labels.filter((label) => /, number \d+/.test(label) && !label.includes(pencil));
      const seen = inked.map((label) =>
        /^Street (\d+), house (\d+), number (\d+)/.exec(label)?.slice(1).join('.'),
      );
      void (globalThis as unknown as { inkSeen: (seen: unknown[]) => void }).inkSeen(seen.filter(Boolean));
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  }, PENCIL);
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

/** One round: plays, is killed after a while, and looks at what is left. */
async function round(name: string, profile: string, options: LaunchOptions): Promise<Left> {
  const script = scriptOf(`kill ${name}`, 'random');
  const ink = new Set<string>();
  files = app;
  const context = await browse(profile, options);
  const page = new GamePage(await context.newPage(), 'blind');
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
  const after = await browse(profile, options);
  const inspector = await after.newPage();
  await inspector.goto('/');
  await inspector.waitForFunction(() => 'storage' in globalThis);
  const { integrity, games } = await inspector.evaluate(() => storage.inspect());
  expect(integrity, name).toBe('ok');
  expect(games.map(({ state }) => state)).toEqual(games.map(() => 'playable'));
  const last = games.find((one) => one.id === id); // killed before the first save: nothing was in ink
  const game = played(script, last?.events ?? []);
  expect(numbersOf(game), name).toEqual(expect.arrayContaining([...ink]));
  expect(stagesOf(script), name).toContain(notationOf(game).join('\n'));
  await after.close();
  return { id: last?.id ?? null, sheet: notationOf(game), marks: ink.size };
}

/** The game of the round before goes on where it was. */
async function goesOn(left: Left, profile: string, options: LaunchOptions): Promise<void> {
  files = app;
  const context = await browse(profile, options);
  const page = new GamePage(await context.newPage(), 'blind');
  await page.page.goto(`/game/${left.id}`);
  await expect(page.key(1)).toBeVisible();
  expect(await page.readSheet()).toEqual(left.sheet);
  await context.close();
}

test('a browser killed in the middle of play keeps all that was shown in ink', async ({ launchOptions }) => {
  test.setTimeout(USED * SECONDS * 1000);
  const profile = newProfile();
  let marks = 0;
  for (let count = 1; count <= USED; count += 1) {
    const left = await round(`${count}`, profile, launchOptions);
    if (left.id !== null) await goesOn(left, profile, launchOptions);
    marks += left.marks;
  }
  expect(marks).toBeGreaterThan(USED); // there was something to lose
});

test('so does a brand-new one, killed in the first seconds of its life', async ({ launchOptions }) => {
  test.setTimeout(FRESH * SECONDS * 1000);
  let marks = 0;
  for (let count = 1; count <= FRESH; count += 1) {
    marks += (await round(`fresh ${count}`, newProfile(), launchOptions)).marks;
  }
  expect(marks).toBeGreaterThan(0);
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
