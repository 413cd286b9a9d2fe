// Runs the Expo command line offline and without telemetry: node scripts/expo.mjs export --platform web
import { run } from './setup.mjs';

/** Expo drops unused exports from the web bundle: about a tenth of it. */
const TREE_SHAKING = { EXPO_UNSTABLE_METRO_OPTIMIZE_GRAPH: '1', EXPO_UNSTABLE_TREE_SHAKING: '1' };

const args = process.argv.slice(2);
run('npx', ['expo', ...args], { env: args.includes('web') ? TREE_SHAKING : {} });
