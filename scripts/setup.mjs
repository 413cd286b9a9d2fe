// Installs what is missing. Uses nothing but Node, so that it runs in a fresh clone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MARK = join(ROOT, 'node_modules', '.picket-installed');
const OLDEST = [20, 19, 4];

/** Everything runs offline and tells nobody. */
export const QUIET = { EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', BROWSER: 'none' };

export function setUp() {
  refuseOldNode();
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === lock) return;
  console.log('Installing dependencies …');
  run('npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(MARK, lock);
}

function refuseOldNode() {
  const version = process.versions.node.split('.').map(Number);
  const first = OLDEST.findIndex((part, i) => part !== version[i]);
  if (first >= 0 && version[first] < OLDEST[first]) {
    console.error(`Picket needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
}

/** Runs a command in the project, showing its output; ends this process with its code if it fails. */
export function run(command, args, { env = {}, cwd = ROOT } = {}) {
  const result = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...QUIET, ...env },
    shell: process.platform === 'win32', // npm and npx are .cmd files there
  });
  if (result.error) console.error(result.error.message);
  if (result.status !== 0) process.exit(result.status ?? 1);
}
