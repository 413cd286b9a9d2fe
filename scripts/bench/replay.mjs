// The replay of a finished game: how smoothly the slider runs over it, and how soon a step is painted on a slow phone.
import { Buffer } from 'node:buffer';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { ROOT } from '../setup.mjs';

const STEPS = 60;
const SLOW = 4;

const rank = (list, part) =>
  [...list].sort((a, b) => a - b)[Math.max(0, Math.ceil(part * list.length) - 1)] ?? 0;

function backup() {
  const args = ['-r', 'sucrase/register/ts', join(ROOT, 'scripts/bench/replay-game.ts')];
  return spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).stdout;
}

/** In the page: one step of the slider per frame, to and fro; the time between frames, and from step to painted. */
async function run(steps) {
  const slider = document.querySelector('[role=slider]');
  const channel = new MessageChannel(); // its message comes after the frame is painted
  const painted = () =>
    new Promise((resolve) => {
      channel.port1.onmessage = () => resolve(performance.now());
      requestAnimationFrame(() => channel.port2.postMessage(0));
    });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const press = (key) => slider.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const answers = [];
  const frames = [];
  press('Home');
  await painted();
  const last = Number(slider.getAttribute('aria-valuemax'));
  const key = (step) => (Math.floor(step / last) % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < steps; step += 1) {
    const start = performance.now();
    press(key(step));
    answers.push((await painted()) - start);
  }
  press('Home');
  await painted();
  let before = await frame();
  for (let step = 0; step < steps; step += 1) {
    press(key(step));
    const now = await frame();
    frames.push(now - before);
    before = now;
  }
  return { answers, frames };
}

async function measure(browser, url, file) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${url}/backup`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Restore a backup' }).click();
  const buffer = Buffer.from(file);
  await (await chooser).setFiles({ name: 'bench.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Take it in' }).click();
  await page.getByText('1 game came in.').waitFor();
  const cdp = await context.newCDPSession(page);
  const figures = {};
  for (const rate of [1, SLOW]) {
    await page.goto(`${url}/history/bench?view=replay`);
    await page.getByRole('slider').waitFor();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    await page.waitForTimeout(1000);
    figures[rate] = await page.evaluate(run, STEPS);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await context.close();
  return figures;
}

/** Tells the rows of the replay: what, measured, at most, unit. */
export async function replayRows(browser, url, most) {
  const { 1: quick, [SLOW]: slow } = await measure(browser, url, backup());
  const frames = `replay, ${STEPS} steps at one a frame, CPU ×1: time of a frame, p95`;
  most(frames, rank(quick.frames, 0.95), 17, 'ms');
  most(`replay, a step of the slider to painted, CPU ×${SLOW}, median`, rank(slow.answers, 0.5), null, 'ms');
  most(`replay, a step of the slider to painted, CPU ×${SLOW}, p95`, rank(slow.answers, 0.95), 50, 'ms');
}
