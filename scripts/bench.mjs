// `npm run bench`: prints the figures of the design with what is measured. Timing lives here, never in a test.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { ROOT, run, setUp } from './setup.mjs';

const KB = 1000;
const files = (dir) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => join(dir, name))
    .filter((path) => statSync(path).isFile());
const gzip = (path) => gzipSync(readFileSync(path), { level: 9 }).length;
const sum = (paths, weigh) => paths.reduce((total, path) => total + weigh(path), 0);

setUp();
run('npm', ['run', '-s', 'build:web']);
run('npm', ['run', '-s', 'bundle:native']);

console.log('\nThe rules engine, on one core:');
run('npx', ['jiti', 'scripts/bench-engine.ts']);

const web = files(join(ROOT, 'dist'));
const native = files(join(ROOT, '.cache/native')).filter((path) => path.endsWith('.hbc'));
const loaded = web.filter((path) => /\.(js|ttf|html|css)$/.test(path)); // images of unused headers are never asked for
const hermes = (platform) => native.filter((path) => path.includes(platform));

const ROWS = [
  [
    'web JavaScript, gzip',
    sum(
      web.filter((path) => path.endsWith('.js')),
      gzip,
    ) / KB,
    320,
    'KB',
  ],
  ['web, everything loaded for Home, gzip', sum(loaded, gzip) / KB, 900, 'KB'],
  ['Hermes bytecode, Android', sum(hermes('android'), (path) => statSync(path).size) / KB / KB, 3.0, 'MB'],
  ['Hermes bytecode, iOS', sum(hermes('ios'), (path) => statSync(path).size) / KB / KB, 3.0, 'MB'],
];
console.log('\n| what | measured | at most |\n|---|---|---|');
for (const [what, value, limit, unit] of ROWS) {
  const verdict = value <= limit ? '' : ' — over';
  console.log(`| ${what} | ${value.toFixed(value < 10 ? 2 : 0)} ${unit} | ${limit} ${unit}${verdict} |`);
}
