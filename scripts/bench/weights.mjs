// What each package weighs in an exported bundle: Metro writes one module a line, and its source map names them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const LATER = /^(later|memory)/; // bundles fetched only when asked for

/** The numbers of one segment of a source map: base 64, five bits a digit, the sign in the lowest bit. */
function numbers(segment) {
  const found = [];
  let [value, shift] = [0, 0];
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    found.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return found;
}

/** The file most of each line comes from. */
function origins({ mappings, sources }) {
  let source = 0; // each segment tells the difference to the one before
  return mappings.split(';').map((line) => {
    const counts = new Map();
    for (const segment of line.split(',')) {
      const [, step] = numbers(segment);
      if (step === undefined) continue;
      source += step;
      counts.set(source, (counts.get(source) ?? 0) + 1);
    }
    const [most] = [...counts].sort((a, b) => b[1] - a[1]);
    return most ? sources[most[0]] : '';
  });
}

function packageOf(path) {
  const inside = path.split('node_modules/').at(-1).split('/');
  if (!path.includes('node_modules/'))
    return path
      .split('/')
      .slice(1, path.startsWith('/src') ? 3 : 2)
      .join('/');
  return inside[0].startsWith('@') ? inside.slice(0, 2).join('/') : inside[0];
}

/** Bytes (gzip) per package of the bundles in a folder, the heaviest first, those fetched later apart. */
export function weights(folder) {
  const texts = { first: new Map(), later: new Map() };
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    const from = origins(JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')));
    const part = LATER.test(file) ? texts.later : texts.first;
    lines.forEach((line, i) => {
      const name = packageOf(from[i] ?? '');
      if (name) part.set(name, (part.get(name) ?? '') + line);
    });
  }
  const weighed = (part) =>
    [...part].map(([name, text]) => [name, gzipSync(text, { level: 9 }).length]).sort((a, b) => b[1] - a[1]);
  return { first: weighed(texts.first), later: weighed(texts.later) };
}
