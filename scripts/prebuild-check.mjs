// Generates the native projects in a temporary copy and reads in them what the stores and devices will read.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT, run } from './setup.mjs';

const HOST = 'picket.example';
const copy = mkdtempSync(join(tmpdir(), 'picket-prebuild-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));

for (const part of [
  'app',
  'src',
  'assets',
  'public',
  'app.json',
  'app.config.js',
  'package.json',
  'babel.config.js',
  'metro.config.js',
]) {
  cpSync(join(ROOT, part), join(copy, part), { recursive: true });
}
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
run('npx', ['expo', 'prebuild', '--no-install', '--platform', 'all'], {
  cwd: copy,
  env: { CI: '1', EXPO_PUBLIC_PICKET_HOST: HOST },
});

const { expo } = JSON.parse(readFileSync(join(ROOT, 'app.json'), 'utf8'));
const MANIFEST = 'android/app/src/main/AndroidManifest.xml';
const PLIST = `ios/${expo.name}/Info.plist`;
const LANGUAGES = Object.keys(expo.locales);
const ORIENTATIONS = ['Portrait', 'PortraitUpsideDown', 'LandscapeLeft', 'LandscapeRight'];
const plain = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A file, and what must be written in it (a text, or a pattern). */
const EXPECTED = [
  ['android/app/build.gradle', expo.android.package, `versionCode ${expo.android.versionCode}`],
  ['android/app/src/main/res/values/strings.xml', expo.name],
  ['android/app/src/main/res/mipmap-anydpi-v26/ic_launcher.xml', 'monochrome'],
  ['android/app/src/main/res/mipmap-xxxhdpi/ic_launcher_foreground.webp'],
  ['android/app/src/main/res/drawable-xxxhdpi/splashscreen_logo.png'],
  ['android/gradle.properties', 'edgeToEdgeEnabled=true', 'hermesEnabled=true', 'newArchEnabled=true'],
  [
    MANIFEST,
    'android:enableOnBackInvokedCallback="true"', // predictive back
    'android:screenOrientation="unspecified"',
    'android:localeConfig="@xml/locales_config"',
    '<data android:scheme="picket"/>',
    new RegExp(`<intent-filter android:autoVerify="true"[^]*android:scheme="https" android:host="${HOST}"`),
    ...expo.android.blockedPermissions.map((name) => `android:name="${name}" tools:node="remove"`),
  ],
  ...LANGUAGES.map((language) => [`android/app/src/main/res/values-b+${language}/strings.xml`, expo.name]),
  [
    PLIST,
    /<key>CFBundleDisplayName<\/key>\s*<string>Picket</,
    /<key>CFBundleURLSchemes<\/key>\s*<array>\s*<string>picket</,
    /<key>ITSAppUsesNonExemptEncryption<\/key>\s*<false\/>/,
    /<key>UIRequiresFullScreen<\/key>\s*<false\/>/, // side by side on an iPad
    /<key>UIUserInterfaceStyle<\/key>\s*<string>Automatic</,
    /<key>NSAllowsArbitraryLoads<\/key>\s*<false\/>/,
    orientations('UISupportedInterfaceOrientations'),
    orientations('UISupportedInterfaceOrientations~ipad'),
    new RegExp(`<key>CFBundleLocalizations</key>\\s*<array>${list(LANGUAGES)}</array>`),
  ],
  ...LANGUAGES.map((language) => [
    `ios/${expo.name}/Supporting/${language}.lproj/InfoPlist.strings`,
    'CFBundleDisplayName',
    'NSPhotoLibraryAddUsageDescription',
  ]),
  [`ios/${expo.name}/${expo.name}.entitlements`, `<string>applinks:${HOST}</string>`],
  [`ios/${expo.name}/PrivacyInfo.xcprivacy`, /<key>NSPrivacyTracking<\/key>\s*<false\/>/],
  [`ios/${expo.name}/Images.xcassets/AppIcon.appiconset/Contents.json`],
  [`ios/${expo.name}/Images.xcassets/SplashScreenLogo.imageset/Contents.json`],
  [
    `ios/${expo.name}.xcodeproj/project.pbxproj`,
    expo.ios.bundleIdentifier,
    /TARGETED_DEVICE_FAMILY = "1,2"/, // iPhone and iPad
  ],
];

const problems = EXPECTED.flatMap(([file, ...texts]) => {
  const path = join(copy, file);
  if (!existsSync(path)) return [`Missing: ${file}`];
  const found = readFileSync(path, 'utf8');
  const has = (text) => (typeof text === 'string' ? found.includes(text) : text.test(found));
  return texts.filter((text) => !has(text)).map((text) => `${file} lacks ${text}`);
});
problems.push(...surplus());
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
const facts = EXPECTED.reduce((sum, [, ...texts]) => sum + Math.max(1, texts.length), 0);
console.log(`Native projects are complete: ${facts} facts in ${EXPECTED.length} files for both platforms.`);

/** Nothing is asked of the player but what is used: any other permission is a mistake. */
function surplus() {
  const manifest = readFileSync(join(copy, MANIFEST), 'utf8');
  const asked = [...manifest.matchAll(/<uses-permission android:name="([^"]+)"\/>/g)].map(([, name]) => name);
  const allowed = ['android.permission.INTERNET', ...expo.android.permissions]; // INTERNET: of React Native's template
  const usage = readFileSync(join(copy, PLIST), 'utf8').match(/<key>NS\w+UsageDescription<\/key>/g) ?? [];
  return [
    ...asked.filter((name) => !allowed.includes(name)).map((name) => `Android asks for ${name}`),
    ...usage.filter((key) => !key.includes('NSPhotoLibraryAdd')).map((key) => `iOS asks for ${key}`),
  ];
}

function orientations(key) {
  const names = ORIENTATIONS.map((name) => `UIInterfaceOrientation${name}`);
  return new RegExp(`<key>${plain(key)}</key>\\s*<array>${list(names)}</array>`);
}

function list(values) {
  return `\\s*${values.map((value) => `<string>${plain(value)}</string>\\s*`).join('')}`;
}
