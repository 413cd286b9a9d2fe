// Runs the Expo command line offline and without telemetry: node scripts/expo.mjs export --platform web
// In another folder than the project's: node scripts/expo.mjs --in __tests__/e2e/storage export …
import { join } from 'node:path';

import { ROOT, run } from './setup.mjs';

/** Expo drops unused exports from the web bundle: about a tenth of it. */
const TREE_SHAKING = { EXPO_UNSTABLE_METRO_OPTIMIZE_GRAPH: '1', EXPO_UNSTABLE_TREE_SHAKING: '1' };

const given = process.argv.slice(2);
const [folder, args] = given[0] === '--in' ? [given[1], given.slice(2)] : ['', given];
run('npx', ['expo', ...args], { env: args.includes('web') ? TREE_SHAKING : {}, cwd: join(ROOT, folder) });
