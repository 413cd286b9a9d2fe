import { expect, type Locator } from '@playwright/test';

import '../../../src/i18n/replay';
import '../../../src/i18n/stats';
import { HistoryPage } from './history';

/** A game in the history played again, and Statistics, in the words the app itself uses. */
export class RecordPage extends HistoryPage {
  /** These very words, on the screen in front. */
  shown(text: string): Locator {
    return this.page.getByText(text, { exact: true }).filter({ visible: true });
  }

  /** Which turn of a game it is; dealt games name their code beside it. */
  turnOfGame(turn: number): Locator {
    return this.page.getByText(new RegExp(`^Turn ${turn}\\b`)).filter({ visible: true });
  }

  slider(): Locator {
    return this.page.getByRole('slider', { name: this.t('replay.slider') });
  }

  turn(): Promise<number> {
    return this.slider().getAttribute('aria-valuenow').then(Number);
  }

  /** What the score line says. */
  async total(): Promise<number> {
    const said =
      (await this.page.getByRole('img', { name: /, total [−\d]+$/ }).getAttribute('aria-label')) ?? '';
    return Number(/[−\d]+$/.exec(said)?.[0].replace('−', '-'));
  }

  async press(key: string, times = 1): Promise<void> {
    await this.slider().focus();
    for (let i = 0; i < times; i += 1) await this.page.keyboard.press(key);
  }

  /** Drags the thumb to a part of the way, from wherever it is. */
  async drag(part: number): Promise<void> {
    const box = await this.slider().boundingBox();
    expect(box).not.toBeNull();
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    const middle = y + height / 2;
    await this.page.mouse.move(x + width / 2, middle);
    await this.page.mouse.down();
    await this.page.mouse.move(x + width * part, middle, { steps: 12 });
    await this.page.mouse.up();
  }
}
