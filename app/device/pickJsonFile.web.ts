import { getDocumentAsync } from 'expo-document-picker';

import { JSON_TYPES, type PickedFile } from './pickedFile';

/** Asks for a file of at most so many bytes and reads it; a larger one is not read at all. */
export async function pickJsonFile(most: number): Promise<PickedFile> {
  try {
    const { assets } = await getDocumentAsync({ type: [...JSON_TYPES, '.json'], base64: false });
    const file = assets?.[0]?.file;
    if (!file) return { state: 'cancelled' };
    if (file.size > most) return { state: 'tooLarge' };
    return { state: 'read', text: await file.text() };
  } catch {
    return { state: 'unreadable' };
  }
}
