// Runs the Expo command line offline and without telemetry: node scripts/expo.mjs export --platform web
import { run } from './setup.mjs';

run('npx', ['expo', ...process.argv.slice(2)]);
