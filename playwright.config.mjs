import { defineConfig } from '@playwright/test';

import { findBrowser } from './scripts/browser.mjs';

const PORT = Number(process.env.E2E_PORT ?? 41873);

/** Drives the exported web app (dist/) in a real Chromium, as a player would. */
export default defineConfig({
  testDir: '__tests__/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 }, // a busy machine is no failure
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    launchOptions: await findBrowser(),
    trace: 'retain-on-failure',
    serviceWorkers: 'block', // offline.spec.ts alone is about them; elsewhere each page would fetch everything anew
  },
  webServer: {
    command: `npx sirv dist --single --quiet --host 127.0.0.1 --port ${PORT}`,
    port: PORT,
    reuseExistingServer: false,
  },
});
