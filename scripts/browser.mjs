// Finds a Chromium to test with: $CHROME, an installed one, or (Linux x64) one from the npm registry, fetched once
// into .cache/chromium. Nobody has to install a browser by hand.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CACHE = join(ROOT, '.cache', 'chromium');
const PACKAGE = '@sparticuz/chromium@153.0.0';

/** Quiet, offline and reproducible. */
const ARGS = [
  '--no-sandbox', // containers have no user namespaces; the pages are our own
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--hide-scrollbars',
  '--font-render-hinting=none',
];

export async function findBrowser() {
  const installed = process.env.CHROME ?? installedBrowsers().find((path) => existsSync(path));
  if (installed) return { executablePath: installed, args: ARGS };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chrome, Chromium or Edge found. Install one, or name its program in $CHROME.');
  }
  return fetchBrowser();
}

function installedBrowsers() {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => names.map((name) => join(dir, name)));
  const windows = [process.env['ProgramFiles'], process.env['ProgramFiles(x86)'], process.env['LOCALAPPDATA']]
    .filter((dir) => dir !== undefined)
    .flatMap((dir) => [
      join(dir, 'Google/Chrome/Application/chrome.exe'),
      join(dir, 'Microsoft/Edge/Application/msedge.exe'),
    ]);
  const mac = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  );
  if (process.platform === 'win32') return windows;
  return process.platform === 'darwin' ? mac : onPath;
}

async function fetchBrowser() {
  const manifest = join(CACHE, 'package.json');
  const require = createRequire(manifest);
  const resolve = () => {
    try {
      return require.resolve('@sparticuz/chromium');
    } catch {
      return null;
    }
  };
  if (!resolve()) {
    console.log(`No browser found: fetching ${PACKAGE} into .cache/chromium …`);
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(manifest, '{ "private": true, "type": "module" }\n');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    execFileSync(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', PACKAGE], {
      cwd: CACHE,
      stdio: 'inherit',
    });
  }
  const found = resolve();
  if (!found) throw new Error(`${PACKAGE} was installed but cannot be loaded from .cache/chromium.`);
  const { default: chromium, inflate } = await import(pathToFileURL(found).href);
  const executablePath = await chromium.executablePath();
  // A bare system lacks the network security libraries; the package brings them for one that is barer still.
  const libraries = join(await inflate(join(found, '../../bin/al2023.tar.br')), 'lib');
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: [process.env.LD_LIBRARY_PATH, libraries].filter(Boolean).join(':'),
    FONTCONFIG_PATH: join(tmpdir(), 'fonts'),
  };
  return { executablePath, args: [...ARGS, '--no-zygote'], env };
}
