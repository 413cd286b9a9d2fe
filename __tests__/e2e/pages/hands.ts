import type { Locator, Page } from '@playwright/test';

const FAR = 120; // keys: more than any way on the screen

/** Goes to a control by keys alone: Tab and Shift+Tab between groups, arrows along a street. */
export async function byKeys(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < FAR;) {
    const way = await target.evaluate(wayTo);
    if (way.steps === 0) return;
    if (way.steps < 0 && !way.along) await page.keyboard.down('Shift');
    const key = way.along ? 'ArrowRight' : 'Tab';
    for (let i = 0; i < Math.abs(way.steps); i += 1) await page.keyboard.down(key); // held, it repeats
    await page.keyboard.up(key);
    await page.keyboard.up('Shift');
    pressed += Math.abs(way.steps);
  }
  throw new Error(`no way by keys to ${await target.getAttribute('aria-label')}`);
}

/** Runs in the page: how far the focus is from a control, in Tab stops or in houses of the same row. */
function wayTo(target: Element): { steps: number; along: boolean } {
  const active = document.activeElement;
  if (active === target) return { steps: 0, along: false };
  const all = [...document.querySelectorAll<HTMLElement>('button, a, input, [tabindex]')].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, [aria-disabled=true]'),
  );
  const stops = all.filter((one) => one.tabIndex >= 0);
  const own = all.findIndex((one) => one === target);
  const isStop = stops.some((one) => one === target);
  const goal = isStop ? target : all.slice(0, own).findLast((one) => one.tabIndex >= 0);
  const here = all.findIndex((one) => one === active);
  const first = all.findIndex((one) => one === goal);
  if (!isStop && here >= first && here <= own) return { steps: own - here, along: true };
  const from = stops.findIndex((one) => one === active);
  const to = stops.findIndex((one) => one === goal);
  return { steps: from < 0 ? 1 : to - from, along: false };
}
