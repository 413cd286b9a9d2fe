import type { Locator, Page } from '@playwright/test';

import { GamePage } from './game';

const HELD = 800; // ms: longer than a finger must rest

/** The help, the lesson, and what a resting finger is told. */
export class HelpPage extends GamePage {
  constructor(page: Page) {
    super(page, 'finger');
  }

  section(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  sentence(text: string): Locator {
    return this.page.locator('#root').getByText(text); // the voice for screen readers repeats it elsewhere
  }

  /** Rests a finger in the middle of something, or at a share of its height. */
  async hold(target: Locator, share = 0.5): Promise<void> {
    const box = await target.boundingBox();
    if (!box) throw new Error('nothing to rest on');
    const point = { x: box.x + box.width / 2, y: box.y + box.height * share };
    const touch = await this.page.context().newCDPSession(this.page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await this.page.waitForTimeout(HELD);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await touch.detach();
  }

  /** What was said last to whoever listens. */
  said(urgency: 'polite' | 'assertive'): Locator {
    return this.page.locator(`body > [aria-live=${urgency}]`);
  }
}
