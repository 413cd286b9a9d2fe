// Draws every icon from assets/source/icon.svg: `npm run icons`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';

import { findBrowser } from './browser.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const source = readFileSync(join(ROOT, 'assets/source/icon.svg'), 'utf8');

/**
 * box: the part of the drawing to show, in its own units (0–72); a larger one leaves a margin.
 * css: how this icon differs from the source.
 */
const MASKABLE = [-14, -14, 100, 100];
/** The ground reaches beyond the drawing. */
const WIDE = 'svg{background:#17746F}';
const ICONS = [
  { file: 'assets/icon.png', size: 1024, box: [0, 0, 72, 72] },
  // Launchers cut adaptive icons to any shape: the inner 66 of 108 parts are always in sight.
  {
    file: 'assets/adaptive-foreground.png',
    size: 1024,
    box: [-19, -19, 110, 110],
    css: '#background{display:none}',
  },
  {
    file: 'assets/adaptive-monochrome.png',
    size: 1024,
    box: [-19, -19, 110, 110],
    css: '#background,.detail,.lawn,.wood{display:none}.rail,.picket,.tip{fill:#fff}',
  },
  {
    file: 'assets/splash.png',
    size: 512,
    box: [-2, -2, 76, 76],
    css: 'svg{border-radius:22%}',
  },
  { file: 'assets/favicon.png', size: 64, box: [0, 0, 72, 72], css: 'svg{border-radius:22%}' },
  // The web app: rounded as it is, or cut by the launcher, which leaves at least the inner four fifths in sight.
  { file: 'public/icons/icon-192.png', size: 192, box: [0, 0, 72, 72], css: 'svg{border-radius:22%}' },
  { file: 'public/icons/icon-512.png', size: 512, box: [0, 0, 72, 72], css: 'svg{border-radius:22%}' },
  { file: 'public/icons/maskable-192.png', size: 192, box: MASKABLE, css: WIDE },
  { file: 'public/icons/maskable-512.png', size: 512, box: MASKABLE, css: WIDE },
  { file: 'public/icons/apple-touch-icon.png', size: 180, box: [-3, -3, 78, 78], css: WIDE }, // iOS rounds it itself
];

const browser = await chromium.launch(await findBrowser());
const page = await browser.newPage();
for (const { file, size, box, css = '' } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const svg = source.replace(
    /viewBox="[^"]*"/,
    `viewBox="${box.join(' ')}" width="${size}" height="${size}"`,
  );
  await page.setContent(`<style>body{margin:0}svg{display:block}${css}</style>${svg}`);
  writeFileSync(join(ROOT, file), await page.screenshot({ omitBackground: true }));
  console.log(`${file}  ${size} × ${size}`);
}
await browser.close();
