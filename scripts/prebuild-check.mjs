// Generates the native projects in a temporary copy and looks whether name, icons and splash arrived there.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT, run } from './setup.mjs';

const copy = mkdtempSync(join(tmpdir(), 'picket-prebuild-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));

for (const part of [
  'app',
  'src',
  'assets',
  'public',
  'app.json',
  'package.json',
  'babel.config.js',
  'metro.config.js',
]) {
  cpSync(join(ROOT, part), join(copy, part), { recursive: true });
}
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
run('npx', ['expo', 'prebuild', '--no-install', '--platform', 'all'], { cwd: copy, env: { CI: '1' } });

const { expo } = JSON.parse(readFileSync(join(ROOT, 'app.json'), 'utf8'));
const EXPECTED = [
  ['android/app/build.gradle', expo.android.package],
  ['android/app/src/main/res/values/strings.xml', expo.name],
  ['android/app/src/main/res/mipmap-anydpi-v26/ic_launcher.xml', 'monochrome'],
  ['android/app/src/main/res/mipmap-xxxhdpi/ic_launcher_foreground.webp'],
  ['android/app/src/main/res/drawable-xxxhdpi/splashscreen_logo.png'],
  [`ios/${expo.name}/Info.plist`, expo.name],
  [`ios/${expo.name}/Images.xcassets/AppIcon.appiconset/Contents.json`],
  [`ios/${expo.name}/Images.xcassets/SplashScreenLogo.imageset/Contents.json`],
  [`ios/${expo.name}.xcodeproj/project.pbxproj`, expo.ios.bundleIdentifier],
];
const missing = EXPECTED.filter(([file, text]) => {
  const path = join(copy, file);
  return !existsSync(path) || (text !== undefined && !readFileSync(path, 'utf8').includes(text));
});
for (const [file, text] of missing) console.error(`Missing: ${file}${text ? ` with "${text}"` : ''}`);
if (missing.length > 0) process.exit(1);
console.log(`Native projects are complete: ${EXPECTED.length} files checked for both platforms.`);
