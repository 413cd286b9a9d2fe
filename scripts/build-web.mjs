// `npm run build:web`: a folder to upload to any static host, ready to work offline.
// `PICKET_BASE=/picket npm run build:web` (or --base /picket): for a folder of the host. --out: where to.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { finishPage } from './web/page.mjs';
import { writeServiceWorker } from './web/service-worker.mjs';
import { ROOT, run } from './setup.mjs';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: process.env.PICKET_BASE ?? '' },
    out: { type: 'string', default: 'dist' },
  },
});
const base = values.base.replace(/^\/*(?=.)/, '/').replace(/\/+$/, '');
const folder = join(ROOT, values.out);

mkdirSync(folder, { recursive: true });
run(process.execPath, ['scripts/expo.mjs', 'export', '--platform', 'web', '--output-dir', values.out], {
  env: { PICKET_BASE: base },
});
rmSync(join(folder, 'metadata.json')); // for updates over the air, which we have none of
const policy = finishPage(folder, base);
const { count, size } = await writeServiceWorker(folder);
console.log(`Content-Security-Policy: ${policy}`);
console.log(`${values.out}: ${count} files, ${Math.round(size / 1024)} KB, are kept for offline use.`);
