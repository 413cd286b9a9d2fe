import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';

/** Hands a text on as a file, through the device's own sheet; false where there is none. */
export async function shareFile(name: string, text: string, type = 'text/plain'): Promise<boolean> {
  if (!(await isAvailableAsync())) return false;
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(text);
  await shareAsync(file.uri, { mimeType: type });
  return true;
}
