const FOLDER = 'expo-sqlite';
const FILES = 6;

/**
 * expo-sqlite makes six files for its databases when the first one is opened, and never looks again whether all are
 * there: a very first start cut short would leave too few for ever. Empty ones are added; nothing is touched.
 */
export async function completePool(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(FOLDER, { create: true });
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  if (names.length === 0) return; // the engine makes them itself
  for (let count = names.length; count < FILES; count += 1) {
    await folder.getFileHandle(`spare${count}${Date.now()}`, { create: true });
  }
}
