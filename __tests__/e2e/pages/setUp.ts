import { expect, type Locator } from '@playwright/test';

import { Picket } from './picket';

interface CopiedPlan {
  sizes: readonly number[];
  first: number;
  later: number;
}

/** New game, Plans, My box and Players, by roles and names. */
export class SetUp extends Picket {
  field(name: string): Locator {
    return this.page.getByLabel(name, { exact: true });
  }

  get start(): Locator {
    return this.page.getByTestId('start');
  }

  plan(stack: string): Locator {
    return this.page.getByRole('button', {
      name: new RegExp(`^Plan ${stack}[: ].*(Change it|copy the card)`),
    });
  }

  /** Copies a card that is not in the list of its stack. */
  async copyPlan({ sizes, first, later }: CopiedPlan): Promise<void> {
    await this.button('Copy a card').click();
    for (const size of sizes) await this.button(`Add an estate of ${size}`).click();
    await this.field('First').fill(`${first}`);
    await this.field('Later').fill(`${later}`);
    await this.button('Save and use').click();
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  async addPlayers(...names: string[]): Promise<void> {
    await this.button('Add a player').click();
    for (const name of names) {
      await this.field('Name of the new player').fill(name);
      await this.page.keyboard.press('Enter');
    }
  }
}
