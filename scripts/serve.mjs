// Serves the exported web app on loopback for scripts that look at it.
import { createServer } from 'node:http';
import { join } from 'node:path';

import sirv from 'sirv';

import { ROOT } from './setup.mjs';

/** Starts on a free port; every address answers with the app, as a static host for single pages does. */
export async function serve(folder = join(ROOT, 'dist')) {
  const files = sirv(folder, { single: true });
  const server = createServer((request, response) => files(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
