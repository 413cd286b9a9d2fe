import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { flaws } from './flaws';

/** The windows every screen must fit: phones, an old small one, a phone on its side, a tablet, a desktop. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
] as const;

/** Words depend on the language, colours on the theme, places on the window: axe, which is slow, looks at each of them once. */
export const LOOKS = [
  { language: 'en', locale: 'en-US', colorScheme: 'light', axeAt: 360 },
  { language: 'fr', locale: 'fr-FR', colorScheme: 'dark', axeAt: 844 },
  { language: 'de', locale: 'de-DE', colorScheme: 'light', axeAt: 1280 },
] as const;

interface Look {
  readonly name: string; // of what is seen, for the report
  readonly axeAt: number; // the width at which axe looks too
}

/** Looks at the page in every window, as it is now, and leaves it as wide as it was. */
export async function look(page: Page, { name, axeAt }: Look): Promise<void> {
  const before = page.viewportSize();
  await page.mouse.move(0, 0); // what the mouse is over looks paler
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await twoFrames(page);
    expect(await flaws(page), `${name} at ${size.width} × ${size.height}`).toEqual([]);
    if (size.width === axeAt) await clean(page, name);
  }
  if (before) await page.setViewportSize(before);
}

export async function clean(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${name} ${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** One for React to hear of the new window, one to show what it made of it. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}
