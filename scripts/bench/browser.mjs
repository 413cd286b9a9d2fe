// The figures of the web app in a real Chromium, on a phone's window: start, answer to a tap, long tasks, weight.
import { Buffer } from 'node:buffer';
import { gzipSync } from 'node:zlib';

import { chromium } from '@playwright/test';

import { findBrowser } from '../browser.mjs';
import { serve } from '../serve.mjs';
import { play } from './player.mjs';

const KB = 1000;
const SLOW = 4; // a cheap phone, against this machine
const RUNS = 5;
const TURNS = 25;
const GAME = '/new?advanced=true&seed=bench';
const KEY = '[aria-label="Number 1"]'; // the sheet is there

const rank = (list, part) =>
  [...list].sort((a, b) => a - b)[Math.max(0, Math.ceil(part * list.length) - 1)] ?? 0;

/** In the page: the time of the first frame that shows Home's first button. */
function watchStart() {
  const channel = new MessageChannel(); // its message comes after the frame is painted
  channel.port1.onmessage = () => (window.startedAt = performance.now());
  const see = () => {
    const shown = document.querySelector('[data-testid=new-game]')?.getClientRects().length;
    if (shown) channel.port2.postMessage(0);
    else requestAnimationFrame(see);
  };
  requestAnimationFrame(see);
}

/**
 * In the page: from the finger leaving the glass to the first frame that shows what it did, and to the last one. A
 * pressed look is no answer: styles are not watched.
 */
function watchTaps() {
  window.taps = [];
  window.settled = [];
  window.longTasks = [];
  const WATCHED = 400; // ms after a tap: all is painted by then
  let up = 0;
  let changed = false;
  let last = 0;
  const changes = new MutationObserver(() => (changed = true));
  const looks = ['aria-label', 'fill', 'stroke', 'd', 'opacity', 'stroke-dasharray'];
  changes.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: looks,
  });
  const channel = new MessageChannel(); // its message comes after the frame is painted
  channel.port1.onmessage = () => {
    if (last === 0) window.taps.push(performance.now() - up);
    last = performance.now() - up;
  };
  const look = () => {
    if (changed && up > 0) channel.port2.postMessage(0);
    changed = false;
    if (up === 0 || performance.now() - up < WATCHED) requestAnimationFrame(look);
  };
  const down = () => {
    if (last > 0) window.settled.push(last);
    [last, up] = [0, 0];
    requestAnimationFrame(look);
  };
  const lift = (event) => {
    changes.takeRecords(); // what the press itself changed is no answer yet
    changed = false;
    up = event.timeStamp;
  };
  addEventListener('pointerdown', down, true);
  addEventListener('pointerup', lift, true);
  const tasks = new PerformanceObserver((list) =>
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  tasks.observe({ type: 'longtask' });
}

const open = async (browser, { rate, probe, path }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const weights = [];
  page.on('response', (response) => weights.push(weigh(response)));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  if (probe) await page.addInitScript(probe);
  await page.goto(path, { waitUntil: 'commit' });
  return { context, page, cdp, weights };
};

async function weigh(response) {
  const body = await response.body().catch(() => Buffer.alloc(0));
  const bytes = gzipSync(body, { level: 9 }).length;
  return { script: response.request().resourceType() === 'script', bytes };
}

async function start(browser, path, rate) {
  const times = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const { context, page } = await open(browser, { rate, probe: watchStart, path });
    await page.waitForFunction('window.startedAt > 0');
    times.push(await page.evaluate('window.startedAt'));
    await context.close();
  }
  return rank(times.slice(1), 0.5); // the first run warms up the disk
}

/** A game from its first sheet on; `inspect` lets a profiler look at it. */
export async function game(browser, path, rate, inspect = async () => undefined) {
  const { context, page, cdp } = await open(browser, { rate, probe: watchTaps, path });
  await page.waitForSelector(KEY);
  await page.waitForTimeout(1000);
  await page.evaluate('window.longTasks.length = 0');
  const stop = await inspect(cdp, page);
  const tapped = await play(page, TURNS);
  await stop?.();
  const { taps, settled, longTasks } = await page.evaluate(() => ({
    taps: window.taps,
    settled: window.settled,
    longTasks: window.longTasks,
  }));
  await context.close();
  return { tapped, taps, settled, longTasks };
}

async function weight(browser, path) {
  const { context, page, weights } = await open(browser, { rate: 1, path });
  await page.waitForSelector(KEY);
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(weights);
  await context.close();
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0) / KB;
  return { scripts: sum(loaded.filter(({ script }) => script)), all: sum(loaded) };
}

/** A second visit without a network; null where no service worker keeps the app. */
async function offlineStart(browser, path, rate) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const first = await context.newPage();
  await first.goto(path, { waitUntil: 'networkidle' });
  const kept = await first.evaluate(async () => {
    const waiting = new Promise((resolve) => setTimeout(() => resolve(null), 5000));
    const ready = navigator.serviceWorker.ready.then(() => true);
    return Promise.race([ready, waiting]);
  });
  if (!kept) {
    await context.close();
    return null;
  }
  await first.waitForTimeout(2000); // all is stored by then
  await first.close();
  await context.setOffline(true);
  const times = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    await page.addInitScript(watchStart);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction('window.startedAt > 0');
    times.push(await page.evaluate('window.startedAt'));
    await page.close();
  }
  await context.close();
  return rank(times.slice(1), 0.5);
}

/** Tells each row of the table as soon as it is known: what, measured, bound, limit, unit. */
export async function browserRows(folder, tell) {
  const site = await serve(folder);
  const browser = await chromium.launch(await findBrowser());
  const most = (what, value, limit, unit) => tell([what, value, 'at most', limit, unit]);
  const { scripts, all } = await weight(browser, site.url + GAME);
  most('web JavaScript before the first sheet, gzip', scripts, 320, 'KB');
  most('web, everything loaded then, gzip', all, 900, 'KB');
  most('cold start to a usable Home, CPU ×1', await start(browser, site.url, 1), null, 'ms');
  most(`cold start to a usable Home, CPU ×${SLOW}`, await start(browser, site.url, SLOW), 1000, 'ms');
  most(`start without a network, CPU ×${SLOW}`, await offlineStart(browser, site.url, SLOW), 800, 'ms');
  const { tapped, taps, settled } = await game(browser, site.url + GAME, SLOW);
  most(
    `tap to painted, CPU ×${SLOW}, median of ${taps.length} (${tapped} taps)`,
    rank(taps, 0.5),
    null,
    'ms',
  );
  most(`tap to painted, CPU ×${SLOW}, p95`, rank(taps, 0.95), 50, 'ms');
  most(`tap to everything painted, CPU ×${SLOW}, p95`, rank(settled, 0.95), null, 'ms');
  const fast = await game(browser, site.url + GAME, 1);
  most('tap to painted, CPU ×1, p95', rank(fast.taps, 0.95), null, 'ms');
  most('tasks over 50 ms in a game, CPU ×1', fast.longTasks.length, 0, '');
  const version = browser.version();
  await browser.close();
  site.close();
  return version;
}
