import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of all our source files below the given folders. */
export function sources(...folders: string[]): { file: string; text: string }[] {
  const root = join(__dirname, '..');
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => ({
        file: join(folder, name),
        text: readFileSync(join(root, folder, name), 'utf8'),
      })),
  );
}
