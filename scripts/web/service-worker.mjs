// Makes the web app work offline: everything exported is fetched once and kept.
import { join } from 'node:path';

import { generateSW } from 'workbox-build';

/** Writes sw.js into an exported folder. */
export async function writeServiceWorker(folder) {
  const { count, size, warnings } = await generateSW({
    swDest: join(folder, 'sw.js'),
    globDirectory: folder,
    globPatterns: ['**/*'],
    globIgnores: ['sw.js'], // by default also node_modules, where Expo puts SQLite and the fonts
    dontCacheBustURLsMatching: /[.-][0-9a-f]{32}[.@]/, // their names tell their contents
    maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
    navigateFallback: 'index.html', // every address is one of the app's, whatever the host would say
    cacheId: 'picket',
    cleanupOutdatedCaches: true,
    skipWaiting: false, // a new version waits until the player says so, between games
    clientsClaim: true, // from the first visit on
    inlineWorkboxRuntime: true,
    sourcemap: false,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return { count, size };
}
