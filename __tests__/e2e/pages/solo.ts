import { expect, type Locator, type Page } from '@playwright/test';

import type { TranslatedLanguage } from '../../../src/i18n';
import '../../../src/i18n/setup';
import '../../../src/i18n/solo';
import { FIRST_DRAFT, type TableDraft } from '../../../src/state/tableDraft';
import type { GameEvent } from '../../../src/rules/events';
import { effectChoices } from '../../../src/rules/legal';
import type { Game } from '../../../src/rules/state';
import type { Card, Effect, PlanCard } from '../../../src/rules/types';
import { at } from '../../../src/rules/at';
import { act, BY_ITSELF } from '../play';
import { GamePage, type Hand } from './game';

/** Cards of 2023 whose figures the player has copied: sizes that come up often, so that plans are claimed. */
export const COPIED_PLANS: readonly PlanCard[] = [
  { stack: 'A', goal: { kind: 'estates', sizes: [1, 1, 2] }, first: 8, later: 4 },
  { stack: 'B', goal: { kind: 'estates', sizes: [2, 3] }, first: 9, later: 5 },
  { stack: 'C', goal: { kind: 'estates', sizes: [1, 4] }, first: 11, later: 6 },
];

interface Table {
  readonly edition?: TableDraft['edition'];
  readonly mode?: TableDraft['mode'];
  readonly advanced?: boolean;
  readonly code?: string; // the app deals
  readonly plans?: readonly PlanCard[];
}

/** Solo and dealt games: setting them up, the cards, the pile, the duel. */
export class SoloPage extends GamePage {
  constructor(page: Page, hand: Hand, language: TranslatedLanguage = 'en') {
    super(page, hand, language);
  }

  /** Opens New game with everything answered already, as somebody left it. */
  async table({ edition = '2018', mode = 'table', advanced = false, code, plans }: Table): Promise<void> {
    const slots = plans?.map((card) => ({ card, byHand: true }));
    const draft: TableDraft = {
      ...FIRST_DRAFT,
      edition,
      mode,
      advanced,
      town: 'Maple Bend',
      deals: code !== undefined,
      code: code ?? '',
      ...(slots ? { plans: { ...FIRST_DRAFT.plans, [edition]: slots } } : {}),
    };
    await this.open('/about');
    await this.page.evaluate(
      (memory) => localStorage.setItem('table', memory),
      JSON.stringify({ draft, groups: [] }),
    );
    await this.open('/new');
  }

  async start(): Promise<void> {
    await this.page.getByTestId('start').click();
    await expect(this.page).toHaveURL(/\/game\/[\w-]+$/);
  }

  /** Copies Sam's card: 1 per park, 2 per pool, 1 per temp, 1 per fence, bis 2 houses, upgrade 2, validates A and C. */
  async copySam(level = 2): Promise<void> {
    const { t, page } = this;
    await this.button(t('table.opponentOpen', { name: 'Sam' })).click();
    await page.getByLabel('Level', { exact: true }).fill(`${level}`);
    for (const letter of ['A', 'B', 'C']) await this.button(`Plan ${letter}: copy from your card`).click();
    await this.button('Plan B: validates').click();
    if (level === 0) {
      const places = ['first', 'second', 'third'] as const;
      for (const [i, place] of places.entries())
        await page.getByLabel(t(`opponent.places.${place}`), { exact: true }).fill(`${6 - 2 * i}`);
    } else {
      await page.getByLabel('Per pool', { exact: true }).fill('2');
      await page.getByLabel('Per fence', { exact: true }).fill('1');
    }
    await this.button('Save the opponent').click();
    await expect(page.getByTestId('start')).toBeEnabled();
  }

  /** The three cards on offer, as they are read out: number and effect of each. */
  async dealt(effects: readonly Effect[]): Promise<Card[]> {
    const names = await this.names();
    return names.flatMap((name) => effects.flatMap((effect) => this.#card(name, effect)));
  }

  #card(name: string, effect: Effect): Card[] {
    const word = this.t(`game.tools.${effect}`);
    for (let number = 1; number <= 15; number += 1) {
      const chosen = (what: string) => [what, this.t('game.chosen', { what })];
      const whole = this.t('deal.card', { number, effect: word });
      const part = this.t('deal.numberOf', { number, effect: word });
      if (chosen(part).includes(name) || name === whole || name.startsWith(`${whole};`))
        return [{ number, effect }];
    }
    return [];
  }

  /** One half of a dealt card; of two cards alike, the one at this place. */
  part(part: 'number' | 'effect', cards: readonly Card[], index: number): Locator {
    const card = at(cards, index);
    const names = { number: card.number, effect: this.t(`game.tools.${card.effect}`) };
    const what = this.t(part === 'number' ? 'deal.numberOf' : 'deal.effectOf', names);
    const alike = cards
      .slice(0, index)
      .filter((one) => one.number === card.number && one.effect === card.effect);
    return this.page
      .getByRole('button', { name: new RegExp(`^(${what}|${this.t('game.chosen', { what })})$`) })
      .nth(alike.length);
  }

  /** A combination of the table. */
  whole(card: Card): Locator {
    const name = this.t('deal.card', { number: card.number, effect: this.t(`game.tools.${card.effect}`) });
    return this.page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
  }

  give(card: Card, name = 'Sam'): Promise<void> {
    const what = this.t('deal.card', { number: card.number, effect: this.t(`game.tools.${card.effect}`) });
    return this.press(this.button(this.t('deal.giveLabel', { what, name })).first());
  }

  validation(stack: string): Locator {
    return this.button(this.t('solo.validation', { stack }));
  }

  /** The strip that says whom one plays against. */
  strip(): Locator {
    const words = this.t('solo.open', { name: 'Sam', score: '', count: 9 });
    return this.page.getByRole('button', { name: new RegExp(`${words.split('. ').at(-1)}$`) });
  }

  /** What the pile view says: AAA's line, and its estates in order. */
  async readPile(): Promise<{ line: string; groups: string[] }> {
    await this.strip().click();
    const labels = await this.dialog()
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    await this.page.keyboard.press('Escape');
    await expect(this.dialog()).toBeHidden();
    return {
      line: labels.find((label) => label.startsWith('Sam:')) ?? '',
      groups: labels.filter((label) => label.startsWith('Estate ')),
    };
  }

  /** Does with own cards what an event says: keypad and tiles, then the third card's effect. */
  async own(game: Game, event: GameEvent): Promise<void> {
    if (event.type === 'deal' || event.type === 'endTurn') return;
    if (event.type === 'give') {
      const [open] = effectChoices(game);
      if (open && !BY_ITSELF.has(open.type)) await this.skip();
      await this.press(this.tool(event.effect));
    } else await act(this, game, event);
  }
}
