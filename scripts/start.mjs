// `npm start`: installs what is missing and serves the app for the browser of this machine.
// `npm start -- --phone`: also for phones on the same network, by Expo Go or a development build.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { QUIET, ROOT, setUp } from './setup.mjs';

const FIRST_PORT = Number(process.env.PORT ?? 8081);
const phone = process.argv.includes('--phone');

setUp();
const port = await freePort(FIRST_PORT);
if (port !== FIRST_PORT) console.log(`Port ${FIRST_PORT} is busy, taking ${port}.`);
console.log(`Picket: http://localhost:${port}   (the first page takes about half a minute to build)`);
console.log(
  phone
    ? 'On a phone: scan the code below with Expo Go, or open your development build.'
    : 'On a phone: stop this and use "npm start -- --phone".',
);

const cli = join(ROOT, 'node_modules/expo/bin/cli'); // not by npx: it would not pass a signal on
const args = [cli, 'start', '--web', '--port', String(port), phone ? '--lan' : '--localhost'];
const server = spawn(process.execPath, args, {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, ...QUIET },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

async function freePort(port) {
  for (let candidate = port; candidate < port + 50; candidate++) {
    if (await isFree(candidate)) return candidate;
  }
  throw new Error(`No free port between ${port} and ${port + 49}.`);
}

/** Free on all interfaces: a server on one of them is enough to be in the way. */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
