// `npm run bench`: every figure of the design, measured on this machine, in one table; the same goes into
// docs/performance.md. Timing lives here, never in a test. Keep the machine otherwise idle.
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

import { ROOT, run, setUp } from './setup.mjs';
import { weights } from './bench/weights.mjs';

const MB = 1e6;
const WEB = '.cache/bench/web';
const NATIVE = '.cache/bench/native';
const LISTED = 500; // bytes gzip a package must weigh to be listed

setUp();
run('node', ['scripts/expo.mjs', 'export', '--platform', 'web', '--source-maps', '--output-dir', WEB]);
run('npm', ['run', '-s', 'bundle:native', '--', '--output-dir', NATIVE]);
run('npm', ['run', '-s', 'build:storage']);

const lines = [];
say('| what | measured | target | |\n|---|---|---|---|');
const engine = execFileSync('npx', ['jiti', 'scripts/bench-engine.ts'], { cwd: ROOT, encoding: 'utf8' });
for (const figure of JSON.parse(engine.trim().split('\n').at(-1))) row(figure);
row(['Hermes bytecode, Android', hermes('android'), 'at most', 3.0, 'MB']);
row(['Hermes bytecode, iOS', hermes('ios'), 'at most', 3.0, 'MB']);
const { browserRows } = await import('./bench/browser.mjs'); // needs what setUp installed
const chromium = await browserRows(join(ROOT, WEB), row);
const { storageRows } = await import('./bench/storage-run.mjs');
await storageRows(row);
const { first, later } = weights(join(ROOT, WEB, '_expo/static/js/web'));
writeFileSync(join(ROOT, 'docs/performance.md'), page());
run('npx', ['prettier', '--write', '--log-level', 'warn', 'docs/performance.md']);
console.log('\nWritten to docs/performance.md.');

function hermes(platform) {
  const folder = join(ROOT, NATIVE, '_expo/static/js', platform);
  const bytecode = readdirSync(folder).filter((name) => name.endsWith('.hbc'));
  return bytecode.reduce((total, name) => total + statSync(join(folder, name)).size, 0) / MB;
}

function row([what, value, bound, limit, unit]) {
  const target = limit === null ? '' : `${bound} ${limit} ${unit}`.trim();
  const holds = bound === 'at least' ? value >= limit : value <= limit;
  const verdict = value === null ? 'not measured' : limit === null ? '' : holds ? 'holds' : '**missed**';
  const measured = value === null ? '–' : `${rounded(value)} ${unit}`.trim();
  say(`| ${what} | ${measured} | ${target} | ${verdict} |`);
}

function rounded(value) {
  return value >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toPrecision(3);
}

function say(line) {
  lines.push(line);
  console.log(line);
}

function listed(part) {
  const heavy = part.filter(([, bytes]) => bytes >= LISTED);
  const rows = heavy.map(([name, bytes]) => `| ${name} | ${(bytes / 1000).toFixed(1)} |`);
  return ['| what | KB gzip |', '|---|---|', ...rows].join('\n');
}

function page() {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}, Chromium ${chromium}`;
  return `# Performance

Written by \`npm run bench\`; do not edit. Measured on ${machine}.

${lines.join('\n')}

- **Start**: navigation to the first painted frame with the New game button, fresh profile, median of 5, no network throttling.
- **Tap**: from the finger leaving the glass to the first painted frame that shows its answer, over a game of 25 turns on a 390 × 844 window; "everything" includes lights, labels, tracks and score.
- **Weight**: every body loaded until the first sheet stands, each packed with gzip -9. KB = 1000 bytes.
- **Hermes bytecode**: compiled as store builds are, with the source map in a file of its own.

## What weighs how much

Before the first sheet, the worker of the database included:

${listed(first)}

Fetched only when one of the later screens is opened:

${listed(later)}
`;
}
