import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';

import { JSON_TYPES, type PickedFile } from './pickedFile';

/** Asks for a file of at most so many bytes and reads it; a larger one is not read at all. */
export async function pickJsonFile(most: number): Promise<PickedFile> {
  try {
    const { assets } = await getDocumentAsync({ type: JSON_TYPES });
    const picked = assets?.[0];
    if (!picked) return { state: 'cancelled' };
    if ((picked.size ?? 0) > most) return { state: 'tooLarge' };
    return { state: 'read', text: await new File(picked.uri).text() };
  } catch {
    return { state: 'unreadable' };
  }
}
