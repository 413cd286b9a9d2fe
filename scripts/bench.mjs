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

const bytecode = readdirSync(join(ROOT, '.cache/native'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.hbc'))
  .map((path) => join(ROOT, '.cache/native', path));
const hermes = (platform) =>
  bytecode.filter((path) => path.includes(platform)).reduce((total, path) => total + statSync(path).size, 0) /
  MB;

print('\n| what | measured | at most |\n|---|---|---|');
row(['Hermes bytecode, Android', hermes('android'), 3.0, 'MB']);
row(['Hermes bytecode, iOS', hermes('ios'), 3.0, 'MB']);
const { browserRows } = await import('./bench/browser.mjs'); // needs what setUp installed
await browserRows(row);

function row([what, value, limit, unit]) {
  const measured = `${value.toFixed(unit === 'MB' ? 2 : 0)} ${unit}`.trim();
  const bound = limit === null ? '' : `${limit} ${unit}`.trim();
  print(`| ${what} | ${measured} | ${bound}${limit !== null && value > limit ? ' — over' : ''} |`);
}

function print(line) {
  console.log(line);
}
