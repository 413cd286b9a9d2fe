import { getDocumentAsync } from 'expo-document-picker';

const MOST_BYTES = 1_000_000; // no code is longer; a film picked by mistake is not read

/** The text of a file the player picks; null if none was picked. */
export async function pickTextFile(): Promise<string | null> {
  const { assets } = await getDocumentAsync({ type: ['text/*', 'application/octet-stream'] });
  const file = assets?.[0]?.file;
  return !file || file.size > MOST_BYTES ? null : file.text();
}
