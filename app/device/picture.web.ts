import type { PictureSize, PictureWay } from './pictureWays';
import { pngOf } from './png.web';
import { download } from './shareFile.web';

const PNG = 'image/png';

/** What this browser offers: its own share sheet first, then a file, then the clipboard. */
export function pictureWays(): readonly PictureWay[] {
  const share =
    'canShare' in navigator && navigator.canShare({ files: [new File([], 'a.png', { type: PNG })] });
  const copy = 'ClipboardItem' in globalThis && navigator.clipboard !== undefined;
  return [...(share ? ['share' as const] : []), 'save', ...(copy ? ['copy' as const] : [])];
}

/** Turns a drawing into a PNG of the size and hands it on; false where the browser cannot. */
export async function handOnPicture(way: PictureWay, drawing: unknown, size: PictureSize): Promise<boolean> {
  if (!(drawing instanceof SVGSVGElement)) return false;
  const png = pngOf(drawing, size);
  switch (way) {
    case 'save':
      download(size.name, await png);
      return true;
    case 'copy':
      // The promise goes in as it is: Safari allows the clipboard only at the very touch.
      await navigator.clipboard.write([new ClipboardItem({ [PNG]: png })]);
      return true;
    case 'share':
      await navigator.share({ files: [new File([await png], size.name, { type: PNG })] });
      return true;
  }
}
