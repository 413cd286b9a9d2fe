import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';

import { drawnSize } from './drawnSize';
import type { Drawing, PictureWay, PictureSize } from './pictureWays';

/** Phones hand a picture on through their own sheet, which also saves and copies. */
export function pictureWays(): readonly PictureWay[] {
  return ['share'];
}

/** Turns a drawing into a PNG of the size and hands it on; false where the device cannot. */
export async function handOnPicture(
  _way: PictureWay,
  drawing: Drawing,
  { name, ...size }: PictureSize,
): Promise<boolean> {
  if (!(await isAvailableAsync())) return false;
  const base64 = await new Promise<string>((drawn) => drawing.toDataURL(drawn, drawnSize(size)));
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(base64.replace(/\s/g, ''), { encoding: 'base64' });
  await shareAsync(file.uri, { mimeType: 'image/png', UTI: 'public.png' });
  return true;
}
