import { expect, type Locator, type Page } from '@playwright/test';

import { createI18n, type TranslatedLanguage } from '../../../src/i18n';
import '../../../src/i18n/history';
import '../../../src/i18n/score';
import '../../../src/i18n/setup';
import { SetUp } from './setUp';

interface CopiedPlan {
  sizes: readonly number[];
  first: number;
  later: number;
}

/** The score, the table and the paper sheet, in the words the app itself uses. */
export class ScorePage extends SetUp {
  readonly t: ReturnType<typeof createI18n>['t'];

  constructor(page: Page, language: TranslatedLanguage = 'en') {
    super(page);
    this.t = createI18n(language).t;
  }

  tab(name: 'game' | 'houses' | 'boxes'): Locator {
    return this.radio(this.t(`paper.tabs.${name}`)).filter({ visible: true });
  }

  /** Chooses the three plans of a 2023 game by copying their cards. */
  async copyPlans(cards: readonly CopiedPlan[]): Promise<void> {
    await this.plan('A').click();
    for (const [index, card] of cards.entries()) {
      await this.page.getByRole('radio', { name: new RegExp(`^Stack ${['A', 'B', 'C'][index]}`) }).click();
      await this.copyPlan(card);
    }
    await this.button('Done').click();
  }

  /** Reads a street off as a player would: key after key, from left to right. */
  async tapStreet(notation: string): Promise<void> {
    for (const word of notation.split(' ')) {
      if (word === '|') await this.key(/^Fence right of/).click();
      else if (word === '_') await this.button('Leave this house empty').click();
      else if (word.includes('b')) await this.button('Bis: the number to the left once more').click();
      else await this.button(`Number ${word.replace('*', '')}`).click();
      if (word.includes('*')) await this.key(/^Pool built at/).click();
    }
  }

  key(name: RegExp): Locator {
    return this.page.getByRole('checkbox', { name });
  }

  /** "Parks: 20. Parks, street by street: …": name and value of every line on screen. */
  async lines(): Promise<Record<string, string>> {
    const labels = await this.page
      .getByRole('group', { name: this.t('ending.lines') })
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const found = labels
      .map((label) => /^([^:.]+): (−?\d+)\. /.exec(label))
      .filter((match) => match !== null);
    return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]));
  }

  get total(): Locator {
    return this.page.getByTestId('total');
  }

  async addToTable(name: string): Promise<void> {
    const field = this.field(this.t('ranking.name'));
    await field.fill(name);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }

  /** Opens the line of a player, in whatever place it stands. */
  async edit(name: string): Promise<void> {
    await this.page
      .getByTestId(/^seat-/)
      .filter({ hasText: name })
      .click();
    await expect(this.page.getByRole('dialog')).toBeVisible();
  }

  async enterTemps(name: string, temps: number, points: number): Promise<void> {
    await this.edit(name);
    await this.radio('Temps, total').click();
    await this.field('Temps ticked').fill(`${temps}`);
    await this.field('Points without temps').fill(`${points}`);
    await this.close();
  }

  async close(): Promise<void> {
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.t('ranking.done'), exact: true })
      .click();
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  /** What the rows say, the best first. */
  rows(): Promise<string[]> {
    return this.page
      .getByTestId(/^seat-/)
      .evaluateAll((all) =>
        all.map((one) => (one.getAttribute('aria-label') ?? '').replace(/\. Change it\.$/, '')),
      );
  }
}
