import { expect, type Locator, type Page } from '@playwright/test';

/** SQLite's engine, when a page was left while it opened the database: it mends that, and says so. */
const REPAIRED = 'Disassociating file with bad digest.';

/** What Playwright itself says where tests do without the service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** What a person sees of Picket: screens, and the words and roles on them. */
export class Picket {
  readonly complaints: string[] = []; // what the browser's console had to say, and errors nobody caught

  constructor(readonly page: Page) {
    page.on('console', (message) => {
      const expected = [REPAIRED, BLOCKED].includes(message.text());
      const complaint = ['error', 'warning'].includes(message.type()) && !expected;
      if (complaint) this.complaints.push(message.text());
    });
    // Errors nobody caught and promises nobody waited for: whatever else a test looks at, they fail it.
    page.on('pageerror', (error) => {
      this.complaints.push(error.message);
      expect.soft(error.message, 'not caught in the page').toBe('');
    });
  }

  /** Opens an address and waits until a person could use it. */
  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
    await expect(this.heading(1)).toBeVisible();
  }

  heading(level: 1 | 2): Locator {
    return this.page.getByRole('heading', { level }).filter({ visible: true }).first();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  radio(name: string): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  switch(name: string): Locator {
    return this.page.getByRole('switch', { name, exact: true });
  }

  /** Background of the page: tells the theme. */
  background(): Promise<string> {
    return this.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  }
}
