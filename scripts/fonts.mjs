// `npm run fonts`: cuts the fonts for the web into a small file with the letters nearly everybody needs and one with
// all others, which a browser fetches only when a name has one of them. Phones bring the whole fonts along.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { ROOT } from './setup.mjs';

const TOOL = 'subset-font@2.9.0'; // needed once in a blue moon, so no part of the project
/** Oleo Script may be packed, but not cut under its name (its licence reserves it), and is small as it is. */
const FONTS = [
  ['nunito', '400Regular', 'Nunito_400Regular'],
  ['nunito', '600SemiBold', 'Nunito_600SemiBold'],
  ['nunito', '800ExtraBold', 'Nunito_800ExtraBold'],
  ['oleo-script', '700Bold', 'OleoScript_700Bold', 'whole'],
  ['patrick-hand', '400Regular', 'PatrickHand_400Regular'],
];
/** The same letters as NEAR in src/ui/theme/useFontsReady.web.ts. */
const NEAR = [[0x20, 0x7e], [0xa0, 0xff], [0x131], [0x152, 0x153], [0x2010, 0x2027], [0x2030, 0x203a], [0x20ac], [0x2122], [0x2190, 0x2193], [0x2212], [0x2713]]; // prettier-ignore
const HIGHEST = 0xffff;

const isNear = (code) => NEAR.some(([from, to = from]) => code >= from && code <= to);
const letters = Array.from({ length: HIGHEST }, (_, code) => code).filter(
  (code) => code < 0xd800 || code > 0xdfff,
);
const text = (codes) => String.fromCodePoint(...codes);

const { subset, convert } = await findTool();
const folder = join(ROOT, 'assets/fonts');
mkdirSync(folder, { recursive: true });
for (const [family, weight, name, kept] of FONTS) {
  const whole = readFileSync(join(ROOT, `node_modules/@expo-google-fonts/${family}/${weight}/${name}.ttf`));
  if (kept === 'whole') {
    write(name, await convert(whole, 'woff2'));
    continue;
  }
  const cut = (codes) => subset(whole, text(codes), { targetFormat: 'woff2' });
  write(name, await cut(letters.filter(isNear)));
  write(`${name}.far`, await cut(letters.filter((code) => !isNear(code))));
}

function write(name, font) {
  writeFileSync(join(folder, `${name}.woff2`), font);
  console.log(`${name}: ${font.length} bytes`);
}

async function findTool() {
  const cache = join(ROOT, '.cache/fonts');
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'package.json'), '{ "private": true }\n');
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', TOOL], {
    cwd: cache,
    stdio: 'inherit',
  });
  const require = createRequire(join(cache, 'package.json'));
  return { subset: require('subset-font'), convert: require('fontverter').convert };
}
