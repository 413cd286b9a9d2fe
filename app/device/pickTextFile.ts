import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';

const MOST_BYTES = 1_000_000; // no code is longer; a film picked by mistake is not read

/** The text of a file the player picks; null if none was picked. */
export async function pickTextFile(): Promise<string | null> {
  const { assets } = await getDocumentAsync({ type: ['text/*', 'application/octet-stream'] });
  const picked = assets?.[0];
  if (!picked || (picked.size ?? 0) > MOST_BYTES) return null;
  return new File(picked.uri).text();
}
