import { readFile } from 'node:fs/promises';

import { expect, type Locator, type Page } from '@playwright/test';

import { createI18n, type TranslatedLanguage } from '../../../src/i18n';
import '../../../src/i18n/history';
import '../../../src/i18n/setup';
import { Picket } from './picket';

/** History, a game in it, and Backup, in the words the app itself uses. */
export class HistoryPage extends Picket {
  readonly t: ReturnType<typeof createI18n>['t'];

  constructor(page: Page, language: TranslatedLanguage = 'en') {
    super(page);
    this.t = createI18n(language).t;
  }

  row(town: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${town},`) });
  }

  search(): Locator {
    return this.page.getByRole('textbox', { name: this.t('history.search') });
  }

  chip(name: string): Locator {
    return this.page.getByRole('checkbox', { name, exact: true });
  }

  dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Opens Backup and hands it a file, as the player would from a drive. */
  async offer(text: string, name = 'picket-backup-2026-06-20.json'): Promise<void> {
    await this.open('/backup');
    const chooser = this.page.waitForEvent('filechooser');
    await this.button(this.t('backup.restore')).click();
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(this.dialog()).toBeVisible({ timeout: 30_000 });
  }

  async restore(text: string, games: number): Promise<void> {
    await this.offer(text);
    await this.button(this.t('backup.take')).click();
    const said = this.page.getByText(this.t('backup.taken', { count: games }));
    await expect(said).toBeVisible({ timeout: 30_000 }); // every game is played again before it is taken in
    await expect(this.dialog()).toBeHidden();
  }

  /** The text of the file a button makes, and its name. */
  async download(button: Locator): Promise<{ name: string; text: string }> {
    const download = this.page.waitForEvent('download');
    await button.click();
    const file = await download;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  }
}
