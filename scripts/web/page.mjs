// What the exported page gets beside the app: manifest, icons, and a policy that lets nothing foreign in.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Only our own files run, are shown or asked for. SQLite is WebAssembly; react-native-web writes its styles into the
 * page; postcards are drawn from blobs, with fonts inside. It is written here, not in public/index.html: the
 * development server needs more freedom.
 */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'worker-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** Writes the finished page; gives its policy, for hosts that can send it as a header too. */
export function finishPage(folder, base) {
  const file = join(folder, 'index.html');
  const page = readFileSync(file, 'utf8');
  const policy = policyFor(page);
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    `<link rel="manifest" href="${base}/manifest.webmanifest" />`,
    `<link rel="apple-touch-icon" href="${base}/icons/apple-touch-icon.png" />`,
  ];
  const charset = '<meta charset="utf-8" />';
  if (!page.includes(charset)) throw new Error(`index.html lacks ${charset}, behind which the policy goes`);
  writeFileSync(file, page.replace(charset, [charset, ...head].join('\n    ')));
  return policy;
}

/** Scripts written into the page itself are allowed one by one, by what they say. */
function policyFor(page) {
  const inline = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const rules = { ...POLICY, 'script-src': [...POLICY['script-src'], ...hashes] };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
