// `npm run bench`: prints the figures of the design with what is measured. Timing lives here, never in a test.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT, run, setUp } from './setup.mjs';

const MB = 1e6;

setUp();
run('npm', ['run', '-s', 'build:web']);
run('npm', ['run', '-s', 'bundle:native']);

console.log('\nThe rules engine, on one core:');
run('npx', ['jiti', 'scripts/bench-engine.ts']);

const { browserRows } = await import('./bench/browser.mjs'); // needs what setUp installed

const bytecode = readdirSync(join(ROOT, '.cache/native'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.hbc'))
  .map((path) => join(ROOT, '.cache/native', path));
const hermes = (platform) =>
  bytecode.filter((path) => path.includes(platform)).reduce((total, path) => total + statSync(path).size, 0) /
  MB;

const rows = [
  ...(await browserRows()),
  ['Hermes bytecode, Android', hermes('android'), 3.0, 'MB'],
  ['Hermes bytecode, iOS', hermes('ios'), 3.0, 'MB'],
];
console.log('\n| what | measured | at most |\n|---|---|---|');
for (const [what, value, limit, unit] of rows) {
  const measured = `${value.toFixed(unit === 'MB' ? 2 : 0)} ${unit}`.trim();
  const bound = limit === null ? '' : `${limit} ${unit}`.trim();
  console.log(`| ${what} | ${measured} | ${bound}${limit !== null && value > limit ? ' — over' : ''} |`);
}
