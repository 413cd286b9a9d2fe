import { expect, type Locator, type Page } from '@playwright/test';
import type { i18n } from 'i18next';

import { createI18n, type TranslatedLanguage } from '../../../src/i18n';
import type { Effect } from '../../../src/rules/types';
import { byKeys } from './hands';
import { labelReader, type SpokenHouse } from './labels';
import { Picket } from './picket';

/** How the player reaches things: a finger, a mouse, keys alone, or a click without looking where only speed counts. */
export type Hand = 'finger' | 'mouse' | 'keys' | 'blind';

/** The game screen, by roles and by the names the app itself gives them. */
export class GamePage extends Picket {
  taps = 0;
  #i18n: i18n;
  #labels: ReturnType<typeof labelReader>;

  constructor(
    page: Page,
    readonly hand: Hand,
    language: TranslatedLanguage = 'en',
  ) {
    super(page);
    this.#i18n = createI18n(language);
    this.#labels = labelReader(this.#i18n);
  }

  get t(): i18n['t'] {
    return this.#i18n.t;
  }

  /** The player has changed the language; the hand goes on. */
  speak(language: TranslatedLanguage): void {
    this.#i18n = createI18n(language);
    this.#labels = labelReader(this.#i18n);
  }

  async press(target: Locator): Promise<void> {
    this.taps += 1;
    await this.#touch(target);
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    ); // the frame after the tap shows what follows from it
  }

  async #touch(target: Locator): Promise<void> {
    if (this.hand === 'finger') return target.tap();
    if (this.hand === 'mouse') return target.click();
    if (this.hand === 'blind') return target.dispatchEvent('click');
    await byKeys(this.page, target);
    return this.page.keyboard.press('Enter');
  }

  /** A button that may be chosen already: the keypad comes before the dialogs. */
  either(what: string): Locator {
    const name = new RegExp(`^(${what}|${this.t('game.chosen', { what })})$`);
    return this.page.getByRole('button', { name }).first();
  }

  key(number: number): Locator {
    return this.either(this.t('game.number', { number }));
  }

  tool(tool: Effect | 'roundabout' | 'refusal'): Locator {
    return this.either(this.t(`game.tools.${tool}`));
  }

  house(street: number, house: number): Locator {
    const name = new RegExp(`^${this.t('sheet.house', { street, house })},`);
    return this.page.getByRole('button', { name }).first();
  }

  plan(stack: string | number): Locator {
    const [start] = this.t('plan.label', { stack, goal: '@', state: '@' }).split('@');
    return this.page.getByRole('button', { name: new RegExp(`^${start}`) });
  }

  /** The button of the log, whatever the step behind it. */
  step(which: 'undo' | 'redo'): Locator {
    const [start = ''] = this.t(`game.${which}`, { what: '@' }).split('@');
    const none = which === 'undo' ? this.t('game.nothingToUndo') : this.t('game.nothingToRedo');
    return this.page.getByRole('button', { name: new RegExp(`^(${start}|${none}$)`) });
  }

  points(): Locator {
    const [start = ''] = this.t('game.scoreLabel', { count: 999 }).split('999');
    return this.page.getByRole('button', { name: new RegExp(`^${start}-?\\d+`) });
  }

  pickNumber(number: number): Promise<void> {
    return this.press(this.key(number));
  }

  pickEffect(effect: Effect): Promise<void> {
    return this.press(this.tool(effect));
  }

  tapHouse(street: number, house: number): Promise<void> {
    return this.press(this.house(street, house));
  }

  /** In the chooser at the finger. */
  choose(street: number, house: number, number: number): Promise<void> {
    const chooser = this.page.getByRole('group', { name: this.t('sheet.house', { street, house }) });
    return this.press(chooser.getByRole('button', { name: this.t('game.number', { number }), exact: true }));
  }

  tapFence(street: number, place: number): Promise<void> {
    const name = this.t('sheet.fence', { street, left: place, right: place + 1 });
    return this.press(this.page.getByRole('button', { name: new RegExp(`^${name}(,|$)`) }));
  }

  tapColumn(size: number): Promise<void> {
    const [start = ''] = this.t('sheet.column', { size, count: 999, worth: 0, ticks: 0, boxes: 0 }).split(
      '999',
    );
    return this.press(this.page.getByRole('button', { name: start }));
  }

  async roundabout(street: number, house: number): Promise<void> {
    await this.press(this.tool('roundabout'));
    await this.tapHouse(street, house);
  }

  skip(): Promise<void> {
    return this.press(this.button(this.t('game.skip')));
  }

  dontUse(): Promise<void> {
    return this.press(this.button(this.t('game.dontUse')));
  }

  done(): Promise<void> {
    return this.press(this.button(this.t('game.done')));
  }

  undo(): Promise<void> {
    return this.press(this.step('undo'));
  }

  redo(): Promise<void> {
    return this.press(this.step('redo'));
  }

  dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async refuse(numbers: readonly number[]): Promise<void> {
    await this.press(this.tool('refusal'));
    const inside = (name: string) => this.dialog().getByRole('button', { name, exact: true });
    for (const number of numbers) await this.press(inside(this.t('game.number', { number })));
    await this.press(inside(this.t('refuse.confirm')));
    await expect(this.dialog()).toBeHidden();
  }

  /** Claims a plan; where several sets of estates would do, the ones the app proposes. */
  async claim(stack: string | number, { value, asks }: { value: number; asks: boolean }): Promise<void> {
    await this.press(this.plan(stack));
    await this.press(this.dialog().getByRole('button', { name: this.t('plan.claimNow', { value }) }));
    await expect(this.dialog()).toBeHidden();
    if (asks) await this.press(this.button(this.t('game.claim')));
  }

  /** Names of all buttons a screen reader would meet, in its order. */
  names(): Promise<string[]> {
    return this.page
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));
  }

  async houses(): Promise<SpokenHouse[]> {
    const read = (await this.names()).map((name) => this.#labels.house(name));
    return read.filter((house) => house !== null);
  }

  /** The streets in the text notation. */
  async readSheet(): Promise<string[]> {
    const streets: string[][] = [];
    for (const { street, mark, fenced } of await this.houses())
      (streets[street - 1] ??= []).push(fenced ? `${mark} |` : mark);
    return streets.map((words) => words.join(' '));
  }

  async readScore(): Promise<number> {
    return Number(/-?\d+/.exec((await this.points().getAttribute('aria-label')) ?? '')?.[0]);
  }

  /** Lit houses with the numbers that fit: "2.4: 9". */
  async litHouses(): Promise<string[]> {
    const all = await this.houses();
    return all
      .filter(({ lit }) => lit !== null)
      .map(({ street, house, lit }) => `${street}.${house}: ${lit}`);
  }

  /** Free fence places: "1|3" stands between houses 3 and 4. */
  async litFences(): Promise<string[]> {
    return (await this.names()).map((name) => this.#labels.freeFence(name)).filter((place) => place !== null);
  }

  async litColumns(): Promise<number[]> {
    return (await this.names()).map((name) => this.#labels.litColumn(name)).filter((size) => size !== null);
  }

  /** The reason in the bubble; what it says is read out at once. */
  reason(): Locator {
    return this.page.locator('body > [aria-live=assertive]').filter({ visible: true });
  }

  /** Everything that tells the log: what could be undone and redone, the turn, the sheet and the score. */
  async readLog(): Promise<string[]> {
    const words = [this.step('undo'), this.step('redo'), this.points()];
    const labels = await Promise.all(words.map((word) => word.getAttribute('aria-label')));
    return [...labels.map((label) => label ?? ''), ...(await this.readSheet())];
  }
}
