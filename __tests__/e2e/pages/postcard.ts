import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import type { TranslatedLanguage } from '../../../src/i18n';
import '../../../src/i18n/postcard';
import { HistoryPage } from './history';

const SIGNATURE = '89504e470d0a1a0a';

export interface Png {
  readonly name: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The postcard of a game, in the words the app itself uses. */
export class PostcardPage extends HistoryPage {
  constructor(page: Page, language: TranslatedLanguage = 'en') {
    super(page, language);
  }

  picture(): Locator {
    return this.page.getByRole('img').filter({ has: this.page.locator('svg') });
  }

  /** The file the button makes, read as the format says: signature, first chunk, size, last chunk. */
  async save(): Promise<Png> {
    const download = this.page.waitForEvent('download');
    await this.button(this.t('postcard.save')).click();
    const file = await download;
    const bytes = await readFile(await file.path());
    const header = bytes.toString('latin1', 12, 16);
    const last = bytes.toString('latin1', bytes.length - 8, bytes.length - 4);
    if (bytes.toString('hex', 0, 8) !== SIGNATURE || header !== 'IHDR' || last !== 'IEND')
      throw new Error('no PNG');
    return {
      name: file.suggestedFilename(),
      bytes,
      width: bytes.readUInt32BE(16),
      height: bytes.readUInt32BE(20),
    };
  }

  /** How far two pictures are apart, from 0 to 255 per channel, both seen at the size of the second. */
  difference(one: Buffer, other: Buffer): Promise<number> {
    return this.page.evaluate(
      async ([first, second]) => {
        const load = async (base64: string) => {
          const image = new Image();
          image.src = `data:image/png;base64,${base64}`;
          await image.decode();
          return image;
        };
        const [a, b] = [await load(first), await load(second)];
        const pixels = (image: HTMLImageElement) => {
          const canvas = Object.assign(document.createElement('canvas'), {
            width: b.width,
            height: b.height,
          });
          const pen = canvas.getContext('2d');
          pen?.drawImage(image, 0, 0, b.width, b.height);
          return pen?.getImageData(0, 0, b.width, b.height).data ?? [];
        };
        const [left, right] = [pixels(a), pixels(b)];
        let sum = 0;
        for (let i = 0; i < left.length; i += 1) sum += Math.abs((left[i] ?? 0) - (right[i] ?? 0));
        return sum / left.length;
      },
      [one.toString('base64'), other.toString('base64')] as const,
    );
  }
}
