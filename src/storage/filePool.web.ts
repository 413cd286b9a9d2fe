const FOLDER = 'expo-sqlite';
const FILES = 6;
const PATIENCE = 10_000; // ms; then the engine itself says what is wrong
const PAUSE = 30;

/** Makes the files of expo-sqlite's databases fit to be opened: all there, and nobody's. */
export async function readyPool(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(FOLDER, { create: true });
  const files: FileSystemFileHandle[] = [];
  for await (const handle of folder.values()) if (handle.kind === 'file') files.push(handle);
  if (files.length === 0) return; // the engine makes them itself
  for (let count = files.length; count < FILES; count += 1) await addSpare(folder, count);
  await waitFor(files);
}

/**
 * expo-sqlite makes six files when the first database is opened, and never looks again whether all are there: a very first
 * start cut short would leave too few for ever. Empty ones are added; nothing is touched.
 */
async function addSpare(folder: FileSystemDirectoryHandle, count: number): Promise<void> {
  await folder.getFileHandle(`spare${count}${Date.now()}`, { create: true });
}

/**
 * A page that is loaded again is there before the engine of the page it replaces has let go of its files, and the
 * engine tries only once. A stream can be made for a file that nobody has open; it is given up unused.
 */
async function waitFor(files: readonly FileSystemFileHandle[]): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (const file of files) {
    while (!(await isFree(file)) && Date.now() < end) await new Promise((next) => setTimeout(next, PAUSE));
  }
}

async function isFree(file: FileSystemFileHandle): Promise<boolean> {
  if (!('createWritable' in file)) return true; // an older browser: nothing to ask with
  try {
    await (await file.createWritable()).abort();
    return true;
  } catch {
    return false;
  }
}
