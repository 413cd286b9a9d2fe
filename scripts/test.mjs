// `npm test`: installs what is missing and proves everything. Stops at the first step that fails.
import { run, setUp } from './setup.mjs';

const STEPS = [
  ['types, lint, format, unit and component tests', 'check'],
  ['web build', 'build:web'],
  ['web build for a folder of a host', 'build:folder'],
  ['storage alone in a page', 'build:storage'],
  ['the app in a real browser', 'e2e'],
  ['Android and iOS bundles', 'bundle:native'],
  ['native projects', 'prebuild:check'],
];

setUp();
const begin = Date.now();
for (const [what, script] of STEPS) {
  console.log(`\n── ${what} (npm run ${script})`);
  const start = Date.now();
  run('npm', ['run', '-s', script]);
  console.log(`── done in ${seconds(start)} s`);
}
console.log(`\nAll ${STEPS.length} steps passed in ${seconds(begin)} s.`);

function seconds(since) {
  return Math.round((Date.now() - since) / 1000);
}
